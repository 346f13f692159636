import PushRules
import PushTestSupport

extension TableTests {
  /// What the push leaves the user to act on.
  static let actionableNotification = TableCases(.actionableNotification, from: .alertInFront).rows(
    [
      ActionableNotification.nothing: [
        .init("actionable-notification.nothing", .without(.willPresent)),
        .init("actionable-notification.no-notification", .state(.background), .payload(.badge)),
        .init("actionable-notification.reload", .pushType(.widgets)),
      ],
      .notification: [.init("actionable-notification.notification", .state(.background))],
      .banner: [.init("actionable-notification.banner")],
    ])
}
