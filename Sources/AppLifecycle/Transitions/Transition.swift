internal import DecisionTables
internal import PushRules

/// A rule with what comes of some events in some states.
struct Transition: Sendable, Identifiable {
  /// When it holds and why; of an event that cannot happen, the statement is a clause.
  let rule: Rule
  /// What comes of the event.
  let outcome: Outcome

  /// What comes of an event.
  enum Outcome: Hashable, Sendable {
    /// The app makes these moves, after which its state differs.
    case leads([Move], StateDelta)
    /// The event cannot happen.
    case cannotHappen
  }

  /// States what happens when all entries hold.
  @inline(never)
  init(
    _ id: String,
    when entries: [Entry],
    moves: [Move] = [],
    to delta: StateDelta = .stay,
    because statement: String,
    _ grade: EvidenceGrade,
    _ citations: String
  ) {
    let rule = Rule(moments: entries, id, because: statement, grade, citations)
    self.init(rule, .leads(moves, delta))
  }

  private init(_ rule: Rule, _ outcome: Outcome) {
    self.rule = rule
    self.outcome = outcome
  }

  /// States that an event cannot happen when all entries hold, and why, as a clause.
  @inline(never)
  static func never(_ id: String, _ entries: [Entry], _ clause: String) -> Transition {
    let rule = Rule(moments: entries, id, because: clause, .inferred, "")
    return Transition(rule, .cannotHappen)
  }

  /// The permanent name.
  var id: String { rule.id }
}

extension Rule {
  /// States something about the moments in which all entries hold.
  @inline(never)
  init(
    moments entries: [Entry],
    _ id: String,
    because statement: String,
    _ grade: EvidenceGrade,
    _ citations: String
  ) {
    let condition = Region.moments.keeping(entries)
    self.init(id, nil, in: condition, because: statement, grade, citations)
  }
}
