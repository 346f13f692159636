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

  /// Names the state that the app reads in the methods of a launch that the user causes.
  static let launchState = DecisionTable(.state, decides: .launchState) {
    Case("launch-state.inactive", .launchState(.inactive))
      .when(.comesForward(.open), .lifecycleInEffect(.app))
      .because("On the way to the foreground the app is inactive.")
      .documented("A-171")
    Case("launch-state.before-the-scene", .launchState(.background))
      .when(.comesForward(.open), .lifecycleInEffect(.scene))
      .because("An app with scenes is in the background until its scene comes forward.")
      .observed("R-68 T-S1 A-531")
    Case("launch-state.stays", .launchState(.background))
      .when(.comesForward(.closed))
      .because("The app is launched in the background and stays there.")
      .documented("A-004")
  }

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
