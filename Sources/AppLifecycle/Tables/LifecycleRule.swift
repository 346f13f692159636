package import DecisionTables
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
    rests(on: citations, LifecycleDispute(otherSide, settle: experiment, otherwise: other))
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

/// A rule of the life cycle, for readers.
package struct LifecycleRule: Hashable, Sendable, Identifiable {
  package enum Table: String, CaseIterable, Hashable, Sendable {
    case transitions
    case callbacks
    case views
  }

  package let id: String
  package let table: Table
  /// Its subject: events, or the move that runs the callback.
  package let subject: String
  package let condition: String
  package let outcome: String
  package let reason: Reason
  /// The versions of iOS on which it was seen, or nil if that is not what it rests on.
  package let seen: String?
  /// Whether it rules an event out; that follows from the meaning of words and needs no citation.
  package let refuses: Bool
  /// What happens if its other side is right, or nil if it is not contested.
  let other: OtherSide?
  /// The moments in which it holds, or nil of a rule about view controllers.
  let moments: Region?
  /// The move of a rule about a callback, or nil.
  let move: Move?

  /// All rules that a script can reach, table by table.
  package static let all: [LifecycleRule] =
    Transitions.all.filter { !$0.refusesInternalEvent }.map { LifecycleRule($0, in: .transitions) }
    + Callbacks.all.map { LifecycleRule($0, of: $0.outcome.move, in: .callbacks) }
    + ViewRules.all.map { LifecycleRule($0, in: .views) }

  package init?(id: String) {
    guard let rule = Self.all.first(where: { $0.id == id }) else { return nil }
    self = rule
  }

  private init<Outcome>(_ rule: OutcomeRule<Outcome>, of move: Move? = nil, in table: Table) {
    id = rule.id
    other = rule.other
    moments = table == .views ? nil : rule.condition
    self.move = move
    self.table = table
    let event = Outcome.schema.columns[0]
    subject = rule.outcome.subject ?? rule.eventNames.joined(separator: ", ")
    condition = Outcome.schema.words(for: rule.condition.forgetting(event))
    outcome = rule.outcome.words
    reason = Reason(rule.rule)
    seen = rule.seen.map { range in
      "iOS \(range.lowerBound)" + (range.count == 1 ? "" : " to \(range.upperBound)")
    }
    refuses = rule.outcome.refuses
  }

  /// A number over the conditions, outcomes and confidence of all rules, also of those for obstacles.
  package static var fingerprint: Fingerprint {
    var fingerprint = Fingerprint()
    for rule in Transitions.all + Transitions.obstacles { rule.add(to: &fingerprint) }
    for rule in Callbacks.all { rule.add(to: &fingerprint) }
    for rule in ViewRules.all + ViewRules.obstacles { rule.add(to: &fingerprint) }
    return fingerprint
  }
}

extension OutcomeRule {
  func add(to fingerprint: inout Fingerprint) {
    fingerprint.add(row)
    fingerprint.add(seen.map { "\($0.lowerBound) to \($0.upperBound)" } ?? "")
    outcome.add(to: &fingerprint)
  }
}

extension TransitionOutcome {
  func add(to fingerprint: inout Fingerprint) {
    fingerprint.add(words)
    guard case .leads(_, let delta) = self else { return }
    let assertion =
      delta.started.map { "starts " + $0.name } ?? delta.stopped.map { "stops " + $0.name }
    // The changes that the words leave out, in the order of the members.
    let changes = [
      delta.termination?.name, delta.overlay?.name, delta.screen?.name, delta.firstUnlock?.name,
      delta.task?.rawValue, assertion, delta.notification?.name, delta.session?.name,
      delta.windows?.name,
    ]
    for change in changes { fingerprint.add(change ?? "") }
  }
}

extension CallbackOutcome {
  func add(to fingerprint: inout Fingerprint) {
    for text in [move.rawValue, words, reading.rawValue, views?.rawValue ?? ""] {
      fingerprint.add(text)
    }
    for rule in information { fingerprint.add(rule.condition) }
  }
}

extension ViewOutcome {
  func add(to fingerprint: inout Fingerprint) {
    switch self {
    case .runs(let steps): for step in steps { fingerprint.add(step.words + step.order.rawValue) }
    case .cannotHappen(let namesController): fingerprint.add(namesController ? "it" : "")
    }
  }
}
