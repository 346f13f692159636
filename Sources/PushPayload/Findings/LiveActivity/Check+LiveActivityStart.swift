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
    since: .iOS(16, 1),
    pushTypes: [.liveActivity],
    citations: ["A-267"]
  ) { subject, report in
    guard subject.activityEvent == .start, let aps = subject.aps, let event = aps["event"] else {
      return
    }
    for key in ["attributes-type", "attributes", "alert"]
    where (aps[key]?.value ?? .null) == .null && !subject.isAddedByProvider(key) {
      let message = "found no `\(key)` in a push that starts a Live Activity, expected it"
      report(at: event, message)
    }
    if let type = aps["attributes-type"], type.value != .null, type.string?.isEmpty ?? true {
      let end = "as the value of `attributes-type`, expected a string"
      report(at: type, "found \(type.kindOrEmpty) \(end)")
    }
    if let attributes = aps["attributes"], attributes.value != .null, attributes.members == nil {
      let end = "as the value of `attributes`, expected an object"
      report(at: attributes, "found \(attributes.kindOrEmpty) \(end)")
    }
  }
}
