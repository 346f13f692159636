extension DecisionTable {
  /// Names whether a scene is connected when the user acts.
  static let sceneAtResponse = DecisionTable(.wake, decides: .sceneAtResponse) {
    Case("scene-at-response.no-scenes", .sceneAtResponse(.connected))
      .when(.lifecycleInEffect(.app))
      .because("The app has no scenes that could be missing.")
      .documented("A-105")
    Case("scene-at-response.connected", .sceneAtResponse(.connected))
      .when(.lifecycleInEffect(.scene), .placeAtResponse(.foreground, .background))
      .and(.scene(.connected))
      .because("The scene is connected already.")
      .documented("A-105")
    Case("scene-at-response.taken-away", .sceneAtResponse(.disconnected))
      .when(.lifecycleInEffect(.scene), .placeAtResponse(.foreground, .background))
      .and(.scene(.disconnected))
      .because("The system took the scene away: it connects again when the app comes forward.")
      .observed("R-55 A-103")
    Case("scene-at-response.after-background-launch", .sceneAtResponse(.connected))
      .when(.lifecycleInEffect(.scene), .placeAtResponse(.launchedByPush))
      .because("After a background launch the scene connects without a notification response.")
      .contested(
        "R-18 R-48 A-104 A-393 T-S10",
        otherSide: "A migration report of 2026 saw no scene connected in a background launch, and "
          + "about ten code bases guard against it; then the scene connects when the app comes "
          + "forward.",
        settle: "Log scene willConnectTo in a scene app that content-available launches.",
        otherwise: .sceneAtResponse(.disconnected)
      )
    Case("scene-at-response.not-running", .sceneAtResponse(.disconnected))
      .when(.lifecycleInEffect(.scene), .placeAtResponse(.gone))
      .because("The app is not running, so no scene is connected.")
      .documented("A-105")
  }
}
