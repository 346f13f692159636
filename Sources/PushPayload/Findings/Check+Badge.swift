internal import PushRules

extension Check {
  static let badgeType = Check(
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

  static let badgeValue = Check(
    "badge-value",
    .warning,
    "The value of badge is negative or no whole number.",
    because: "A badge counts from 0 on, which removes it; other numbers have no meaning.",
    bad: #"{"aps":{"badge":-1}}"#,
    good: #"{"aps":{"badge":0}}"#,
    meaning: .badge,
    citations: ["A-251"]
  ) { check, subject in
    guard let node = subject.aps?["badge"], let badge = node.number else { return [] }
    guard badge < 0 || !isWhole(badge) else { return [] }
    let kind =
      badge < 0
      ? "a negative number" : badge.isFinite ? "a number that is not whole" : "too large a number"
    return [check.at(node, "found \(kind) as the value of `badge`, expected 0 or more")]
  }

  /// Whether a number that is not negative has no fraction; above 2⁵³ none has one.
  private static func isWhole(_ number: Double) -> Bool {
    number < 9_007_199_254_740_992 ? Double(Int64(number)) == number : number.isFinite
  }
}
