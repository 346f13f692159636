internal import DecisionTables
internal import PushRules

extension Transition {
  /// The system takes the scene away.
  static let sceneLoss: [Transition] = [
    .never("scene-disconnect.app", [.on(.sceneDisconnect), .app], "the app has no scenes"),
    .never(
      "scene-disconnect.foreground",
      [.on(.sceneDisconnect), .scene, !.behind],
      "the system takes scenes away in the background only"
    ),
    .never(
      "scene-disconnect.gone",
      [.on(.sceneDisconnect), .behind, .scene(.disconnected)],
      "the scene was taken away already"
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
