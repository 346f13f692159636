internal import PushRules

extension Check {
  static let liveActivityContentState = Check(
    "live-activity-content-state",
    .error,
    "A Live Activity push has no content-state, or one that is not an object.",
    because: "The activity has nothing to show and stays as it is.",
    bad: #"{"aps":{"timestamp":1715931200,"event":"update"}}"#,
    good: #"{"aps":{"timestamp":1715931200,"event":"update","content-state":{"goals":1}}}"#,
    since: .iOS(16, 1),
    pushTypes: [.liveActivity],
    citations: ["A-263"]
  ) { subject, report in
    guard subject.isLiveActivity, let aps = subject.aps else { return }
    guard let node = aps["content-state"] else {
      guard subject.activityEvent != .end else { return }
      return report(at: aps["event"] ?? aps, "found no `content-state`, expected an object")
    }
    guard node.members == nil else { return }
    let message = "found \(node.value.kind) as the value of `content-state`, expected an object"
    report(at: node, message)
  }
}
