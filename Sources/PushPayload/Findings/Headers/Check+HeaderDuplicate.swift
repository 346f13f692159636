internal import PushRules

extension Check {
  static let headerDuplicate = Check(
    "header-duplicate",
    .error,
    "A request header appears twice.",
    because: "APNs refuses the request with 400 DuplicateHeaders.",
    bad: .request(#"{"aps":{"alert":"Hi"}}"#, ["push-type": "alert", "push-type": "alert"]),
    good: .request(#"{"aps":{"alert":"Hi"}}"#, ["push-type": "alert"]),
    citations: ["A-302"]
  ) { subject, report in
    var seen: Set<String> = []
    for header in subject.headers?.headers ?? []
    where header.name.hasPrefix("apns") && !seen.insert(header.name).inserted {
      let name = PrintableText.quoted(header.name)
      report(at: header, "found the header \(name) again, expected it once")
    }
  }
}
