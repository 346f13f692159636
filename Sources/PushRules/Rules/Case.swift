internal import DecisionTables

/// A rule of a decision table as written in code: its name in the table, its conclusion and its
/// condition.
///
/// The evidence makes it a claim, and its table makes the claim a rule.
struct Case: Sendable {
  fileprivate let name: String
  fileprivate let conclusion: Entry?
  fileprivate var condition = Region.any

  /// Names a rule and what it concludes; an obstacle concludes that the gate is closed.
  init(_ name: String, _ conclusion: Entry? = nil) {
    self.name = name
    self.conclusion = conclusion
  }

  func when(_ entries: Entry...) -> Case { narrowed(by: entries) }

  /// Holds only if these entries do, too.
  func and(_ entries: Entry...) -> Case { narrowed(by: entries) }

  private func narrowed(by entries: [Entry]) -> Case {
    var narrowed = self
    narrowed.condition = condition.keeping(entries)
    return narrowed
  }

  func because(_ statement: String) -> Statement { Statement(rule: self, statement: statement) }

  struct Statement: Sendable {
    fileprivate let rule: Case
    fileprivate let statement: String

    /// Apple states it, in these citations.
    func documented(_ citations: String) -> Claim { graded(.documented, citations) }

    /// Independent parties agree, in these citations.
    func observed(_ citations: String) -> Claim { graded(.observed, citations) }

    /// It follows from these citations.
    func inferred(_ citations: String) -> Claim { graded(.inferred, citations) }

    /// These citations disagree.
    func contested(
      _ citations: String,
      otherSide: String,
      settle experiment: String,
      otherwise: Entry? = nil
    ) -> Claim {
      graded(.contested(otherSide, settle: experiment, otherwise: otherwise), citations)
    }

    func graded(_ grade: EvidenceGrade, _ citations: String) -> Claim {
      Claim(rule: rule, statement: statement, grade: grade, citations: citations)
    }
  }

  /// A rule with its evidence, which takes the name of its table.
  struct Claim: Sendable {
    fileprivate let rule: Case
    fileprivate let statement: String
    fileprivate let grade: EvidenceGrade
    fileprivate let citations: String
  }
}

@resultBuilder
enum ClaimList {
  static func buildBlock(_ claims: Case.Claim...) -> [Case.Claim] { claims }
}

extension Rule {
  /// Gives a claim the name of its table, and the conclusion of its table if it states none.
  init(_ claim: Case.Claim, in table: String, concluding conclusion: Entry? = nil) {
    let words = table.split(separator: " ").joined(separator: "-")
    self.init(
      words + "." + claim.rule.name,
      claim.rule.conclusion ?? conclusion,
      in: claim.rule.condition,
      because: claim.statement,
      claim.grade,
      claim.citations
    )
  }
}
