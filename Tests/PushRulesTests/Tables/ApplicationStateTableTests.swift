import PushRules
import PushTestSupport

extension TableTests {
  /// What the app reads while the push arrives.
  static let arrivalState = TableCases(.arrivalState, from: .silentPush).rows([
    ApplicationState.active: [.init("arrival-state.active", .state(.active))],
    .inactive: [.init("arrival-state.inactive", .state(.inactive))],
    .background: [.init("arrival-state.background")],
  ])

  /// What the app reads in the methods of a launch that the user causes.
  static let launchState = TableCases(.launchState, from: .coldTap).rows([
    ApplicationState.inactive: [.init("launch-state.inactive")],
    .background: [
      .init("launch-state.before-the-scene", .scenes),
      .init("launch-state.stays", .then(nil)),
    ],
  ])

  /// What the app reads while it is handed what the user does.
  static let responseState = TableCases(.responseState, from: .coldTap).rows([
    ApplicationState.active: [
      .init("response-state.active", .state(.active)),
      .init(
        "response-state.active-on-11",
        .iOS(11),
        .state(.suspended),
        .delegate(nil),
        .without(.didReceiveFetch),
        .with(.didReceive),
        .opened
      ),
    ],
    .inactive: [
      .init("response-state.inactive", .state(.inactive)),
      .init("response-state.comes-forward"),
      .init("response-state.under-notification-center", .state(.suspended), .opened),
      .init("response-state.other-methods-on-11", .iOS(11), .state(.suspended), .opened),
      .init(
        "response-state.fetch-on-11",
        .iOS(11),
        .state(.suspended),
        .delegate(nil),
        .with(.didReceiveFetch),
        .opened
      ),
    ],
    .background: [.init("response-state.stays", .then(nil))],
  ])
}
