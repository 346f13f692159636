import PushRules
import PushTestSupport

extension TableTests {
  /// Whether PushKit gives the app time.
  static let callTime = TableCases(.callTime, from: .call).rows([
    Gate.closed: [
      .init("call-time.not-voip", .iOS(7)),
      .init("call-time.no-voip-mode", .backgroundModes([])),
      .init("call-time.never-launched", .state(.neverLaunched)),
      .init("call-time.first-unlock", .lockedSinceReboot),
      .init(
        "call-time.complication-after-force-quit",
        .iOS(12),
        .pushType(.complication),
        .state(.quit)
      ),
      .init(
        "call-time.complication-before-unlock",
        .iOS(12),
        .pushType(.complication),
        .lockedSinceReboot
      ),
      .init("call-time.simulator", .environment(.simulator)),
      .init("call-time.simulator-by-apns", .environment(.simulatorByApns)),
      .init("call-time.blocked", .blocked),
    ],
    .open: [.init("call-time.voip")],
  ])
}
