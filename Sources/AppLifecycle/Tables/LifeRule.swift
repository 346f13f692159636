internal import DecisionTables
internal import PushRules

/// A rule of the life cycle: when it holds, what follows, and why.
struct LifeRule<Outcome: LifeOutcome>: TableRule, Identifiable {
  /// When it holds and why; the statement of a refusal is a clause.
  let rule: Rule
  /// What follows.
  let outcome: Outcome

  /// The permanent name.
  var id: String { rule.id }
  var row: Row { rule.row }
  /// When it holds.
  var condition: Region { rule.row.condition }
  /// The words of the events that it is about.
  var eventNames: [String] {
    condition[Outcome.schema.columns[0]].places.map { Outcome.events[$0] }
  }
}

/// What a rule of the life cycle leads to.
protocol LifeOutcome: Hashable, Sendable {
  /// The columns that the rules look at; the first is the event.
  static var schema: Schema { get }
  /// The words of the events, by their places.
  static var events: [String] { get }
  /// What the rule is about in words, or nil if it is about its events.
  var subject: String? { get }
  /// What follows, in words.
  var words: String { get }
  /// Whether it rules an event out.
  var refuses: Bool { get }
}

/// What comes of an event in a state.
typealias Transition = LifeRule<TransitionOutcome>
/// One callback, or one notification, that a move runs.
typealias CallbackRule = LifeRule<CallbackOutcome>
/// What an event runs in view controllers.
typealias ViewRule = LifeRule<ViewOutcome>

/// The beginning of a rule: its name, and when it holds.
///
/// A rule reads on in three lines: what follows, because of what, and what that rests on.
struct When: Sendable {
  let id: String
  let entries: [Entry]

  /// Begins a rule that holds when all entries hold.
  init(_ id: String, _ entries: Entry...) { self.init(id, all: entries) }

  /// Begins a rule that holds when all entries of a list hold.
  init(_ id: String, all entries: [Entry]) {
    self.id = id
    self.entries = entries
  }

  /// Begins a rule that holds when these entries hold, too.
  func and(_ more: Entry...) -> When { When(id, all: entries + more) }

  /// States what follows.
  func follows<Outcome>(_ outcome: Outcome) -> Conclusion<Outcome> {
    Conclusion(when: self, outcome: outcome)
  }

  /// States that what the entries say cannot happen, or cannot be, and why, as a clause.
  func refused<Outcome>(_ outcome: Outcome, because clause: String) -> LifeRule<Outcome> {
    follows(outcome).because(clause).rests(on: "", .inferred)
  }
}

/// A rule that still has to say why it holds.
struct Conclusion<Outcome: LifeOutcome>: Sendable {
  let when: When
  var outcome: Outcome
  private var statement = ""

  init(when: When, outcome: Outcome) {
    self.when = when
    self.outcome = outcome
  }

  /// States the sentence that a user reads.
  func because(_ statement: String) -> Conclusion {
    var copy = self
    copy.statement = statement
    return copy
  }

  /// Names the citations, and how good the evidence is.
  func rests(on citations: String, _ grade: EvidenceGrade) -> LifeRule<Outcome> {
    let condition = Outcome.schema.any.keeping(when.entries)
    let rule = Rule(when.id, nil, in: condition, because: statement, grade, citations)
    return LifeRule(rule: rule, outcome: outcome)
  }
}
