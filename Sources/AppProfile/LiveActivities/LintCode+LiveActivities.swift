internal import PushPayload

// Mistakes between pushes, or an older version, and the types of Live Activities.
extension LintCode {
  static let activities: [LintCode] = [
    .activityMismatch, .activityDate, .activityTypeUnknown, .activityKeyUnread, .activityUnknown,
    .activityChange,
  ]

  static let activityMismatch = LintCode(
    code: "activity-mismatch",
    severity: .error,
    statement: "A push to a Live Activity cannot be decoded to the type that the app declares.",
    reason: "iOS drops the push without a trace: the activity goes on showing its last state.",
    bad: #"{"aps":{"event":"update","timestamp":1,"content-state":{"driver_name":"Ann"}}}"#,
    good: #"{"aps":{"event":"update","timestamp":1,"content-state":{"driverName":"Ann"}}}"#,
    citations: ["A-263"]
  )
  static let activityDate = LintCode(
    code: "activity-date",
    statement: "A date in a push to a Live Activity counts from 1970.",
    reason: "Swift's default decoder reads seconds since 2001: the date is 31 years late.",
    bad: #"{"aps":{"event":"update","timestamp":1,"content-state":{"eta":1715931200}}}"#,
    good: #"{"aps":{"event":"update","timestamp":1,"content-state":{"eta":737624000}}}"#,
    citations: ["A-263"]
  )
  static let activityTypeUnknown = LintCode(
    code: "activity-type-unknown",
    severity: .error,
    statement: "A push starts a Live Activity of a type that the app does not declare.",
    reason: "iOS looks for the type by its name, and starts nothing without it.",
    bad: #"{"aps":{"event":"start","attributes-type":"OrderAttribute"}}"#,
    good: #"{"aps":{"event":"start","attributes-type":"OrderAttributes"}}"#
  )
  static let activityKeyUnread = LintCode(
    code: "activity-key-unread",
    severity: .info,
    statement: "A push to a Live Activity has a key that no property of the type reads.",
    reason: "The decoder passes it over, and the activity never shows it.",
    bad: #"{"aps":{"event":"update","timestamp":1,"content-state":{"progres":0.5}}}"#,
    good: #"{"aps":{"event":"update","timestamp":1,"content-state":{"progress":0.5}}}"#
  )
  static let activityUnknown = LintCode(
    code: "activity-unknown",
    severity: .info,
    statement: "A type of a Live Activity decodes itself, or is none that the sources declare.",
    reason: "Reading cannot show then what JSON it takes: try it on a device.",
    bad: "struct ContentState: Codable { init(from decoder: any Decoder) throws { … } }",
    good: "struct ContentState: Codable { var progress: Double }"
  )
  static let activityChange = LintCode(
    code: "activity-change",
    severity: .error,
    statement:
      "A new version of the app cannot decode a Live Activity that the old one has started.",
    reason: "Activities run on while the app is updated; then they show nothing new any more.",
    bad: "struct ContentState: Codable { var progress: Double; var gate: String }",
    good: "struct ContentState: Codable { var progress: Double; var gate: String? }"
  )
}
