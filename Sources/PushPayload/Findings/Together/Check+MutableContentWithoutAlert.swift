internal import PushRules

extension Check {
  static let mutableContentWithoutAlert = Check(
    "mutable-content-without-alert",
    .warning,
    "The push has mutable-content, but no alert.",
    because: "The service extension runs only for a push that shows an alert.",
    bad: #"{"aps":{"badge":1,"mutable-content":1}}"#,
    good: #"{"aps":{"alert":"Hi","badge":1,"mutable-content":1}}"#,
    since: .iOS(10, 0),
    citations: ["A-150", "A-151", "A-152", "R-25"]
  ) { subject, report in
    guard let member = subject.aps?.member(FlagKey.mutableContent.rawValue),
      subject.traits.mutableContent.isPerhapsSet, subject.traits.alert == .absent
    else { return }
    let message = "found `mutable-content` without text to show, expected an `alert` with it"
    report(at: member, message + "; the service extension will not run")
  }
}
