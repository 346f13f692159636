/// The rules about what comes of an event in a state.
enum Transitions {
  /// All of them; their order means nothing.
  static let all: [Transition] = [
    opening, links, quickActions, notifications, actions, pushes,
    backgroundWork, prewarming, keepers,
    leaving, switcher, removal, locking, calls, alerts, centers,
    memory, breaks, restarts, sceneLoss, windows,
    backgroundTime, passingTime, views,
  ].flatMap { $0 }
}
