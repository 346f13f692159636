/// A row of a decision table: when this holds, that follows, and this is why.
public struct Rule: Hashable, Sendable, Identifiable {
  /// The permanent name, `topic.fact`; a retired one is never used again.
  public let id: String
  /// The value that the rule gives to the column that its table decides.
  public let conclusion: Box
  /// The situations that it speaks about.
  public let condition: Box
  /// The sentence that a user reads.
  public let statement: String
  /// What it rests on.
  public let evidence: Evidence
  /// Rulings (R-), facts (A-), conflicts (C-), open points (U-), traces (T-) and seed claims (S-).
  public var citations: [String] { citationIDs.words }
  private let citationIDs: String

  /// States that a conclusion follows when all words hold.
  ///
  /// The ids of the citations stand in one string: an array would be an object that every process
  /// has to set up.
  init(
    _ id: String,
    _ conclusion: Box,
    when words: Box...,
    because statement: String,
    _ evidence: Evidence,
    _ citations: String = ""
  ) {
    self.id = id
    self.conclusion = conclusion
    self.condition = words.reduce(.any, &)
    self.statement = statement
    self.evidence = evidence
    citationIDs = citations
  }

  /// States what follows when no obstacle of a gate stands.
  init(
    _ id: String,
    _ conclusion: Box,
    otherwise statement: String,
    _ evidence: Evidence,
    _ citations: String = ""
  ) {
    self.id = id
    self.conclusion = conclusion
    self.condition = .any
    self.statement = statement
    self.evidence = evidence
    citationIDs = citations
  }

  /// The columns that it looks at.
  var columns: [Column] { condition.columns }

  /// The confidence of the rule alone.
  public var confidence: Confidence { evidence.confidence }
}
