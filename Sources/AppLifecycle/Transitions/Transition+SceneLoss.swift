internal import DecisionTables
internal import PushRules

extension Transition {
  /// The system takes the scene away.
  static let sceneLoss: [Transition] = [
    Transition(
      "scene-disconnect.app",
      never: [.on(.sceneDisconnect), .app],
      because: "the app has no scenes"
    ),
    Transition(
      "scene-disconnect.foreground",
      never: [.on(.sceneDisconnect), .scene, !.behind],
      because: "the system takes scenes away in the background only"
    ),
    Transition(
      "scene-disconnect.gone",
      never: [.on(.sceneDisconnect), .behind, .scene(.disconnected)],
      because: "the scene was taken away already"
    ),
    Transition(
      "scene-disconnect.background",
      when: [.on(.sceneDisconnect), .scene, .behind, .scene(.connected)],
      moves: [.resume, .disconnectScene],
      to: .rest,
      because: "The system takes a scene back in the background; the process goes on.",
      .documented,
      "T-S9"
    ),
  ]
}
