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
  /// What it is handed over about a launch, by the event that launches.
  private(set) var cargo: [LaunchCargo.Rule] = []

  /// A callback with its notification, or the notification alone.
  struct Effect: Hashable, Sendable {
    /// The callback, or nil where only a notification is posted.
    let callback: Callback?
    /// The name of the notification posted with it, or nil if there is none.
    let notification: String?
    /// The state that the app reads inside it.
    let reading: Reading

    /// A callback, with the notification that is posted with it.
    static func calls(_ callback: Callback, reading state: ApplicationState?) -> Effect {
      Effect(callback: callback, notification: callback.notification, reading: Reading(state))
    }

    /// A callback that reads the state that the app is in at that point of its way.
    static func callsOnTheWay(_ callback: Callback) -> Effect {
      Effect(callback: callback, notification: callback.notification, reading: .current)
    }

    /// The notification of a method that is not called.
    static func posts(_ method: LifecycleMethod, reading state: ApplicationState?) -> Effect {
      Effect(callback: nil, notification: method.notification, reading: Reading(state))
    }
  }

  /// The state that an app reads inside a callback.
  enum Reading: Hashable, Sendable {
    /// Always this one.
    case always(ApplicationState)
    /// That of the process at this point of its way.
    case current
    /// It is not known.
    case unknown

    fileprivate init(_ state: ApplicationState?) {
      self = state.map { .always($0) } ?? .unknown
    }

    /// The state that is read where the app is in a state.
    func state(in current: ApplicationState?) -> ApplicationState? {
      switch self {
      case .always(let state): state
      case .current: current
      case .unknown: nil
      }
    }
  }

  /// States what a move runs when all entries hold.
  @inline(never)
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

  /// The same, handing over something about what launches the app.
  func carrying(_ cargo: LaunchCargo.Rule...) -> CallbackRule {
    var copy = self
    copy.cargo = cargo
    return copy
  }

  /// The permanent name.
  var id: String { rule.id }

  /// Whether a scene gets it: each of two windows its own.
  var isToldToScene: Bool {
    switch effect.callback {
    case .push(let method): method == .sceneWillConnect
    case .lifecycle(let method): method.isOfScene
    case nil: false
    }
  }

  /// When it holds.
  var condition: Region { rule.row.condition }
}
