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
  ) { check, subject in
    let members = (subject.root.members ?? []) + (subject.aps?.members ?? [])
    return (members + (subject.alert?.members ?? [])).compactMap { member in
      guard isHeader(member.key) else { return nil }
      let key = PrintableText.quoted(member.key)
      return check.at(member, "found \(key) in the payload, expected it among the request headers")
    }
  }

  /// Whether a key is the name of a request header, perhaps with other separators.
  static func isHeader(_ key: String) -> Bool {
    KnownKey.headers.spelt(like: key) != nil
      || key.hasPrefix("apns") && KnownKey.headers.nearest(to: key) != nil
  }
}
