import PushRules
import PushTestSupport

extension TableTests {
  /// The state of the app when all handlers have returned.
  static let finalState = TableCases(.finalState, from: .oldButton).rows([
    FinalState.active: [
      .init("final-state.ends-active", .then(.icon)),
      .init("final-state.stays-active", .state(.active)),
    ],
    .inactive: [.init("final-state.stays-inactive", .state(.inactive))],
    .background: [
      .init("final-state.ends-in-background", .state(.background)),
      .init("final-state.debugger", .environment(.debugger)),
      .init("final-state.debugger-after-action", .state(.ended), .environment(.debugger)),
    ],
    .suspended: [
      .init("final-state.ends-suspended"),
      .init("final-state.suspended-after-push", .state(.ended), .contentAvailable(.one)),
      .init("final-state.suspended-after-action", .state(.ended)),
    ],
    .notRunning: [.init("final-state.stays-not-running", .state(.neverLaunched))],
  ])
}
