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
}
