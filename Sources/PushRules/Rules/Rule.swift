package import DecisionTables

/// A row of a decision table: when this holds, that follows, and this is why.
///
/// Two rules are equal if their names are.
public struct Rule: Hashable, Sendable, Identifiable {
  /// The parts; a class, because an answer refers to many rules.
  private final class Parts: Hashable, Sendable {
    let row: Row
    let conclusion: Entry?
    let statement: String
    let grade: EvidenceGrade
    let citationIDs: String

    init(
      _ row: Row,
      _ conclusion: Entry?,
      _ statement: String,
      _ grade: EvidenceGrade,
      _ citationIDs: String
    ) {
      self.row = row
      self.conclusion = conclusion
      self.statement = statement
      self.grade = grade
      self.citationIDs = citationIDs
    }

    static func == (one: Parts, other: Parts) -> Bool { one.row.id == other.row.id }

    func hash(into hasher: inout Hasher) { hasher.combine(row.id) }
  }

  private let parts: Parts

  package init(
    _ id: String,
    _ conclusion: Entry?,
    in condition: Region,
    because statement: String,
    _ grade: EvidenceGrade,
    _ citations: String
  ) {
    let row = Row(id, condition, conclusion?.values ?? 0, doubt: grade.confidence.rawValue)
    parts = Parts(row, conclusion, statement, grade, citations)
  }

  /// The permanent name, `table.fact`; a retired one is never used again.
  public var id: String { parts.row.id }
  /// The sentence that a user reads.
  public var statement: String { parts.statement }
  /// How sure the rule alone is.
  public var confidence: Confidence { parts.grade.confidence }
  /// The other side, where sources disagree.
  public var dispute: Dispute? { parts.grade.dispute }
  /// Rulings (R-), facts (A-), conflicts (C-), open points (U-), traces (T-) and seed claims (S-).
  public var citations: [String] { parts.citationIDs.words }

  package var row: Row { parts.row }
  /// The value for the column that its table decides, if any.
  package var conclusion: Entry? { parts.conclusion }

  /// When a rule that routes pushes holds.
  public var condition: Condition { Condition(row.condition) }

  /// What the rule concludes, in words.
  public var outcome: String {
    Schema.push.words(for: conclusion.map { Region.any & $0 } ?? Region.any)
  }

  /// The same rule with the conclusion of its gate.
  func concluding(_ conclusion: Entry) -> Rule {
    Rule(id, conclusion, in: row.condition, because: statement, parts.grade, parts.citationIDs)
  }

  package func looks(at input: Input) -> Bool { !row.condition.leavesOpen(Column(input)) }
}

/// The situations in which a rule holds.
public struct Condition: Hashable, Sendable, CustomStringConvertible {
  private let region: Region

  init(_ region: Region) { self.region = region }

  /// Whether a situation meets the condition, the answers of other tables included.
  public func holds(in situation: Situation) -> Bool {
    region.contains(DecisionGraph.routing.graph.decide(situation.region))
  }

  /// The inputs and answers that matter, with the values that they must have.
  public var description: String { Schema.push.words(for: region) }
}
