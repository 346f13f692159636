import PushRules
import PushTestSupport

extension TableTests {
  /// Whether the device and its user allow background time.
  static let device = TableCases(.device, from: .silentPush).rows([
    Gate.closed: [
      .init("device.refresh-off", .backgroundAppRefresh(.off)),
      .init("device.refresh-off-8-to-12", .iOS(12), .backgroundAppRefresh(.off)),
      .init("device.low-power", .lowPowerMode(.on)),
      .init("device.first-unlock", .lockedSinceReboot),
      .init("device.force-quit", .state(.quit)),
      .init("device.budget-spent", .budgetSpent),
    ],
    .open: [.init("device.allows")],
  ])
}
