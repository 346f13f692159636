import PushRules
import PushTestSupport

extension TableTests {
  /// Whether the situation can exist.
  static let feasibility = TableCases(.feasibility, from: .silentPush).rows([
    Gate.closed: [
      .init("feasibility.no-background-before-4", .iOS(3)),
      .init("feasibility.locked-means-rebooted", .firstUnlock(.pending)),
      .init("feasibility.cannot-run", .sdk(27)),
      .init("feasibility.no-scene-to-lose", .lostScene),
      .init("feasibility.scene-lost-in-memory", .state(.active), .scenes, .lostScene),
      .init(
        "feasibility.opened-from-the-background",
        .state(.active),
        .then(.notification),
        .opened
      ),
      .init("feasibility.opened-before-a-tap", .opened),
      .init("feasibility.simulator-token", .iOS(15), .environment(.simulatorByApns)),
      .init(
        "feasibility.opened-with-its-scene",
        .then(.notification),
        .scenes,
        .lostScene,
        .opened
      ),
    ],
    .open: [.init("feasibility.possible")],
  ])
}
