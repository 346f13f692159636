internal import DecisionTables
internal import PushRules

extension Transitions {
  /// The system disconnects the scene.
  static let sceneLoss: [Transition] = [
    When("scene-disconnect.app", .on(.sceneDisconnect), .app)
      .never("the app has no scenes"),
    When("scene-disconnect.foreground", .on(.sceneDisconnect), .scene, !.behind)
      .never("the system takes scenes away in the background only"),
    When("scene-disconnect.gone", .on(.sceneDisconnect), .behind, .scene(.disconnected))
      .never("the scene was taken away already"),
    When("scene-disconnect.background", .on(.sceneDisconnect), .scene, .behind, .scene(.connected))
      .leads(.resume, .disconnectScene, to: .rest)
      .because("The system takes a scene back in the background; the process goes on.")
      .rests(on: "T-S9", .documented),
  ]
}
