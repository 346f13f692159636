internal import PushRules

extension Check {
  static let actionLocKeyRetired = Check(
    "action-loc-key-retired",
    .info,
    "The alert names a title for the View button, which Apple no longer documents.",
    because: "Since 2017 no table has the key; notifications have the buttons of their category.",
    bad: #"{"aps":{"alert":{"body":"Hi","action-loc-key":"PLAY"}}}"#,
    good: #"{"aps":{"alert":{"body":"Hi"},"category":"GAME"}}"#,
    since: .iOS(11, 0),
    citations: ["A-287"]
  ) { subject, report in
    guard let member = subject.alert?.member("action-loc-key"), member.node.value != .null
    else { return }
    let message = "found `action-loc-key`, expected a `category`: Apple no longer documents it"
    report(at: member, message)
  }
}
