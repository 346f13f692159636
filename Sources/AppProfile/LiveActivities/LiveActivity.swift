package import PushPayload

/// A type of `ActivityAttributes`, and what its Live Activities are decoded from.
package struct LiveActivity: Hashable, Sendable {
  /// The name of the type, as in `attributes-type`.
  package let name: String
  package let place: SourcePlace
  let attributes: DecodedShape
  let state: DecodedShape
  let types: [String: DecodedType]

  /// The most Live Activities of an app, and the most copies of one.
  static let most = 50

  /// The Live Activities in the code of an app; equal copies of a type count once.
  static func found(in files: [CodeFile]) -> [LiveActivity] {
    var types = DataTypes(files)
    let names = types.names(conformingTo: "ActivityAttributes").prefix(most)
    let all = names.flatMap { name in
      types.files(declaring: name).prefix(most).reduce(into: [LiveActivity]()) { copies, file in
        types.resolve(fromFile: file)
        let copy = LiveActivity(name, among: &types)
        if !copies.contains(where: { $0.isDecodedLike(copy) }) { copies.append(copy) }
      }
    }
    return Array(all.prefix(most))
  }

  private init(_ name: String, among types: inout DataTypes) {
    attributes = types.shape(ofTypeNamed: name, within: "")
    state = types.shape(ofTypeNamed: "ContentState", within: name)
    self.name = name.lastName
    place = types.place(of: name)
    self.types = types.decoded
  }

  private func isDecodedLike(_ other: LiveActivity) -> Bool {
    let changes = [ActivityChange(from: self, to: other), ActivityChange(from: other, to: self)]
    return !changes.contains { $0.breaksActivities }
  }

  var fact: Fact {
    Fact(input: .liveActivity, value: name, origin: .code, place: place, condition: nil)
  }
}

// Pushes to Live Activities, checked against the types of the app.
extension SentPush {
  /// Values that iOS cannot decode in a push to a Live Activity, and values that no type has.
  func findings(
    for activities: [LiveActivity],
    path: @escaping @Sendable (String) -> String = { $0 }
  ) -> [Finding] {
    guard !activities.isEmpty, let aps = payload.aps,
      aps["content-state"]?.members != nil || aps["attributes"]?.members != nil
    else { return [] }
    let lines = payload.document.lineMap
    var candidates = activities
    if let type = aps["attributes-type"], let name = type.string {
      candidates = activities.filter { $0.name == name }
      if candidates.isEmpty {
        let known = activities.map { "`\($0.name)`" }.joined(separator: ", ")
        let message =
          "`attributes-type` must be a type of ActivityAttributes (\(known)), not `\(name)`"
        let place = SourcePlace(of: type, in: self.path, lines)
        return [Finding(.activityTypeUnknown, message, at: place)]
      }
    }
    // An update does not name its type: the type that fits best counts.
    let checks = candidates.map { candidate in
      var check = ActivityCheck(types: candidate.types, file: self.path, lines: lines, path: path)
      let shapes = [("content-state", candidate.state), ("attributes", candidate.attributes)]
      for (key, shape) in shapes {
        if let node = aps[key] { check.check(node, as: shape, for: key) }
      }
      return (name: candidate.name, check: check)
    }
    let best = checks.min { $0.check.mismatchCount < $1.check.mismatchCount }?.name
    return checks.filter { $0.name == best }.flatMap { $0.check.findings }.unique()
  }
}

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
