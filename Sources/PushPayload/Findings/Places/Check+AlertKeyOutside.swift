internal import PushRules

extension Check {
  static var alertKeyOutside: Check {
    Check(
      "alert-key-outside-alert",
      .warning,
      "A key of the alert stands directly in aps.",
      because: "iOS does not show it: the texts belong into the object alert.",
      bad: #"{"aps":{"title":"Hi","badge":1}}"#,
      good: #"{"aps":{"alert":{"title":"Hi"},"badge":1}}"#,
      meaning: .alert,
      citations: ["A-250", "A-280", "A-282"]
    ) { check, subject, tell in
      for member in subject.aps?.members ?? [] {
        guard !KnownKey.aps.contains(member.key), let meant = alertKey(member.key) else {
          continue
        }
        let found = "found \(PrintableText.quoted(member.key)) in `aps`"
        tell(check.at(member, found + ", expected `\(meant)` in the object `alert`"))
      }
    }
  }
}
