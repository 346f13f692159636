internal import PushRules

// What a push that starts a Live Activity must have.
extension Check {
  static var liveActivityStart: Check {
    Check(
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
      since: .iOS(16, 1),
      pushTypes: [.liveActivity],
      citations: ["A-267"]
    ) { check, subject in
      guard subject.activityEvent == .start, let aps = subject.aps, let event = aps["event"] else {
        return []
      }
      let missing = ["attributes-type", "attributes", "alert"].filter { key in
        (aps[key]?.value ?? .null) == .null
      }
      let absent = missing.map { key in
        check.at(event, "found no `\(key)` in a push that starts a Live Activity, expected it")
      }
      let wrong = [
        check.kindProblem(of: "attributes-type", aps["attributes-type"], "a string") {
          $0.string?.isEmpty == false || $0.value == .null
        },
        check.kindProblem(of: "attributes", aps["attributes"], "an object") {
          $0.members != nil || $0.value == .null
        },
      ]
      return absent + wrong.compactMap { $0 }
    }
  }
}
