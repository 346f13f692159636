internal import PushRules

extension Check {
  static let headerUnknown = Check(
    "header-unknown",
    .warning,
    "A request header looks like one for APNs but is none.",
    because: "APNs ignores it, and what it was meant to say keeps its default.",
    bad: .request(#"{"aps":{"alert":"Hi"}}"#, ["push-type": "alert", "prio": "5"]),
    good: .request(#"{"aps":{"alert":"Hi"}}"#, ["push-type": "alert", "priority": "5"]),
    citations: ["A-302", "A-305"]
  ) { subject, report in
    for header in subject.headers?.headers ?? []
    where !KnownNames.headers.contains(header.name) {
      let full = "apns-" + header.name
      let isBare = KnownNames.headers.contains(full)
      guard header.name.hasPrefix("apns") || isBare && header.name != "id" else { continue }
      let message =
        "found the header \(PrintableText.quoted(header.name)), expected one that APNs knows"
        + KnownNames.headers.question(for: isBare ? full : header.name)
      report(at: header, message)
    }
  }
}
