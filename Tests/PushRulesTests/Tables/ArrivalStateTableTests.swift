import PushRules
import PushTestSupport

extension TableTests {
  /// What the app reads while the push arrives.
  static let arrivalState = TableCases(.arrivalState, from: .silentPush).rows([
    ApplicationState.active: [.init("arrival-state.active", .state(.active))],
    .inactive: [.init("arrival-state.inactive", .state(.inactive))],
    .background: [.init("arrival-state.background")],
  ])
}
