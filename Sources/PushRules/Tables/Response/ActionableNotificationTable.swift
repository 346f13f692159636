extension DecisionTable {
  /// Decides what the push leaves the user to act on.
  static let actionableNotification = DecisionTable(.response, decides: .actionableNotification) {
    Case("actionable-notification.nothing", .actionableNotification(.nothing))
      .when(.presentation(.nothing))
      .because("The notification is not shown, so there is nothing to act on.")
      .documented("R-36 A-020")
    Case("actionable-notification.no-notification", .actionableNotification(.nothing))
      .when(.presentation(.badge, .sound, .activityStarted, .activityUpdated, .activityEnded))
      .because("A badge, a sound or a Live Activity is no notification to act on.")
      .inferred("R-37 R-59 R-60")
    Case("actionable-notification.reload", .actionableNotification(.nothing))
      .when(.presentation(.widgetsReloaded, .controlsReloaded))
      .because("Widgets and controls that are reloaded are no notification to act on.")
      .inferred("R-76 A-210")
    Case("actionable-notification.notification", .actionableNotification(.notification))
      .when(.presentation(.shown, .historyOnly, .unknown))
      .because("The user can act on the notification.")
      .documented("A-062")
    Case("actionable-notification.banner", .actionableNotification(.banner))
      .when(.presentation(.willPresent))
      .because("The user can act on the banner if willPresent returned one.")
      .inferred("R-36 A-079")
  }
}
