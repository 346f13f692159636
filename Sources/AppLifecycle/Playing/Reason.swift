public import PushRules

/// Why something in a trace happens: the rule, its sentence, and how sure it is.
public struct Reason: Hashable, Sendable {
  /// The id of the rule.
  public let rule: String
  /// The sentence that a user reads.
  public let statement: String
  /// How sure it is.
  public let confidence: Confidence
  /// Where sources disagree: the other sides.
  public let disputes: [Dispute]
  /// What it rests on.
  public let citations: [String]
}

extension Reason {
  /// Says what a rule of the life cycle says.
  init(_ rule: String, _ statement: String, _ evidence: EvidenceGrade, _ citations: [String]) {
    self.init(
      rule: rule,
      statement: statement,
      confidence: evidence.confidence,
      disputes: [evidence.dispute].compactMap(\.self),
      citations: citations
    )
  }

  /// Says what a push rule says.
  init(_ rule: Rule) {
    self.init(rule: rule.id, statement: rule.statement, confidence: rule.confidence, disputes: [rule.dispute].compactMap(\.self), citations: rule.citations)
  }

  /// Says what the push rules say about a call.
  init(_ call: Call) {
    self.init(
      rule: call.rule.id,
      statement: call.rule.statement,
      confidence: call.confidence,
      disputes: call.contested.compactMap(\.dispute),
      citations: call.rule.citations
    )
  }
}
