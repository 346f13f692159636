internal import PushRules

extension Check {
  static var badgeType: Check {
    Check(
      "badge-type",
      .error,
      "The value of badge is not a number.",
      because: "The badge of the app stays as it is: a number in quotes counts for nothing.",
      bad: #"{"aps":{"badge":"1"}}"#,
      good: #"{"aps":{"badge":1}}"#,
      meaning: .badge,
      citations: ["A-251"]
    ) { check, subject in
      guard let aps = subject.aps, let member = aps.member("badge"), member.node.number == nil
      else { return [] }
      let digits = member.node.string.flatMap { text in UInt32(text).map(String.init) }
      let isPlain = digits == member.node.string
      let fix = isPlain ? digits.map { Fix.write($0, for: member.node) } : nil
      return [check.wrongType(member, of: aps, in: subject, expected: "a number", fix: fix)]
    }
  }
}
