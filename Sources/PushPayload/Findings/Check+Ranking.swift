internal import PushRules

// How urgent a notification is.
extension Check {
  private static let levels = ["passive", "active", "time-sensitive", "critical"]
    .map { KnownKey($0) }

  static let interruptionLevelType = Check(
    "interruption-level-type",
    .error,
    "The value of interruption-level is not a string.",
    because: "The notification interrupts like any other, as if the key were missing.",
    bad: #"{"aps":{"alert":"Hi","interruption-level":2}}"#,
    good: #"{"aps":{"alert":"Hi","interruption-level":"time-sensitive"}}"#,
    since: .iOS(15, 0),
    citations: ["A-259"]
  ) { check, subject in
    guard let aps = subject.aps, let member = aps.member("interruption-level"),
      member.node.string == nil
    else { return [] }
    let expected = "`passive`, `active`, `time-sensitive` or `critical`"
    return [check.wrongType(member, of: aps, in: subject, expected: expected)]
  }

  static let interruptionLevelValue = Check(
    "interruption-level-value",
    .warning,
    "The value of interruption-level is not one of the four levels.",
    because: "The notification interrupts like any other, as if the key were missing.",
    bad: #"{"aps":{"alert":"Hi","interruption-level":"timeSensitive"}}"#,
    good: #"{"aps":{"alert":"Hi","interruption-level":"time-sensitive"}}"#,
    since: .iOS(15, 0),
    citations: ["A-259"]
  ) { check, subject in
    guard let node = subject.aps?["interruption-level"], let level = node.string,
      levels.named(level) == nil
    else { return [] }
    let message =
      "found the level \(PrintableText.quoted(level)), "
      + "expected `passive`, `active`, `time-sensitive` or `critical`"
      + levels.question(for: level)
    let fix = levels.nearest(to: level).flatMap {
      $0.isClear ? Fix.write("\"\($0.meant)\"", for: node) : nil
    }
    return [check.at(node, message, fix: fix)]
  }

  static let relevanceScoreType = Check(
    "relevance-score-type",
    .error,
    "The value of relevance-score is not a number.",
    because: "The notification is sorted as if it had no score.",
    bad: #"{"aps":{"alert":"Hi","relevance-score":"high"}}"#,
    good: #"{"aps":{"alert":"Hi","relevance-score":0.9}}"#,
    since: .iOS(15, 0),
    citations: ["A-260"]
  ) { check, subject in
    guard let aps = subject.aps, let member = aps.member("relevance-score"),
      member.node.number == nil
    else { return [] }
    return [check.wrongType(member, of: aps, in: subject, expected: "a number")]
  }

  static let relevanceScoreValue = Check(
    "relevance-score-value",
    .warning,
    "The value of relevance-score is outside of 0 to 1.",
    because: "In a summary the score sorts from 0 to 1; only Live Activities take any number.",
    bad: #"{"aps":{"alert":"Hi","relevance-score":75}}"#,
    good: #"{"aps":{"alert":"Hi","relevance-score":0.75}}"#,
    since: .iOS(15, 0),
    citations: ["A-260"]
  ) { check, subject in
    guard !subject.isLiveActivity, let node = subject.aps?["relevance-score"],
      let score = node.number, !(0...1).contains(score)
    else { return [] }
    return [
      check.at(node, "found a score outside of 0 to 1, expected a number from 0 to 1")
    ]
  }
}
