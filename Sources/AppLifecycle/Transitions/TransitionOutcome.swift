import DecisionTables
import PushRules

/// What an event leads to in a state.
enum TransitionOutcome: LifecycleOutcome {
  case leads([Move], StateDelta)
  /// The event cannot happen; as an obstacle: the state cannot be.
  case cannotHappen

  static var schema: Schema { .lifecycle }
  static let events = LifecycleEvent.allCases.map { $0.name }
  var subject: String? { nil }
  var refuses: Bool { self == .cannotHappen }
  var words: String {
    guard case .leads(let moves, let delta) = self else { return "it cannot happen" }
    return [moves.map { $0.rawValue }.joined(separator: ", "), delta.words].filter { !$0.isEmpty }
      .joined(separator: "; ")
  }
}

extension StateDelta {
  fileprivate var words: String {
    switch process {
    case .state(let process): "the app is " + process.name + " afterwards"
    case .suspend:
      "the app is suspended afterwards, or in background while something keeps it running"
    case nil: "the app stays as it is"
    }
  }
}

extension Transition {
  /// Whether the rule refuses an event that only the push rules or the clock can cause.
  var refusesInternalEvent: Bool {
    outcome.refuses && condition.events.allSatisfy { $0.cause != .script }
  }
}

extension When {
  /// States the moves of the app, and how its state differs afterwards.
  func leads(_ moves: Move..., to delta: StateDelta = .stay) -> Conclusion<TransitionOutcome> {
    follows(.leads(moves, delta))
  }

  /// States that no move is made and the state stays.
  var changesNothing: Conclusion<TransitionOutcome> { leads() }

  /// States how the state differs after what no callback tells an app that is not in the foreground.
  func isUnnoticed(to delta: StateDelta) -> Transition {
    leads(to: delta).because("Not in the foreground: no callback.").rests(on: "L-01", .documented)
  }

  /// States how the state differs after what no callback tells an app that is inactive already.
  func isUnnoticedWhileInactive(to delta: StateDelta, _ citations: String) -> Transition {
    leads(to: delta).because("Inactive already: no callback.").rests(on: citations, .inferred)
  }

  /// States how the state differs after a launch that iOS 27 refuses.
  func failsToLaunch(to delta: StateDelta = .stay) -> Transition {
    leads(to: delta)
      .because("Built with the iOS 27 SDK and without scenes, the app fails to launch.")
      .rests(on: "R-31 A-013", .documented)
  }

  /// States why the event cannot happen, or why the state cannot be, as a clause.
  func never(_ clause: String) -> Transition { refused(.cannotHappen, because: clause) }
}

extension Conclusion<TransitionOutcome> {
  /// States more moves, and how the state differs after them.
  func then(_ more: Move..., to delta: StateDelta = .stay) -> Conclusion {
    guard case .leads(let moves, _) = outcome else { return self }
    return changed { $0.outcome = .leads(moves + more, delta) }
  }

  /// Explains that the app ends with its work, and names the citations.
  func endsAfterWork(_ citations: String) -> Transition {
    because("An app with UIApplicationExitsOnSuspend ends when its work in the background is done.")
      .rests(on: citations, .inferred)
  }
}
