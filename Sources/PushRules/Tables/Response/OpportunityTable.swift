import DecisionTables

extension DecisionTable {
  /// Decides whether the user can act like this.
  static let opportunity = DecisionTable(.response, gate: .opportunity) {
    Case("opportunity.nothing")
      .when(.userAction(nil))
      .because("Nothing more happens until the user acts.")
      .documented("A-025")
    Case("opportunity.icon-of-active-app")
      .when(.userAction(.icon), .state(.active))
      .because("The app is open: its icon cannot be tapped.")
      .documented("A-001")
    Case("opportunity.other-receiver")
      .when(!.userAction(nil, .icon), !.recipient(.app))
      .because("A push of this type leaves no notification of the app to act on.")
      .documented("R-34 A-200")
    Case("opportunity.silent")
      .when(!.userAction(nil, .icon), .nothingVisible)
      .because("The push shows nothing, so there is nothing to act on.")
      .documented("A-029")
    Case("opportunity.no-alert")
      .when(!.userAction(nil, .icon), .content(.badge, .sound, .soundAndBadge))
      .because("A badge or a sound alone leaves nothing to act on.")
      .inferred("R-37 A-042")
    Case("opportunity.not-shown")
      .when(!.userAction(nil, .icon), .actionableNotification(.nothing))
      .and(!.content(.badge, .sound, .soundAndBadge), !.recipient(.widgetExtension, .activityKit))
      .because("The notification is not shown, so there is nothing to act on.")
      .documented("R-36 A-020")
    Case("opportunity.actions-before-8")
      .when(.button, .before(8))
      .because("Action buttons exist from iOS 8.")
      .documented("A-068 A-076")
    Case("opportunity.text-before-9")
      .when(.userAction(.textAction), .before(9))
      .because("Text actions exist from iOS 9.")
      .documented("A-070")
    Case("opportunity.authentication-pending")
      .when(.button, .actionAuthentication(.pending), .since(8))
      .because(
        "The action has authenticationRequired: nothing runs until the user has unlocked the device."
      )
      .documented("A-541")
    Case("opportunity.no-category")
      .when(.button, .category(.absent))
      .because("The payload names no category, so the notification has no action buttons.")
      .documented("A-076")
  } open: {
    Case("opportunity.possible")
      .because("The user can do this.")
      .documented("A-076 A-080")
  }
}
