import PushRules
import PushTestSupport

extension TableTests {
  /// Whether a scene connects, and with the user's response.
  static let sceneConnection = TableCases(.sceneConnection, from: .coldTap).rows([
    SceneConnection.notConnected: [
      .init("scene-connection.not-launched", .sdk(27)),
      .init("scene-connection.no-scenes"),
    ],
    .withoutResponse: [
      .init("scene-connection.push", .voip, .scenes),
      .init("scene-connection.icon", .then(.icon), .scenes),
    ],
    .withResponse: [
      .init("scene-connection.tap", .scenes),
      .init("scene-connection.foreground-action", .then(.foregroundAction), .scenes),
    ],
    .unknown: [.init("scene-connection.action", .then(.action), .scenes)],
  ])
}
