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
      guard let node = aps[key], let problem = EpochProblem(of: key, node) else { continue }
      report(at: node, problem.message, fix: problem.fix)
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
      return report(at: aps["event"] ?? aps, "`content-state` is missing")
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
    let missing = ["title", "body"].filter { !hasText(alert[$0]) }
    guard !missing.isEmpty else { return }
    let message = "the alert of a Live Activity needs `\(missing.joined(separator: "` and `"))`"
    report(at: alert, message)
  }

  private static func hasText(_ node: JSONNode?) -> Bool {
    node?.string?.isEmpty == false || node?["loc-key"]?.string?.isEmpty == false
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
