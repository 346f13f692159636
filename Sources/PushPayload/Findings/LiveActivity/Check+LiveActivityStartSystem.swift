internal import PushRules

extension Check {
  static let liveActivityStartSystem = Check(
    "live-activity-start-system",
    .warning,
    "The push starts a Live Activity on a version of iOS that cannot do that.",
    because: "Before iOS 17.2 only the app starts an activity; the push does nothing.",
    bad: Sample(
      """
      {"aps":{"timestamp":1715931200,"event":"start","content-state":{"goals":0},\
      "attributes-type":"Match","attributes":{"match":7},\
      "alert":{"title":"Kick-off","body":"0:0"}}}
      """
    ).on(.iOS(17, 1)),
    good: Sample(
      #"{"aps":{"timestamp":1715931200,"event":"update","content-state":{"goals":0}}}"#
    ).on(.iOS(17, 1)),
    since: .iOS(16, 1),
    until: .iOS(17, 1),
    pushTypes: [.liveActivity],
    citations: ["A-265", "A-207"]
  ) { subject, report in
    guard subject.startsTooEarly, let event = subject.aps?["event"] else { return }
    let message = "found the event `start` for iOS \(subject.system), expected iOS 17.2 or later"
    report(at: event, message)
  }
}
