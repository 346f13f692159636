public import PushRules

/// Why a script cannot be played.
public enum ScenarioProblem: Error, Hashable, Sendable {
  /// The app, the device and the first state contradict each other.
  case contradiction(Contradiction)
  /// The first state cannot be, for a reason of the life cycle.
  case impossibleStart(reason: String)
  /// The event at an index, counted from 0, cannot happen.
  case impossibleEvent(ImpossibleEvent, index: Int)
}

/// An event that cannot happen in the state that it meets.
public struct ImpossibleEvent: Error, Hashable, Sendable {
  /// The event as it is written on the command line.
  public let event: String
  /// The state that it met.
  public let state: LifecycleState
  /// Why it cannot happen, as a clause.
  public let reason: String
  /// The words of the events that can happen in that state.
  public let possible: [String]
}
