internal import PushRules

extension Check {
  static var headerUnknown: Check {
    Check(
      "header-unknown",
      .warning,
      "A request header looks like one for APNs but is none.",
      because: "APNs ignores it, and what it was meant to say keeps its default.",
      bad: .request(#"{"aps":{"alert":"Hi"}}"#, ["push-type": "alert", "prio": "5"]),
      good: .request(#"{"aps":{"alert":"Hi"}}"#, ["push-type": "alert", "priority": "5"]),
      citations: ["A-302", "A-305"]
    ) { check, subject, tell in
      for header in subject.headers?.headers ?? []
      where !KnownKey.headers.contains(header.name) {
        let bare = KnownKey.headers.named("apns-" + header.name)
        guard header.name.hasPrefix("apns") || bare != nil && header.name != "id" else { continue }
        let message =
          "found the header \(PrintableText.quoted(header.name)), expected one that APNs knows"
          + KnownKey.headers.question(for: bare?.name ?? header.name)
        tell(check.at(header, message))
      }
    }
  }
}
