internal import PushRules

extension Check {
  static let liveActivityPushType = Check(
    "live-activity-push-type",
    .warning,
    "The payload is for a Live Activity, but the push type is not liveactivity.",
    because: "The push does not reach the activity.",
    bad: .request(
      #"{"aps":{"timestamp":1715931200,"event":"update","content-state":{"goals":1}}}"#,
      ["push-type": "alert"]
    ),
    good: .request(
      #"{"aps":{"timestamp":1715931200,"event":"update","content-state":{"goals":1}}}"#,
      topic: "com.example.app.push-type.liveactivity",
      ["push-type": "liveactivity"]
    ),
    meaning: .pushType(.liveActivity),
    citations: ["A-302", "A-316"]
  ) { subject, report in
    guard let headers = subject.headers, subject.isLiveActivity else { return }
    let header = headers["apns-push-type"]
    if header == nil, !headers.isComplete { return }
    if header != nil, subject.pushType == nil || subject.pushType == .liveActivity { return }
    let found = subject.pushType.map { "push type \($0.name)" } ?? "no apns-push-type"
    let message = "found \(found) with the keys of a Live Activity, expected liveactivity"
    report(at: header, message)
  }
}
