import PushRules

extension Check {
  static let liveActivityEvent = LintCode(
    .error("live-activity-event"),
    "A Live Activity push has no event, or one other than start, update and end.",
    because: "The system does not know what to do with the activity and drops the push.",
    bad: #"{"aps":{"timestamp":1715931200,"event":"Update","content-state":{"goals":1}}}"#,
    good: .update(),
    pushTypes: [.liveActivity],
    citations: ["A-265"]
  ).check { subject, report in
    guard subject.isLiveActivity, let aps = subject.aps, subject.activityEvent == nil else {
      return
    }
    guard let node = aps["event"] else {
      return report(at: aps, "`event` is missing: write `start`, `update` or `end`")
    }
    guard let text = node.string else {
      return report(at: node, "`event` must be a string, not \(node.value.kind)")
    }
    let known = KnownNames(LiveActivityEvent.allCases.map { $0.name })
    let message =
      "`event` must be `start`, `update` or `end`, not \(text.quoted)"
      + known.suggestion(for: text)
    let same = known.spelt(like: text)
    report(at: node, message, fix: same.map { .write("\"\($0)\"", for: node) })
  }

  static let liveActivityTimestamp = LintCode(
    .error("live-activity-timestamp"),
    "A Live Activity push has no timestamp in UNIX seconds.",
    because:
      "The device orders pushes by it: a wrong one makes this push, or all later ones, lose.",
    bad: #"{"aps":{"timestamp":1715931200000,"event":"update","content-state":{"goals":1}}}"#,
    good: .update(),
    pushTypes: [.liveActivity],
    citations: ["A-264"]
  ).check { subject, report in
    guard subject.isLiveActivity, let aps = subject.aps else { return }
    guard let node = aps["timestamp"] else {
      if subject.isAddedByProvider("timestamp") { return }
      return report(at: aps, "`timestamp` is missing: write the UNIX time in seconds")
    }
    if let problem = EpochProblem(of: "timestamp", node) {
      return report(at: node, problem.message, fix: problem.fix)
    }
    guard let problem = EpochProblem(tooOld: "timestamp", node) else { return }
    let isFirst = subject.activityEvent == .start
    report(at: node, problem.message, severity: isFirst ? .info : .warning)
  }

