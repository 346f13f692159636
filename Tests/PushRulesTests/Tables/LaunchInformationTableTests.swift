import PushRules
import PushTestSupport

extension TableTests {
  /// Whether the launch options carry the remote-notification key.
  static let launchOptions = TableCases(.launchOptions, from: .coldTap).rows([
    LaunchOptions.notLaunched: [.init("launch-options.not-launched", .sdk(27))],
    .noKey: [.init("launch-options.scene", .scenes), .init("launch-options.icon", .then(.icon))],
    .key: [.init("launch-options.push", .contentAvailable(.one)), .init("launch-options.tap")],
    .unknown: [
      .init("launch-options.voip", .voip),
      .init("launch-options.framework", .liveActivity(.start)),
      .init("launch-options.action", .then(.action)),
    ],
  ])

  /// Whether a scene connects when the user acts, and with the user's response.
  static let sceneConnection = TableCases(.sceneConnection, from: .coldTap).rows([
    SceneConnection.notConnected: [
      .init("scene-connection.connected-already"),
      .init("scene-connection.not-opened", .then(nil), .scenes),
      .init(
        "scene-connection.action-in-memory",
        .state(.suspended),
        .then(.action),
        .scenes,
        .lostScene
      ),
      .init(
        "scene-connection.dismissal-in-memory",
        .state(.suspended),
        .then(.dismiss),
        .customDismiss,
        .scenes,
        .lostScene
      ),
      .init("scene-connection.dismissal-unheard", .then(.dismiss), .scenes),
    ],
    .withoutResponse: [.init("scene-connection.icon", .then(.icon), .scenes)],
    .withResponse: [
      .init("scene-connection.tap", .scenes),
      .init("scene-connection.foreground-action", .then(.foregroundAction), .scenes),
    ],
    .unknown: [.init("scene-connection.action", .then(.action), .scenes)],
  ])
}
