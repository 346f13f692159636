internal import PushRules

extension Check {
  static let liveActivityKeyEvent = Check(
    "live-activity-key-event",
    .info,
    "A key of a Live Activity push belongs to another event.",
    because: "Apple documents it for that event only; with this one it may count for nothing.",
    bad: """
      {"aps":{"timestamp":1715931200,"event":"update","content-state":{"goals":1},\
      "attributes-type":"Match"}}
      """,
    good: #"{"aps":{"timestamp":1715931200,"event":"update","content-state":{"goals":1}}}"#,
    since: .iOS(16, 1),
    pushTypes: [.liveActivity],
    citations: ["A-266", "A-267", "A-268", "A-269"]
  ) { subject, report in
    guard let aps = subject.aps, let event = subject.activityEvent else { return }
    for (key, expected) in keyEvents where event != expected {
      guard let member = aps.member(key) else { continue }
      let message = "found `\(key)` with the event `\(event.rawValue)`, expected it with "
      report(at: member, message + "`\(expected.rawValue)`")
    }
  }

  /// The events that keys belong to.
  private static let keyEvents: [(key: String, event: LintSubject.ActivityEvent)] = [
    ("attributes-type", .start), ("attributes", .start), ("input-push-token", .start),
    ("input-push-channel", .start), ("dismissal-date", .end),
  ]
}
