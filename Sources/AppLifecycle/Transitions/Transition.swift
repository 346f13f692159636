internal import PushRules

/// A rule of the life cycle: in these moments this comes of an event, or it cannot happen.
struct Transition: Hashable, Sendable, Identifiable {
  /// The permanent name.
  let id: String
  /// The events that it speaks about.
  let events: [LifecycleEvent]
  /// The moments that it speaks about.
  let when: Moments
  /// What comes of the event.
  let outcome: Outcome
  /// Why, with how sure that is; of an event that cannot happen, the statement is a clause.
  let reason: Reason

  /// What comes of an event.
  enum Outcome: Hashable, Sendable {
    /// The app goes through these moves to another state.
    case leads([Move], Change)
    /// The event cannot happen.
    case cannotHappen
  }

  /// States what happens when all words hold.
  init(
    _ id: String,
    on events: LifecycleEvent...,
    when words: Moments...,
    moves: Move...,
    to change: Change = .stay,
    because statement: String,
    _ evidence: EvidenceGrade,
    _ citations: String...
  ) {
    self.id = id
    self.events = events
    self.when = words.reduce(.any, &)
    self.outcome = .leads(moves, change)
    self.reason = Reason(id, statement, evidence, citations)
  }

  /// States that an event cannot happen when all words hold, and why.
  init(
    _ id: String,
    on events: LifecycleEvent...,
    never words: Moments...,
    because statement: String
  ) {
    self.id = id
    self.events = events
    self.when = words.reduce(.any, &)
    self.outcome = .cannotHappen
    self.reason = Reason(id, statement, .inferred, [])
  }
}
