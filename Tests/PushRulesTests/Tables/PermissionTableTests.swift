import PushRules
import PushTestSupport

extension TableTests {
  /// What the user allows the app to show, on this version of iOS.
  static let permission = TableCases(.permission, from: .silentPush).rows([
    Permission.full: [
      .init("permission.authorized"),
      .init("permission.provisional-before-12", .iOS(11), .authorization(.provisional)),
    ],
    .historyOnly: [.init("permission.provisional", .authorization(.provisional))],
    .refused: [.init("permission.not-authorized", .denied)],
  ])
}
