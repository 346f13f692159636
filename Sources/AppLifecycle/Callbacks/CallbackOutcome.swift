internal import DecisionTables
internal import PushRules

/// A callback with its notification, or the notification alone, that a move runs.
struct CallbackOutcome: LifeOutcome {
  /// The move.
  let move: Move
  /// The callback, or nil where only a notification is posted.
  let callback: Callback?
  /// The name of the notification posted with it, or nil if there is none.
  let notification: String?
  /// The state that the app reads inside it.
  let reading: Reading
  /// What the callback is handed about a launch, by the event that launches.
  var cargo: [LaunchCargo.Rule] = []

  static var schema: Schema { .lifecycle }
  static var events: [String] { TransitionOutcome.events }
  var subject: String? { move.name }
  var refuses: Bool { false }
  var words: String {
    let cargo = cargo.map { rule in
      "with " + rule.cargo.place + " on " + rule.condition.events.map { $0.name }.joined()
    }
    return ([callback?.id, notification].compactMap { $0 } + cargo).joined(separator: ", ")
  }

  /// The state that an app reads inside a callback.
  enum Reading: Hashable, Sendable {
    case active, inactive, background
    /// That of the process when the move has been made.
    case current
    /// It is not known.
    case unknown

    /// The state that is read where the app is in a state.
    func state(in current: ApplicationState?) -> ApplicationState? {
      switch self {
      case .active: .active
      case .inactive: .inactive
      case .background: .background
      case .current: current
      case .unknown: nil
      }
    }
  }

  /// Whether a scene gets it: each of two windows its own.
  var goesToScene: Bool {
    switch callback {
    case .push(let method): method == .sceneWillConnect
    case .lifecycle(let method): method.isOfScene
    case nil: false
    }
  }
}

extension When {
  /// States a callback that a move runs, with the notification that is posted with it.
  func calls(
    _ callback: Callback,
    on move: Move,
    reading state: CallbackOutcome.Reading
  ) -> Conclusion<CallbackOutcome> {
    follows(
      CallbackOutcome(
        move: move,
        callback: callback,
        notification: callback.notification,
        reading: state
      )
    )
  }

  /// States the notification of a method that a move does not call.
  func posts(
    _ method: LifecycleMethod,
    on move: Move,
    reading state: CallbackOutcome.Reading
  ) -> Conclusion<CallbackOutcome> {
    follows(
      CallbackOutcome(
        move: move,
        callback: nil,
        notification: method.notification,
        reading: state
      )
    )
  }
}

extension Conclusion<CallbackOutcome> {
  /// States what the callback is handed about a launch.
  func carrying(_ cargo: LaunchCargo.Rule...) -> Conclusion {
    var copy = self
    copy.outcome.cargo = cargo
    return copy
  }
}
