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
    for (key, expected) in keyEvents where event.rawValue != expected {
      guard let member = aps.member(key) else { continue }
      let message = "found `\(key)` with the event `\(event.rawValue)`, expected it with "
      report(at: member, message + "`\(expected)`")
    }
  }

  /// The events that keys belong to.
  package static let keyEvents = [
    (key: "attributes-type", event: "start"), (key: "attributes", event: "start"),
    (key: "input-push-token", event: "start"), (key: "input-push-channel", event: "start"),
    (key: "dismissal-date", event: "end"),
  ]
}
