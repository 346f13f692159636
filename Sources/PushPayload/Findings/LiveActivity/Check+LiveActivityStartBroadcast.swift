internal import PushRules

extension Check {
  static let liveActivityStartBroadcast = Check(
    "live-activity-start-broadcast",
    .error,
    "A broadcast starts a Live Activity.",
    because: "A push to a channel updates and ends activities; it starts none.",
    bad: .request(
      #"{"aps":{"timestamp":1715931200,"event":"start","content-state":{"goals":0},"#
        + #""attributes-type":"Match","attributes":{"match":7},"#
        + #""alert":{"title":"Kick-off","body":"0:0"}}}"#,
      topic: nil,
      ["push-type": "liveactivity", "channel-id": "dHN0LXNyY2gtY2hubA=="]
    ),
    good: .request(
      #"{"aps":{"timestamp":1715931200,"event":"update","content-state":{"goals":0}}}"#,
      topic: nil,
      ["push-type": "liveactivity", "channel-id": "dHN0LXNyY2gtY2hubA=="]
    ),
    since: .iOS(18, 0),
    citations: ["A-209"]
  ) { subject, report in
    guard subject.activityEvent == .start, let header = subject.headers?["apns-channel-id"],
      let event = subject.aps?["event"]
    else { return }
    let channel = PrintableText.quoted(header.value, limit: 80)
    let message = "found the event `start` for the channel \(channel), expected `update` or `end`"
    report(at: event, message)
  }
}
