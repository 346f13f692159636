internal import PushRules

// What a push that starts a Live Activity must have.
extension Check {
  static let liveActivityStart = Check(
    "live-activity-start",
    .error,
    "A push that starts a Live Activity lacks attributes-type, attributes or an alert.",
    because: "The system needs all three to create the activity; without one nothing starts.",
    bad: """
      {"aps":{"timestamp":1715931200,"event":"start","content-state":{"goals":0},\
      "attributes":{"match":7},"alert":{"title":"Kick-off","body":"0:0"}}}
      """,
    good: """
      {"aps":{"timestamp":1715931200,"event":"start","content-state":{"goals":0},\
      "attributes-type":"Match","attributes":{"match":7},\
      "alert":{"title":"Kick-off","body":"0:0"}}}
      """,
    citations: ["A-267"]
  ) { check, subject in
    guard subject.activityEvent == .start, let aps = subject.aps, let event = aps["event"] else {
      return []
    }
    let missing = ["attributes-type", "attributes", "alert"].filter { aps[$0] == nil }
    let absent = missing.map { key in
      check.at(event, "found no `\(key)` in a push that starts a Live Activity, expected it")
    }
    let wrong = [
      check.kindProblem(of: "attributes-type", aps["attributes-type"], "a string") {
        $0.string?.isEmpty == false
      },
      check.kindProblem(of: "attributes", aps["attributes"], "an object") { $0.members != nil },
    ]
    return absent + wrong.compactMap { $0 }
  }

  static let liveActivityStartSystem = Check(
    "live-activity-start-system",
    .warning,
    "The push starts a Live Activity on a version of iOS that cannot do that.",
    because: "Before iOS 17.2 only the app starts an activity; the push does nothing.",
    bad: Sample(
      stringLiteral: """
        {"aps":{"timestamp":1715931200,"event":"start","content-state":{"goals":0},\
        "attributes-type":"Match","attributes":{"match":7},\
        "alert":{"title":"Kick-off","body":"0:0"}}}
        """
    ).on(.iOS(17, 1)),
    good: Sample(
      stringLiteral:
        #"{"aps":{"timestamp":1715931200,"event":"update","content-state":{"goals":0}}}"#
    ).on(.iOS(17, 1)),
    citations: ["A-265", "A-207"]
  ) { check, subject in
    guard subject.startsTooEarly, let event = subject.aps?["event"] else { return [] }
    let message = "found the event `start` for iOS \(subject.system), expected iOS 17.2 or later"
    return [check.at(event, message)]
  }

  static let liveActivityInput = Check(
    "live-activity-input",
    .error,
    "The value of input-push-token is not 1, or that of input-push-channel no string.",
    because: "The activity that the push starts gets no token, or listens on no channel.",
    bad: """
      {"aps":{"timestamp":1715931200,"event":"start","content-state":{"goals":0},\
      "attributes-type":"Match","attributes":{"match":7},\
      "alert":{"title":"Kick-off","body":"0:0"},"input-push-token":true}}
      """,
    good: """
      {"aps":{"timestamp":1715931200,"event":"start","content-state":{"goals":0},\
      "attributes-type":"Match","attributes":{"match":7},\
      "alert":{"title":"Kick-off","body":"0:0"},"input-push-token":1}}
      """,
    citations: ["A-268", "A-269"]
  ) { check, subject in
    guard subject.isLiveActivity, let aps = subject.aps else { return [] }
    var found: [Diagnostic] = []
    if let node = aps["input-push-token"], node.number != 1 {
      let isMeant = node.value == .boolean(true) || node.string == "1"
      let message =
        "found \(node.number == nil ? node.value.kind : "another number") "
        + "as the value of `input-push-token`, expected the number 1"
      found.append(check.at(node, message, fix: isMeant ? .write("1", for: node) : nil))
    }
    let channel = check.kindProblem(of: "input-push-channel", aps["input-push-channel"], "a string")
    {
      $0.string?.isEmpty == false
    }
    return found + [channel].compactMap { $0 }
  }

  /// Returns a finding about a value that is there and not of its kind.
  private func kindProblem(
    of key: String,
    _ node: JSONNode?,
    _ expected: String,
    isRight: (JSONNode) -> Bool
  ) -> Diagnostic? {
    guard let node, !isRight(node) else { return nil }
    let found = node.string == "" ? "an empty string" : node.value.kind
    return at(node, "found \(found) as the value of `\(key)`, expected \(expected)")
  }
}

extension LintSubject {
  /// Whether the push starts a Live Activity on a version of iOS in which only the app does.
  var startsTooEarly: Bool { activityEvent == .start && system < .iOS(17, 2) }
}
