import DecisionTables

extension DecisionTable {
  /// Names the state that the app reads while it is handed what the user does.
  static let responseState = DecisionTable(.state, decides: .responseState) {
    Case("response-state.active", .responseState(.active))
      .when(.state(.active))
      .because("The app is active.")
      .documented("A-004")
    Case("response-state.inactive", .responseState(.inactive))
      .when(.state(.inactive))
      .because("The app is in the foreground and inactive.")
      .documented("A-004")
    Case("response-state.comes-forward", .responseState(.inactive))
      .when(!.state(.active, .inactive), .comesForward(.open), .meanwhile(.nothing))
      .because("On the way to the foreground the app is inactive.")
      .documented("A-171 R-02")
    Case("response-state.under-notification-center", .responseState(.inactive))
      .when(!.state(.active, .inactive), .comesForward(.open), .meanwhile(.opened), !.only(11, 0))
      .because("Under Notification Center the open app is inactive.")
      .documented("A-171 R-54")
    Case("response-state.other-methods-on-11", .responseState(.inactive))
      .when(!.state(.active, .inactive), .comesForward(.open), .meanwhile(.opened), .only(11, 0))
      .and(!.responseMethod(.tapFallback))
      .because("Under Notification Center the open app is inactive.")
      .documented("A-171 R-54")
    Case("response-state.fetch-on-11", .responseState(.inactive))
      .when(!.state(.active, .inactive), .comesForward(.open), .meanwhile(.opened), .only(11, 0))
      .and(.responseMethod(.tapFallback), !.tapFallback(.didReceive))
      .because("Under Notification Center the open app is inactive.")
      .documented("A-171 R-54")
    Case("response-state.active-on-11", .responseState(.active))
      .when(!.state(.active, .inactive), .comesForward(.open), .meanwhile(.opened), .only(11, 0))
      .and(.responseMethod(.tapFallback), .tapFallback(.didReceive))
      .because(
        "On iOS 11 the app is active again when a tap in Notification Center over it is handed to "
          + "application:didReceiveRemoteNotification:."
      )
      .observed("R-54 A-397")
    Case("response-state.stays", .responseState(.background))
      .when(!.state(.active, .inactive), .comesForward(.closed))
      .because("What the user does leaves the app in the background.")
      .documented("A-068")
  }
}
