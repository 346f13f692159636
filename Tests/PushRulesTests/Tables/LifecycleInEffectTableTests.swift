import PushRules
import PushTestSupport

extension TableTests {
  /// The life cycle in effect.
  static let lifecycleInEffect = TableCases(.lifecycleInEffect, from: .silentPush).rows([
    Lifecycle.app: [
      .init("life-cycle-in-effect.app-before-13", .iOS(12)),
      .init("life-cycle-in-effect.app"),
    ],
    .scene: [.init("life-cycle-in-effect.scene", .scenes)],
  ])
}
