import DecisionTables

extension DecisionTable {
  /// Names where the app is when the push arrives.
  static let place = DecisionTable(.situation, names: .place) {
    Case("place.active", .place(.foreground))
      .when(.state(.active))
      .because("An active app is in the foreground.")
      .documented("A-001 S0-04")
    Case("place.inactive", .place(.foreground))
      .when(.state(.inactive))
      .because("An inactive app is in the foreground too; inactive does not mean tapped.")
      .observed("R-15 A-038")
    Case("place.background", .place(.background))
      .when(.state(.background, .suspended))
      .because("The app is in memory, out of sight.")
      .documented("A-002 S0-05 S0-06")
    Case("place.not-running", .place(.notRunning))
      .when(!.running)
      .because("The app is not running.")
      .documented("A-002 S0-02")
  }
}
