internal import PushRules

extension Check {
  static let headerDuplicate = Check(
    "header-duplicate",
    .error,
    "A request header stands twice.",
    because: "APNs refuses the request with 400 DuplicateHeaders.",
    bad: .request(#"{"aps":{"alert":"Hi"}}"#, ["push-type": "alert", "push-type": "alert"]),
    good: .request(#"{"aps":{"alert":"Hi"}}"#, ["push-type": "alert"]),
    citations: ["A-302"]
  ) { check, subject in
    var seen: Set<String> = []
    return (subject.headers?.headers ?? []).filter { $0.name.hasPrefix("apns") }
      .filter { !seen.insert($0.name).inserted }
      .map { header in
        let name = PrintableText.quoted(header.name)
        return check.at(header, "found the header \(name) again, expected it once")
      }
  }
}
