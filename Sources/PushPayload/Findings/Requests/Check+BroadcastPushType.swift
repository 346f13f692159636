internal import PushRules

extension Check {
  static let broadcastPushType = Check(
    "broadcast-push-type",
    .error,
    "A push to a channel is of another type than liveactivity.",
    because: "Channels carry pushes for Live Activities only.",
    bad: .request(
      #"{"aps":{"alert":"Hi"}}"#,
      topic: nil,
      ["push-type": "alert", "channel-id": "dHN0LXNyY2gtY2hubA=="]
    ),
    good: .request(
      #"{"aps":{"timestamp":1715931200,"event":"update","content-state":{"goals":0}}}"#,
      topic: nil,
      ["push-type": "liveactivity", "channel-id": "dHN0LXNyY2gtY2hubA=="]
    ),
    since: .iOS(18, 0),
    citations: ["A-325"]
  ) { subject, report in
    guard subject.headers?["apns-channel-id"] != nil, let type = subject.pushType,
      type != .liveActivity, !subject.isLiveActivity
    else { return }
    let message =
      "found push type \(type.name) with apns-channel-id, expected push type liveactivity"
    report(at: subject.headers?["apns-push-type"], message)
  }
}
