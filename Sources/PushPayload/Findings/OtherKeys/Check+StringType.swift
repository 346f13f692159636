internal import PushRules

// The keys of aps whose value is any string.
extension Check {
  static func stringType(
    _ key: String,
    since: SystemVersion,
    because reason: String,
    bad: Sample,
    good: Sample,
    _ citation: String
  ) -> Check {
    Check(
      key + "-type",
      .error,
      "The value of \(key) is not a string.",
      because: reason,
      bad: bad,
      good: good,
      since: since,
      citations: [citation]
    ) { check, subject in
      guard let aps = subject.aps, let member = aps.member(key), member.node.string == nil
      else { return [] }
      var fix: Fix?
      if case .number(let number) = member.node.value {
        fix = .write("\"\(number.text)\"", for: member.node)
      }
      return [check.wrongType(member, of: aps, in: subject, expected: "a string", fix: fix)]
    }
  }
}
