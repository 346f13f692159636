/// What an event leads to in a state.
enum Transitions {
  static let all: [Transition] = [
    opening, links, quickActions, notifications, actions, pushes,
    backgroundWork, AskedWork.all.flatMap { $0.transitions }, prewarming, continuousWork,
    leaving, switcher, removal, locking, calls, alerts, centers,
    memory, terminations, restarts, sceneDisconnection, windows,
    backgroundTime, passingTime, views,
  ].flatMap { $0 }
}
