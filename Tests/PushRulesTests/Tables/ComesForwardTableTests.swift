import PushRules
import PushTestSupport

extension TableTests {
  /// Whether the user's action brings the app to the foreground.
  static let comesForward = TableCases(.comesForward, from: .coldTap).rows([
    Gate.closed: [
      .init("comes-forward.stays", .sdk(27)),
      .init("comes-forward.stays-in-background", .then(.action)),
    ],
    .open: [.init("comes-forward.comes")],
  ])
}
