extension DecisionTable {
  /// Names what the user allows the app to show.
  static let permission = DecisionTable(.situation, names: .permission) {
    Case("permission.authorized", .permission(.full))
      .when(.authorization(.authorized))
      .because("The user allows notifications.")
      .documented("A-009")
    Case("permission.provisional", .permission(.historyOnly))
      .when(.authorization(.provisional), .since(12))
      .because("Provisional authorization allows the history of Notification Center only.")
      .documented("R-24 A-132")
    Case("permission.provisional-before-12", .permission(.full))
      .when(.authorization(.provisional), .before(12))
      .because("Provisional authorization exists from iOS 12; before, it is not in effect.")
      .inferred("R-24 A-132")
    Case("permission.not-authorized", .permission(.refused))
      .when(.authorization(.denied, .notDetermined))
      .because("The user does not allow notifications.")
      .documented("R-23 A-009")
  }
}
