internal import PushRules

// The times in a Live Activity push, which count UNIX seconds.
extension Check {
  static let liveActivityTimestamp = Check(
    "live-activity-timestamp",
    .error,
    "A Live Activity push has no timestamp in UNIX seconds.",
    because:
      "The device orders pushes by it: a wrong one makes this push, or all later ones, lose.",
    bad: #"{"aps":{"timestamp":1715931200000,"event":"update","content-state":{"goals":1}}}"#,
    good: #"{"aps":{"timestamp":1715931200,"event":"update","content-state":{"goals":1}}}"#,
    since: .iOS(16, 1),
    pushTypes: [.liveActivity],
    citations: ["A-264"]
  ) { check, subject in
    guard subject.isLiveActivity, let aps = subject.aps else { return [] }
    guard let node = aps["timestamp"] else {
      return [check.at(aps, "found no `timestamp`, expected the UNIX time in seconds")]
    }
    if let found = check.epochProblem(of: "timestamp", node) { return [found] }
    guard let found = check.tooOld(of: "timestamp", node) else { return [] }
    let isFirst = subject.activityEvent == .start
    return [check.at(node, found, severity: isFirst ? .info : .warning)]
  }

  static let liveActivityDate = Check(
    "live-activity-date",
    .error,
    "The value of stale-date or dismissal-date is not a UNIX time in seconds.",
    because: "The activity never goes stale, or stays longer than was meant.",
    bad: """
      {"aps":{"timestamp":1715931200,"event":"update","content-state":{"goals":1},\
      "stale-date":"1715932400"}}
      """,
    good: """
      {"aps":{"timestamp":1715931200,"event":"update","content-state":{"goals":1},\
      "stale-date":1715932400}}
      """,
    since: .iOS(16, 1),
    pushTypes: [.liveActivity],
    citations: ["A-262", "A-266"]
  ) { check, subject in
    guard subject.isLiveActivity, let aps = subject.aps else { return [] }
    let problems = ["stale-date", "dismissal-date"].compactMap { key in
      aps[key].flatMap { check.epochProblem(of: key, $0) }
    }
    guard let node = aps["stale-date"], let found = check.tooOld(of: "stale-date", node) else {
      return problems
    }
    return problems + [check.at(node, found, severity: .warning)]
  }

  /// Returns what to say of a time that is no plausible one, such as seconds since 2001.
  private func tooOld(of key: String, _ node: JSONNode) -> String? {
    guard let seconds = node.number, seconds < Double(EpochUnit.oldestPlausible) else { return nil }
    return "found a `\(key)` before 2001, expected the UNIX time, which counts from 1970"
  }

  /// Returns what is wrong with the type or the unit of a time.
  private func epochProblem(of key: String, _ node: JSONNode) -> Diagnostic? {
    if let number = node.number {
      let unit = EpochUnit(number)
      guard unit != .seconds else { return nil }
      let fix = Self.wholeSeconds(number, in: unit).map { Fix.write($0, for: node) }
      let message = "found \(unit.name) as the value of `\(key)`, expected seconds"
      return at(node, message, fix: fix)
    }
    let fix = node.string.flatMap(Self.plainSeconds).map { Fix.write($0, for: node) }
    let message = "found \(node.value.kind) as the value of `\(key)`, expected a number of seconds"
    return at(node, message, fix: fix)
  }

  /// Returns a time in seconds, without what is below them, if it is a plausible one.
  private static func wholeSeconds(_ number: Double, in unit: EpochUnit) -> String? {
    let seconds = number / Double(unit.rawValue)
    guard EpochUnit(seconds) == .seconds, seconds >= Double(EpochUnit.oldestPlausible) else {
      return nil
    }
    return String(Int(seconds))
  }

  /// Returns the digits of a string that is a plausible time in seconds.
  private static func plainSeconds(_ text: String) -> String? {
    guard text.utf8.count == 10, text.utf8.allSatisfy({ ASCII.digits.contains($0) }),
      text.utf8.first != UInt8(ascii: "0")
    else { return nil }
    return text
  }
}
