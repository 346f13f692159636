import PushRules
import PushTestSupport

extension TableTests {
  /// Whether a scene is connected when the user acts.
  static let sceneAtResponse = TableCases(.sceneAtResponse, from: .coldTap).rows([
    SceneAtResponse.connected: [
      .init("scene-at-response.no-scenes"),
      .init("scene-at-response.connected", .state(.suspended), .scenes),
      .init("scene-at-response.after-background-launch", .voip, .scenes),
    ],
    .disconnected: [
      .init("scene-at-response.taken-away", .state(.suspended), .scenes, .lostScene),
      .init("scene-at-response.not-running", .scenes),
    ],
  ])
}
