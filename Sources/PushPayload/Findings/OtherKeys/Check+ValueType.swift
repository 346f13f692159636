internal import PushRules

// Keys with a type of their own.
extension Check {
  static func valueType(
    _ key: String,
    _ expected: String,
    because reason: String,
    bad: Sample,
    good: Sample,
    since: SystemVersion = .iOS(3, 0),
    _ citation: String,
    isRight: @escaping @Sendable (JSONValue) -> Bool
  ) -> Check {
    Check(
      key + "-type",
      .error,
      "The value of \(key) is not \(expected).",
      because: reason,
      bad: bad,
      good: good,
      since: since,
      citations: [citation]
    ) { check, subject in
      guard let aps = subject.aps, let member = aps.member(key), !isRight(member.node.value)
      else { return [] }
      return [check.wrongType(member, of: aps, in: subject, expected: expected)]
    }
  }
}
