import DecisionTables
import PushRules

/// A rule of the life cycle with its typed outcome: condition, outcome and reason.
struct OutcomeRule<Outcome: LifecycleOutcome>: TableRule, Identifiable {
  let rule: Rule
  let outcome: Outcome

  /// The major versions of iOS on which an observed rule was seen.
  var seen: ClosedRange<Int>?
  /// What happens if the other side of a contested rule is right, or nil.
  var other: OtherSide?

  var id: String { rule.id }
  var row: Row { rule.row }
  /// Why it holds on a version of iOS; an observed rule is inferred where it was not seen (L-42).
  func reason(on system: SystemVersion) -> Reason {
    guard let seen, !seen.contains(system.major) else { return Reason(rule) }
    return Reason(rule).inferred
  }
  var condition: Region { rule.row.condition }
  var eventNames: [String] {
    condition[Outcome.schema.columns[0]].places.map { Outcome.events[$0] }
  }
}

/// The outcome of a life-cycle rule.
protocol LifecycleOutcome: Hashable, Sendable {
  /// The columns that the rules look at; the first is the event.
  static var schema: Schema { get }
  /// The words of the events, by index.
  static var events: [String] { get }
  /// The subject of the rule in words, or nil for its events.
  var subject: String? { get }
  var words: String { get }
  /// Whether it rules an event out.
  var refuses: Bool { get }
  /// Adds all that follows, also what ``words`` leave out.
  func add(to fingerprint: inout Fingerprint)
}

/// What an event leads to in a state.
typealias Transition = OutcomeRule<TransitionOutcome>
/// A callback or notification that a move runs.
typealias CallbackRule = OutcomeRule<CallbackOutcome>
/// What an event runs in view controllers.
typealias ViewRule = OutcomeRule<ViewOutcome>

/// The beginning of a rule: its id and its condition.
///
/// A rule continues in three lines: what follows, because of what, and what that rests on.
struct When: Sendable {
  let id: String
  let entries: [Entry]

  init(_ id: String, _ entries: Entry...) { self.init(id, all: entries) }

  init(_ id: String, all entries: [Entry]) {
    self.id = id
    self.entries = entries
  }

  func and(_ more: Entry...) -> When { When(id, all: entries + more) }

  func follows<Outcome>(_ outcome: Outcome) -> Conclusion<Outcome> {
    Conclusion(when: self, outcome: outcome)
  }

  /// States that this cannot happen, or cannot be, and why, as a clause.
  func refused<Outcome>(_ outcome: Outcome, because clause: String) -> OutcomeRule<Outcome> {
    follows(outcome).because(clause).rests(on: "", .inferred)
  }
}

struct Conclusion<Outcome: LifecycleOutcome>: Changeable, Sendable {
  let when: When
  var outcome: Outcome
  private var statement = ""

  init(when: When, outcome: Outcome) {
    self.when = when
    self.outcome = outcome
  }

  func because(_ statement: String) -> Conclusion { changed { $0.statement = statement } }

  /// Names the citations, and the major versions of iOS on which it was seen.
  func rests(on citations: String, seen: ClosedRange<Int>) -> OutcomeRule<Outcome> {
    var rule: OutcomeRule<Outcome> = rests(on: citations, .observed)
    rule.seen = seen
    return rule
  }

  /// Names the citations, which disagree, and what the other side leads to.
  func contested(
    _ citations: String,
    otherSide: String,
    settle experiment: String,
    otherwise other: OtherSide
  ) -> OutcomeRule<Outcome> {
    rests(on: citations, .contested(otherSide, settle: experiment, otherwise: other))
  }

  /// Names the citations, the other side, and what it leads to.
  func rests(on citations: String, _ dispute: LifecycleDispute) -> OutcomeRule<Outcome> {
    var rule: OutcomeRule<Outcome> = rests(on: citations, dispute.grade)
    rule.other = dispute.other
    return rule
  }

  /// Names the citations and the strength of the evidence.
  func rests(on citations: String, _ grade: EvidenceGrade) -> OutcomeRule<Outcome> {
    let condition = Outcome.schema.any.keeping(when.entries)
    let rule = Rule(when.id, nil, in: condition, because: statement, grade, citations)
    return OutcomeRule(rule: rule, outcome: outcome)
  }
}
