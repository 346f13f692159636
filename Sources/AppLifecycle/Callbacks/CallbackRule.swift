internal import DecisionTables
internal import PushRules

/// A rule about one callback: in these moments this move runs it, and it reads this state.
struct CallbackRule: Sendable, Identifiable {
  /// When it holds and why.
  let rule: Rule
  /// The move that runs it.
  let move: Move
  /// The callback, or nil where only a notification is posted.
  let callback: Callback?
  /// The state that the app reads inside it, or nil where that is not known.
  let applicationState: ApplicationState?
  /// The name of the notification posted with it, or nil if there is none.
  let notification: String?

  /// States that a move calls a callback when all entries hold, and posts its notification.
  init(
    _ id: String,
    on move: Move,
    calls callback: Callback,
    reading applicationState: ApplicationState?,
    when entries: [Entry] = [],
    because statement: String,
    _ grade: EvidenceGrade,
    _ citations: String
  ) {
    rule = Rule(moments: entries, id, because: statement, grade, citations)
    self.move = move
    self.callback = callback
    self.applicationState = applicationState
    notification = callback.notification
  }

  /// States that a move posts the notification of a method without calling it.
  init(
    _ id: String,
    on move: Move,
    posts method: LifecycleMethod,
    reading applicationState: ApplicationState?,
    when entries: [Entry] = [],
    because statement: String,
    _ grade: EvidenceGrade,
    _ citations: String
  ) {
    rule = Rule(moments: entries, id, because: statement, grade, citations)
    self.move = move
    callback = nil
    self.applicationState = applicationState
    notification = method.notification
  }

  /// The permanent name.
  var id: String { rule.id }

  /// When it holds.
  var condition: Region { rule.row.condition }
}
