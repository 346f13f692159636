internal import PushRules

extension Check {
  private static let levels = ["passive", "active", "time-sensitive", "critical"]
    .map { KnownKey($0) }

  static var interruptionLevelValue: Check {
    Check(
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
        !levels.contains(level)
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
  }
}