  static let liveActivityDate = LintCode(
    .error("live-activity-date"),
    "The value of stale-date or dismissal-date is not a UNIX time in seconds.",
    because: "The activity never goes stale, or stays longer than was meant.",
    bad: .update(#""stale-date":"1715932400""#),
    good: .update(#""stale-date":1715932400"#),
    pushTypes: [.liveActivity],
    citations: ["A-262", "A-266"]
  ).check { subject, report in
    guard subject.isLiveActivity, let aps = subject.aps else { return }
    for key in ["stale-date", "dismissal-date"] {
      guard let node = aps[key] else { continue }
      if let problem = EpochProblem(of: key, node) {
        report(at: node, problem.message, fix: problem.fix)
      } else if key == "dismissal-date", node.number.map({ $0 < 0 }) == true {
        let end = "an earlier time removes the activity at once"
        report(at: node, "`\(key)` is negative: count the seconds from 1970; " + end)
      }
    }
    guard let node = aps["stale-date"], let problem = EpochProblem(tooOld: "stale-date", node)
    else { return }
    report(at: node, problem.message, severity: .warning)
  }

  static let liveActivityStale = LintCode(
    .warning("live-activity-stale"),
    "The stale-date of a Live Activity lies before its timestamp.",
    because: "The content is out of date as soon as it arrives.",
    bad: .update(#""stale-date":1715930000"#),
    good: .update(#""stale-date":1715932400"#),
    since: .iOS(16, 2),
    pushTypes: [.liveActivity],
    citations: ["A-262", "A-264"]
  ).check { subject, report in
    guard subject.isLiveActivity, let node = subject.aps?["stale-date"], let stale = node.number,
      let sent = subject.aps?["timestamp"]?.number, stale < sent,
      EpochUnit(stale) == .seconds, EpochUnit(sent) == .seconds,
      stale >= Double(EpochUnit.oldestPlausible)
    else { return }
    report(at: node, "`stale-date` is before `timestamp`")
  }

  static let liveActivityContentState = LintCode(
    .error("live-activity-content-state"),
    "A Live Activity push has no content-state, or one that is not an object.",
    because: "The activity has nothing to show and stays as it is.",
    bad: #"{"aps":{"timestamp":1715931200,"event":"update"}}"#,
    good: .update(),
    pushTypes: [.liveActivity],
    citations: ["A-263"]
  ).check { subject, report in
    guard subject.isLiveActivity, let aps = subject.aps else { return }
    guard let node = aps["content-state"] else {
      guard subject.activityEvent != .end else { return }
      return report(at: aps["event"] ?? aps, "`content-state` is missing: write the object to show")
    }
    guard node.members == nil else { return }
    report(at: node, "`content-state` must be an object, not \(node.value.kind)")
  }

  static let liveActivityAlert = LintCode(
    .warning("live-activity-alert"),
    "The alert of a Live Activity push lacks a title or a body.",
    because: "Without both the device may show no alert beside the activity.",
    bad: .update(#""alert":{"title":"Goal"}"#),
    good: .update(#""alert":{"title":"Goal","body":"1:0"}"#),
    pushTypes: [.liveActivity],
    citations: ["A-290"]
  ).check { subject, report in
    guard subject.isLiveActivity, let alert = subject.aps?["alert"] else { return }
    if case .string = alert.value {
      let message = "the `alert` of a Live Activity must be an object with "
      return report(at: alert, message + "`title` and `body`, not a string")
    }
    guard alert.members != nil else { return }
    let missing = ["title", "body"].filter { key in
      ![alert[key], alert[key]?["loc-key"]].contains { $0?.string?.isEmpty == false }
    }
    guard !missing.isEmpty else { return }
    let message = "the alert of a Live Activity needs `\(missing.joined(separator: "` and `"))`"
    report(at: alert, message)
  }

  static let liveActivitySound = LintCode(
    .info("live-activity-sound"),
    "The sound of a Live Activity push stands beside the alert.",
    because: "Apple documents it inside alert; beside it the push may be silent.",
    bad: .update(#""alert":{"title":"Goal","body":"1:0"},"sound":"goal.caf""#),
    good: .update(#""alert":{"title":"Goal","body":"1:0","sound":"goal.caf"}"#),
    pushTypes: [.liveActivity],
    citations: ["A-290"]
  ).check { subject, report in
    guard subject.isLiveActivity, let sound = subject.aps?.member("sound") else { return }
    report(at: sound, "`sound` stands beside the alert; a Live Activity needs it inside `alert`")
  }

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
    for member in subject.aps?.members ?? [] where KnownNames.activity.contains(member.key) {
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

extension Check.Sample {
  static func update(_ more: String = "", goals: Int = 1) -> Check.Sample {
    let aps = #""timestamp":1715931200,"event":"update","content-state":{"goals":\#(goals)}"#
    return Check.Sample("{\"aps\":{\(aps)\(more.isEmpty ? "" : "," + more)}}")
  }

  /// A request to a channel.
  static func broadcast(_ payload: Check.Sample) -> Check.Sample {
    request(payload, "push-type: liveactivity, channel-id: dHN0LXNyY2gtY2hubA==")
  }

  static func start(_ more: String = "") -> Check.Sample {
    let aps =
      #""timestamp":1715931200,"event":"start","content-state":{"goals":0},"#
      + #""attributes-type":"Match","attributes":{"match":7},"#
      + #""alert":{"title":"Kick-off","body":"0:0"}"#
    return Check.Sample("{\"aps\":{\(aps)\(more.isEmpty ? "" : "," + more)}}")
  }
}
