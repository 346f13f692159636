import PushRules

// What a push must have to start a Live Activity.
extension Check {
  static let liveActivityStart = LintCode(
    .error("live-activity-start"),
    "A push that starts a Live Activity lacks attributes-type, attributes or an alert.",
    because: "The system needs all three to create the activity; without one nothing starts.",
    bad: """
      {"aps":{"timestamp":1715931200,"event":"start","content-state":{"goals":0},\
      "attributes":{"match":7},"alert":{"title":"Kick-off","body":"0:0"}}}
      """,
    good: .start(),
    pushTypes: [.liveActivity],
    citations: ["A-267"]
  ).check { subject, report in
    guard subject.activityEvent == .start, let aps = subject.aps, let event = aps["event"] else {
      return
    }
    for key in ["attributes-type", "attributes", "alert"]
    where (aps[key]?.value ?? .null) == .null && !subject.isAddedByProvider(key) {
      report(at: event, "`\(key)` is missing: a Live Activity does not start without it")
    }
    if let type = aps["attributes-type"], type.value != .null, type.string?.isEmpty ?? true {
      report(at: type, "`attributes-type` must be a string, not \(type.kindOrEmpty)")
    }
    if let attributes = aps["attributes"], attributes.value != .null, attributes.members == nil {
      report(at: attributes, "`attributes` must be an object, not \(attributes.kindOrEmpty)")
    }
  }

  static let liveActivityStartSystem = LintCode(
    .warning("live-activity-start-system"),
    "The push starts a Live Activity on a version of iOS that cannot do that.",
    because: "Before iOS 17.2 only the app starts an activity; the push does nothing.",
    bad: .start().on(.iOS(17, 1)),
    good: .update(goals: 0).on(.iOS(17, 1)),
    until: .iOS(17, 1),
    pushTypes: [.liveActivity],
    citations: ["A-265", "A-207"]
  ).check { subject, report in
    guard subject.startsTooEarly, let event = subject.aps?["event"] else { return }
    report(at: event, "the event `start` needs iOS 17.2 or later, not iOS \(subject.system)")
  }

  static let liveActivityStartBroadcast = LintCode(
    .error("live-activity-start-broadcast"),
    "A broadcast starts a Live Activity.",
    because: "A push to a channel updates and ends activities; it starts none.",
    bad: .broadcast(.start()),
    good: .broadcast(.update(goals: 0)),
    since: .iOS(18, 0),
    citations: ["A-209"]
  ).check { subject, report in
    guard subject.activityEvent == .start, let header = subject.headers?["apns-channel-id"],
      let event = subject.aps?["event"]
    else { return }
    let channel = PrintableText.quoted(header.value, limit: 80)
    report(at: event, "a channel takes `update` and `end`, not `start`: \(channel)")
  }

  static let liveActivityInput = LintCode(
    .error("live-activity-input"),
    "The value of input-push-token is not 1, or that of input-push-channel no string.",
    because: "The activity that the push starts gets no token, or listens on no channel.",
    bad: .start(#""input-push-token":true"#),
    good: .start(#""input-push-token":1"#),
    pushTypes: [.liveActivity],
    citations: ["A-268", "A-269"]
  ).check { subject, report in
    guard subject.isLiveActivity, let aps = subject.aps else { return }
    if let node = aps["input-push-token"], node.number != 1 {
      let isMeant = node.value == .boolean(true) || node.string == "1"
      let message =
        "`input-push-token` must be the number 1, not "
        + (node.number == nil ? node.value.kind : "another number")
      report(at: node, message, fix: isMeant ? .write("1", for: node) : nil)
    }
    guard let node = aps["input-push-channel"], !(node.string.map(Base64.isText) ?? false)
    else { return }
    report(at: node, "`input-push-channel` must be base64 text, not \(node.kindOrEmpty)")
  }

  static let liveActivityKey = LintCode(
    .warning("live-activity-key"),
    "A push that is for no Live Activity has a key of them in aps.",
    because: "iOS does not look at it: own data belong beside aps.",
    bad: #"{"aps":{"alert":"Hi","event":"new_message"}}"#,
    good: #"{"aps":{"alert":"Hi"},"event":"new_message"}"#,
    since: .iOS(16, 1),
    citations: ["A-265", "A-272"]
  ).check { subject, report in
    guard !subject.isLiveActivity else { return }
    for member in subject.aps?.members ?? []
    where KnownNames.activity.contains(member.key) {
      let message = "`\(member.key)` is for Live Activities; put the app's own data"
      report(at: member, message + " beside `aps`")
    }
  }

  static let liveActivityKeyEvent = LintCode(
    .info("live-activity-key-event"),
    "A key of a Live Activity push belongs to another event.",
    because: "Apple documents it for that event only; with this one it may count for nothing.",
    bad: .update(#""attributes-type":"Match""#),
    good: .update(),
    pushTypes: [.liveActivity],
    citations: ["A-266", "A-267", "A-268", "A-269"]
  ).check { subject, report in
    guard let aps = subject.aps, let event = subject.activityEvent else { return }
    for (key, expected) in keyEvents where event.name != expected {
      guard let member = aps.member(key) else { continue }
      let message = "`\(key)` does nothing with the event `\(event.name)`, only with "
      report(at: member, message + "`\(expected)`")
    }
  }

  package static let keyEvents = [
    (key: "attributes-type", event: "start"), (key: "attributes", event: "start"),
    (key: "input-push-token", event: "start"), (key: "input-push-channel", event: "start"),
    (key: "dismissal-date", event: "end"),
  ]
}
