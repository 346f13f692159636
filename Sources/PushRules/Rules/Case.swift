import DecisionTables

/// A rule of a decision table, or a caveat, as written in code, until its sentence and its evidence make
/// it one.
struct Case: Changeable, Sendable {
  fileprivate let id: String
  fileprivate let conclusion: Entry?
  fileprivate var condition = Region.any

  /// Names a rule, by its whole id, and what it concludes; its gate does that for an obstacle.
  init(_ id: String, _ conclusion: Entry? = nil) {
    self.id = id
    self.conclusion = conclusion
  }

  func when(_ entries: Entry...) -> Case { narrowed(by: entries) }

  /// Holds only if these entries do, too.
  func and(_ entries: Entry...) -> Case { narrowed(by: entries) }

  private func narrowed(by entries: [Entry]) -> Case {
    changed { $0.condition = condition.keeping(entries) }
  }

  func because(_ statement: String) -> Statement { Statement(rule: self, statement: statement) }

  /// States what to know beside the answer.
  func remark(_ text: String) -> Statement { because(text) }

  struct Statement: Sendable {
    fileprivate let rule: Case
    fileprivate let statement: String

    /// Apple states it, in these citations.
    func documented(_ citations: String) -> Rule { graded(.documented, citations) }

    /// Independent parties agree, in these citations.
    func observed(_ citations: String) -> Rule { graded(.observed, citations) }

    /// It follows from these citations.
    func inferred(_ citations: String) -> Rule { graded(.inferred, citations) }

    /// These citations disagree.
    func contested(
      _ citations: String,
      otherSide: String,
      settle experiment: String,
      otherwise: Entry? = nil
    ) -> Rule {
      graded(.contested(otherSide, settle: experiment, otherwise: otherwise), citations)
    }

    /// Something to know, from these citations.
    func citing(_ citations: String) -> Caveat {
      Caveat(rule.id, in: rule.condition, text: statement, citations)
    }

    func graded(_ grade: EvidenceGrade, _ citations: String) -> Rule {
      Rule(rule.id, rule.conclusion, in: rule.condition, because: statement, grade, citations)
    }
  }
}

@resultBuilder
enum RuleList {
  static func buildBlock(_ rules: Rule...) -> [Rule] { rules }
}
