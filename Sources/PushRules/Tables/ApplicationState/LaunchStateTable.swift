extension DecisionTable {
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
}
