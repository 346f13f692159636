internal import PushRules

extension Check {
  static var headerDuplicate: Check {
    Check(
      "header-duplicate",
      .error,
      "A request header stands twice.",
      because: "APNs refuses the request with 400 DuplicateHeaders.",
      bad: .request(#"{"aps":{"alert":"Hi"}}"#, ["push-type": "alert", "push-type": "alert"]),
      good: .request(#"{"aps":{"alert":"Hi"}}"#, ["push-type": "alert"]),
      citations: ["A-302"]
    ) { check, subject, tell in
      var seen: Set<String> = []
      for header in subject.headers?.headers ?? []
      where header.name.hasPrefix("apns") && !seen.insert(header.name).inserted {
        let name = PrintableText.quoted(header.name)
        tell(check.at(header, "found the header \(name) again, expected it once"))
      }
    }
  }
}
