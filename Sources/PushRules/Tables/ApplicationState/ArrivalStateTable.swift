import DecisionTables

extension DecisionTable {
  /// Names the state that the app reads while the push arrives.
  static let arrivalState = DecisionTable(.state, decides: .arrivalState) {
    Case("arrival-state.active", .arrivalState(.active))
      .when(.state(.active))
      .because("The app is active.")
      .documented("A-004")
    Case("arrival-state.inactive", .arrivalState(.inactive))
      .when(.state(.inactive))
      .because("The app is in the foreground and inactive.")
      .documented("A-004")
    Case("arrival-state.background", .arrivalState(.background))
      .when(!.state(.active, .inactive))
      .because("What a push wakes or launches runs in the background.")
      .documented("A-004")
  }
}
