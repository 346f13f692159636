internal import PushRules

/// A rule about one callback: in these moments this move runs it, and it reads this state.
struct CallbackRule: Hashable, Sendable, Identifiable {
  /// The permanent name.
  let id: String
  /// The move that runs it.
  let move: Move
  /// The callback, or nil where only a notification is posted.
  let callback: Callback?
  /// The state that the app reads inside it, or nil where that is not known.
  let applicationState: ApplicationState?
  /// The notification posted with it, or nil if there is none.
  let notification: String?
  /// The moments that it speaks about.
  let when: Moments
  /// Why it runs, with how sure that is.
  let reason: Reason

  /// States that a move runs a callback when all words hold.
  init(
    _ id: String,
    _ move: Move,
    _ callback: Callback,
    reading applicationState: ApplicationState?,
    when words: Moments...,
    because statement: String,
    _ evidence: EvidenceGrade,
    _ citations: String...
  ) {
    self.id = id
    self.move = move
    self.callback = callback
    self.applicationState = applicationState
    self.notification = callback.notification
    self.when = words.reduce(.any, &)
    self.reason = Reason(id, statement, evidence, citations)
  }

  /// States that a move posts a notification that belongs to a method which is not called.
  init(
    _ id: String,
    _ move: Move,
    postsThatOf method: LifecycleMethod,
    reading applicationState: ApplicationState?,
    when words: Moments...,
    because statement: String,
    _ evidence: EvidenceGrade,
    _ citations: String...
  ) {
    self.id = id
    self.move = move
    self.callback = nil
    self.applicationState = applicationState
    self.notification = method.notification
    self.when = words.reduce(.any, &)
    self.reason = Reason(id, statement, evidence, citations)
  }
}
