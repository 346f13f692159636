package import PushPayload

// Mistakes between pushes, or an older version, and the types of Live Activities.
extension LintCode {
  static let activities: [LintCode] = [
    .activityMismatch, .activityDate, .activityTypeUnknown, .activityKeyUnread, .activityUnknown,
    .activityChange,
  ]

  package static let activityMismatch = LintCode(
    .error("activity-mismatch"),
    "A push to a Live Activity cannot be decoded to the type that the app declares.",
    because: "iOS drops the push without a trace: the activity goes on showing its last state.",
    bad: #"{"aps":{"event":"update","timestamp":1,"content-state":{"driver_name":"Ann"}}}"#,
    good: #"{"aps":{"event":"update","timestamp":1,"content-state":{"driverName":"Ann"}}}"#,
    citations: ["A-263"]
  )
  static let activityDate = LintCode(
    .warning("activity-date"),
    "A date in a push to a Live Activity counts from 1970.",
    because: "Swift's default decoder reads seconds since 2001: the date is 31 years late.",
    bad: #"{"aps":{"event":"update","timestamp":1,"content-state":{"eta":1715931200}}}"#,
    good: #"{"aps":{"event":"update","timestamp":1,"content-state":{"eta":737624000}}}"#,
    citations: ["A-263"]
  )
  package static let activityTypeUnknown = LintCode(
    .error("activity-type-unknown"),
    "A push starts a Live Activity of a type that the app does not declare.",
    because: "iOS looks for the type by its name, and starts nothing without it.",
    bad: #"{"aps":{"event":"start","attributes-type":"OrderAttribute"}}"#,
    good: #"{"aps":{"event":"start","attributes-type":"OrderAttributes"}}"#
  )
  static let activityKeyUnread = LintCode(
    .info("activity-key-unread"),
    "A push to a Live Activity has a key that no property of the type reads.",
    because: "The decoder passes it over, and the activity never shows it.",
    bad: #"{"aps":{"event":"update","timestamp":1,"content-state":{"progres":0.5}}}"#,
    good: #"{"aps":{"event":"update","timestamp":1,"content-state":{"progress":0.5}}}"#
  )
  static let activityUnknown = LintCode(
    .info("activity-unknown"),
    "A type of a Live Activity decodes itself, or is none that the sources declare.",
    because: "Reading cannot show then what JSON it takes: try it on a device.",
    bad: "struct ContentState: Codable { init(from decoder: any Decoder) throws { … } }",
    good: "struct ContentState: Codable { var progress: Double }"
  )
  static let activityChange = LintCode(
    .error("activity-change"),
    "A new version of the app cannot decode a Live Activity that the old one has started.",
    because: "Activities run on while the app is updated; then they show nothing new any more.",
    bad: "struct ContentState: Codable { var progress: Double; var gate: String }",
    good: "struct ContentState: Codable { var progress: Double; var gate: String? }"
  )
}
