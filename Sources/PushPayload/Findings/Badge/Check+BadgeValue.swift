internal import PushRules

extension Check {
  static let badgeValue = Check(
    "badge-value",
    .warning,
    "The value of badge is negative or no whole number.",
    because: "A badge counts from 0 on, which removes it; other numbers have no meaning.",
    bad: #"{"aps":{"badge":-1}}"#,
    good: #"{"aps":{"badge":0}}"#,
    meaning: .badge,
    citations: ["A-251"]
  ) { subject, report in
    guard let node = subject.aps?["badge"], let badge = node.number else { return }
    guard badge < 0 || !isWhole(badge) else { return }
    let kind =
      badge < 0
      ? "a negative number" : badge.isFinite ? "a number that is not whole" : "too large a number"
    report(at: node, "found \(kind) as the value of `badge`, expected 0 or more")
  }

  /// Whether a number that is not negative has no fraction; above 2⁵³ none has one.
  private static func isWhole(_ number: Double) -> Bool {
    number < 9_007_199_254_740_992 ? Double(Int64(number)) == number : number.isFinite
  }
}
