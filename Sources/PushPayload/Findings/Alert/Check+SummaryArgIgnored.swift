internal import PushRules

extension Check {
  static let summaryArgIgnored = Check(
    "summary-arg-ignored",
    .info,
    "The alert names what its summary says, which iOS ignores from 15 on.",
    because: "Groups of notifications are not summarised by these words any more.",
    bad: #"{"aps":{"alert":{"body":"Hi","summary-arg":"Anna"}}}"#,
    good: #"{"aps":{"alert":{"body":"Hi"}}}"#,
    since: .iOS(15, 0),
    citations: ["A-289"]
  ) { subject, report in
    for key in ["summary-arg", "summary-arg-count"] {
      guard let member = subject.alert?.member(key) else { continue }
      report(at: member, "found `\(key)`, expected no such key: iOS ignores it from 15 on")
    }
  }
}
