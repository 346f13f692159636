extension DecisionTable {
  /// Names where the app is when the user acts.
  static let placeAtResponse = DecisionTable(.wake, names: .placeAtResponse) {
    Case("place-at-response.foreground", .placeAtResponse(.foreground))
      .when(.place(.foreground))
      .because("The app is in the foreground already.")
      .documented("A-001")
    Case("place-at-response.background", .placeAtResponse(.background))
      .when(.place(.background))
      .because("The app is in memory already.")
      .documented("A-002")
    Case("place-at-response.launched", .placeAtResponse(.launchedByPush))
      .when(.place(.notRunning), .wake(.launched))
      .because("The push has launched the app in the background.")
      .documented("R-14 A-026")
    Case("place-at-response.gone", .placeAtResponse(.gone))
      .when(.place(.notRunning), .wake(.nothing), .firstUnlock(.done))
      .because("The app is not running.")
      .documented("A-025")
    Case("place-at-response.unlocked-since", .placeAtResponse(.gone))
      .when(.place(.notRunning), .wake(.nothing), .firstUnlock(.pending))
      .because("The app is not running; the user unlocks the device before acting.")
      .inferred("R-26")
  }
}
