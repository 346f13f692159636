internal import DecisionTables
internal import PushRules

/// A rule about one callback: in these moments this move runs it, and it reads this state.
struct CallbackRule: Sendable, Identifiable {
  /// When it holds and why.
  let rule: Rule
  /// The move that runs it.
  let move: Move
  /// What runs.
  let effect: Effect

  /// A callback with its notification, or the notification alone.
  struct Effect: Hashable, Sendable {
    /// The callback, or nil where only a notification is posted.
    let callback: Callback?
    /// The name of the notification posted with it, or nil if there is none.
    let notification: String?
    /// The state that the app reads inside it, or nil where that is not known.
    let applicationState: ApplicationState?

    /// A callback, with the notification that is posted with it.
    static func calls(_ callback: Callback, reading state: ApplicationState?) -> Effect {
      Effect(callback: callback, notification: callback.notification, applicationState: state)
    }

    /// The notification of a method that is not called.
    static func posts(_ method: LifecycleMethod, reading state: ApplicationState?) -> Effect {
      Effect(callback: nil, notification: method.notification, applicationState: state)
    }
  }

  /// States what a move runs when all entries hold.
  init(
    _ id: String,
    on move: Move,
    _ effect: Effect,
    when entries: [Entry] = [],
    because statement: String,
    _ grade: EvidenceGrade,
    _ citations: String
  ) {
    rule = Rule(moments: entries, id, because: statement, grade, citations)
    self.move = move
    self.effect = effect
  }

  /// The permanent name.
  var id: String { rule.id }

  /// When it holds.
  var condition: Region { rule.row.condition }
}
