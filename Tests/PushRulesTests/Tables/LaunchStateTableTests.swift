import PushRules
import PushTestSupport

extension TableTests {
  /// What the app reads in the methods of a launch that the user causes.
  static let launchState = TableCases(.launchState, from: .coldTap).rows([
    ApplicationState.inactive: [.init("launch-state.inactive")],
    .background: [
      .init("launch-state.before-the-scene", .scenes),
      .init("launch-state.stays", .then(nil)),
    ],
  ])
}
