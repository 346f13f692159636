internal import PushRules

extension Check {
  static let liveActivitySound = Check(
    "live-activity-sound",
    .info,
    "The sound of a Live Activity push stands beside the alert.",
    because: "Apple documents it inside alert; beside it the push may be silent.",
    bad: """
      {"aps":{"timestamp":1715931200,"event":"update","content-state":{"goals":1},\
      "alert":{"title":"Goal","body":"1:0"},"sound":"goal.caf"}}
      """,
    good: """
      {"aps":{"timestamp":1715931200,"event":"update","content-state":{"goals":1},\
      "alert":{"title":"Goal","body":"1:0","sound":"goal.caf"}}}
      """,
    since: .iOS(16, 1),
    pushTypes: [.liveActivity],
    citations: ["A-290"]
  ) { subject, report in
    guard subject.isLiveActivity, let sound = subject.aps?.member("sound") else { return }
    report(at: sound, "found `sound` beside the alert, expected it inside `alert`")
  }
}
