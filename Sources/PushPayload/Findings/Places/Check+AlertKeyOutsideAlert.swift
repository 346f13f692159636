internal import PushRules

extension Check {
  static let alertKeyOutsideAlert = Check(
    "alert-key-outside-alert",
    .warning,
    "A key of the alert stands directly in aps.",
    because: "iOS does not show it: the texts belong into the object alert.",
    bad: #"{"aps":{"title":"Hi","badge":1}}"#,
    good: #"{"aps":{"alert":{"title":"Hi"},"badge":1}}"#,
    meaning: .alert,
    citations: ["A-250", "A-280", "A-282"]
  ) { subject, report in
    for member in subject.aps?.members ?? [] {
      guard !KnownNames.aps.contains(member.key), let meant = alertKey(member.key) else {
        continue
      }
      let found = "found \(PrintableText.quoted(member.key)) in `aps`"
      report(at: member, found + ", expected `\(meant)` in the object `alert`")
    }
  }
}
