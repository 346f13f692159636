import PushRules
import PushTestSupport

extension TableTests {
  /// Whether the push reaches PushKit.
  static let callTime = TableCases(.callTime, from: .call).rows([
    Gate.closed: [
      .init("call-time.not-voip", .iOS(7)),
      .init("call-time.no-pushkit-method", .without(.didReceiveIncomingPush)),
      .init("call-time.no-voip-mode", .backgroundModes([])),
      .init("call-time.never-launched", .state(.neverLaunched)),
      .init("call-time.first-unlock", .lockedSinceReboot),
      .init("call-time.simulator", .environment(.simulator)),
    ],
    .open: [.init("call-time.voip")],
  ])
}
