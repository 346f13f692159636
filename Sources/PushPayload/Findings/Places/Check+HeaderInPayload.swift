internal import PushRules

extension Check {
  static let headerInPayload = Check(
    "header-in-payload",
    .warning,
    "A request header stands in the payload.",
    because: "APNs reads headers of the HTTP request only: here it changes nothing.",
    bad: #"{"aps":{"alert":"Hi","apns-priority":5}}"#,
    good: .request(#"{"aps":{"alert":"Hi"}}"#, ["push-type": "alert", "priority": "5"]),
    citations: ["A-302", "A-305"]
  ) { subject, report in
    for object in [subject.root, subject.aps, subject.alert] {
      for member in object?.members ?? [] where isHeader(member.key) {
        let key = PrintableText.quoted(member.key)
        let message = "found \(key) in the payload, expected it among the request headers"
        report(at: member, message)
      }
    }
  }

  /// Tells whether a key is the name of a request header, perhaps with other separators.
  static func isHeader(_ key: String) -> Bool {
    KnownNames.headers.spelt(like: key) != nil
      || key.hasPrefix("apns") && KnownNames.headers.nearest(to: key) != nil
  }
}
