internal import PushRules

extension Check {
  static var interruptionLevelType: Check {
    Check(
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
  }
}
