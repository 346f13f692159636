internal import PushRules

// What a Live Activity push must have.
extension Check {
  static let liveActivityEvent = Check(
    "live-activity-event",
    .error,
    "A Live Activity push has no event, or one other than start, update and end.",
    because: "The system does not know what to do with the activity and drops the push.",
    bad: #"{"aps":{"timestamp":1715931200,"event":"Update","content-state":{"goals":1}}}"#,
    good: #"{"aps":{"timestamp":1715931200,"event":"update","content-state":{"goals":1}}}"#,
    since: .iOS(16, 1),
    pushTypes: [.liveActivity],
    citations: ["A-265"]
  ) { check, subject in
    guard subject.isLiveActivity, let aps = subject.aps, subject.activityEvent == nil else {
      return []
    }
    guard let node = aps["event"] else {
      return [check.at(aps, "found no `event`, expected `start`, `update` or `end`")]
    }
    guard let text = node.string else {
      let message = "found \(node.value.kind) as the value of `event`, expected a string"
      return [check.at(node, message)]
    }
    let known = LintSubject.ActivityEvent.allCases.map { KnownKey($0.rawValue) }
    let message =
      "found \(PrintableText.quoted(text)) as the value of `event`, expected `start`, `update` or `end`"
      + known.question(for: text)
    let same = known.spelt(like: text)?.name
    return [check.at(node, message, fix: same.map { .write("\"\($0)\"", for: node) })]
  }

  static let liveActivityContentState = Check(
    "live-activity-content-state",
    .error,
    "A Live Activity push has no content-state, or one that is not an object.",
    because: "The activity has nothing to show and stays as it is.",
    bad: #"{"aps":{"timestamp":1715931200,"event":"update"}}"#,
    good: #"{"aps":{"timestamp":1715931200,"event":"update","content-state":{"goals":1}}}"#,
    since: .iOS(16, 1),
    pushTypes: [.liveActivity],
    citations: ["A-263"]
  ) { check, subject in
    guard subject.isLiveActivity, let aps = subject.aps else { return [] }
    guard let node = aps["content-state"] else {
      guard subject.activityEvent != .end else { return [] }
      return [check.at(aps["event"] ?? aps, "found no `content-state`, expected an object")]
    }
    guard node.members == nil else { return [] }
    let message = "found \(node.value.kind) as the value of `content-state`, expected an object"
    return [check.at(node, message)]
  }

  static let liveActivityKey = Check(
    "live-activity-key",
    .warning,
    "A push that is for no Live Activity has a key of them in aps.",
    because: "iOS does not look at it: own data belong beside aps.",
    bad: #"{"aps":{"alert":"Hi","event":"new_message"}}"#,
    good: #"{"aps":{"alert":"Hi"},"event":"new_message"}"#,
    since: .iOS(16, 1),
    citations: ["A-265", "A-272"]
  ) { check, subject in
    guard !subject.isLiveActivity, let aps = subject.aps else { return [] }
    return LintSubject.activityMembers(of: aps)
      .filter { LintSubject.activityKeys.named($0.key) != nil }
      .map { member in
        let message =
          "found `\(member.key)` in a push that is for no Live Activity, expected own data"
        return check.at(member, message + " beside `aps`")
      }
  }

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
  ) { check, subject in
    guard subject.isLiveActivity, let alert = subject.aps?["alert"] else { return [] }
    if case .string = alert.value {
      return [
        check.at(
          alert,
          "found a string as the value of `alert`, expected an object with `title` and `body`"
        )
      ]
    }
    guard alert.members != nil else { return [] }
    let missing = ["title", "body"].filter { !Check.hasText(alert[$0]) }
    guard !missing.isEmpty else { return [] }
    let message =
      "found no `\(missing.joined(separator: "` and no `"))` in the alert of a Live Activity, "
      + "expected `title` and `body`"
    return [check.at(alert, message)]
  }

  static let liveActivitySound = Check(
    "live-activity-sound",
    .info,
    "The sound of a Live Activity push stands beside the alert.",
    because: "Apple documents it inside alert; beside it the push may be silent.",
    bad: """
      {"aps":{"timestamp":1715931200,"event":"update","content-state":{"goals":1},\
      "alert":{"title":"Goal","body":"1:0"},"sound":"goal.caf"}}
      """,
    good: """
      {"aps":{"timestamp":1715931200,"event":"update","content-state":{"goals":1},\
      "alert":{"title":"Goal","body":"1:0","sound":"goal.caf"}}}
      """,
    since: .iOS(16, 1),
    pushTypes: [.liveActivity],
    citations: ["A-290"]
  ) { check, subject in
    guard subject.isLiveActivity, let sound = subject.aps?.member("sound") else { return [] }
    return [check.at(sound, "found `sound` beside the alert, expected it inside `alert`")]
  }

  /// Tells whether a part of an alert is a text, or an object that names a localized one.
  private static func hasText(_ node: JSONNode?) -> Bool {
    node?.string?.isEmpty == false || node?["loc-key"]?.string?.isEmpty == false
  }
}
