public import PushRules

/// Why something in a trace happens: the rule, and how sure it is.
public struct Reason: Hashable, Sendable {
  private let source: Rule
  /// How sure it is.
  public let confidence: Confidence
  /// The contested rules that it rests on, besides the rule itself.
  private let contested: [Rule]

  /// The id of the rule.
  public var rule: String { source.id }
  /// The sentence that a user reads.
  public var statement: String { source.statement }
  /// The ids of the citations that the rule rests on.
  public var citations: [String] { source.citations }
  /// Where sources disagree: the other sides.
  public var disputes: [Dispute] {
    contested.isEmpty ? source.dispute.map { [$0] } ?? [] : contested.compactMap { $0.dispute }
  }

  /// Gives a rule as the reason.
  init(_ rule: Rule) { self.init(rule, confidence: rule.confidence) }

  /// Gives a rule as the reason for something that may be less sure than the rule.
  init(_ rule: Rule, confidence: Confidence) {
    source = rule
    self.confidence = confidence
    contested = []
  }

  /// Gives the reason for a call of the push rules.
  init(_ call: Call) {
    source = call.rule
    confidence = call.confidence
    contested = call.contested
  }
}
