internal import PushRules

extension Check {
  static let liveActivityAlert = Check(
    "live-activity-alert",
    .warning,
    "The alert of a Live Activity push lacks a title or a body.",
    because: "Without both the device may show no alert beside the activity.",
    bad: """
      {"aps":{"timestamp":1715931200,"event":"update","content-state":{"goals":1},\
      "alert":{"title":"Goal"}}}
      """,
    good: """
      {"aps":{"timestamp":1715931200,"event":"update","content-state":{"goals":1},\
      "alert":{"title":"Goal","body":"1:0"}}}
      """,
    since: .iOS(16, 1),
    pushTypes: [.liveActivity],
    citations: ["A-290"]
  ) { subject, report in
    guard subject.isLiveActivity, let alert = subject.aps?["alert"] else { return }
    if case .string = alert.value {
      let message = "found a string as the value of `alert`, expected an object with "
      return report(at: alert, message + "`title` and `body`")
    }
    guard alert.members != nil else { return }
    let missing = ["title", "body"].filter { !hasText(alert[$0]) }
    guard !missing.isEmpty else { return }
    let message =
      "found no `\(missing.joined(separator: "` and no `"))` in the alert of a Live Activity, "
      + "expected `title` and `body`"
    report(at: alert, message)
  }

  /// Tells whether a part of an alert is a text, or an object that names a localized one.
  private static func hasText(_ node: JSONNode?) -> Bool {
    node?.string?.isEmpty == false || node?["loc-key"]?.string?.isEmpty == false
  }
}
