public import PushRules

/// Why something in a trace happens: the rule and its confidence.
public struct Reason: Hashable, Sendable {
  private let source: Rule
  /// The confidence of the answer.
  public private(set) var confidence: Confidence
  /// The contested rules behind it, besides the rule itself.
  private let contested: [Rule]

  /// The id of the rule.
  public var rule: String { source.id }
  /// The sentence of the rule.
  public var statement: String { source.statement }
  /// The ids of the citations that the rule rests on.
  public var citations: [String] { source.citations }
  /// The other side of each contested rule.
  public var disputes: [Dispute] {
    contested.isEmpty ? source.dispute.map { [$0] } ?? [] : contested.compactMap { $0.dispute }
  }

  init(_ rule: Rule) {
    source = rule
    confidence = rule.confidence
    contested = []
  }

  /// The same reason, no surer than inferred.
  var inferred: Reason {
    var copy = self
    copy.confidence = max(confidence, .inferred)
    return copy
  }

  init(_ call: Call) {
    source = call.rule
    confidence = call.confidence
    contested = call.contested
  }
}
