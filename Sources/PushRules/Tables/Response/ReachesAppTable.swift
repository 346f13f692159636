extension DecisionTable {
  /// Decides whether what the user does reaches the app.
  static let reachesApp = DecisionTable(.response, gate: .reachesApp) {
    Case("reaches-app.impossible")
      .when(.opportunity(.closed))
      .because("The user cannot do this here.")
      .documented("A-025")
    Case("reaches-app.fails")
      .when(.placeAtResponse(.gone), .launchability(.fails))
      .because("Built with the iOS 27 SDK and without scenes, the app fails to launch on iOS 27.")
      .documented("R-31 A-013")
  } open: {
    Case("reaches-app.reaches")
      .because("What the user does reaches the app.")
      .documented("A-080")
  }
}
