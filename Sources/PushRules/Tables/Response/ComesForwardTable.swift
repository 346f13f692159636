extension DecisionTable {
  /// Decides whether the user's action brings the app to the foreground.
  static let comesForward = DecisionTable(.response, gate: .comesForward) {
    Case("comes-forward.stays")
      .when(.reachesApp(.closed))
      .because("Nobody brings the app to the foreground.")
      .documented("A-025")
    Case("comes-forward.stays-in-background")
      .when(.userAction(.action, .textAction, .dismiss))
      .because("A background action or a dismissal does not bring the app to the foreground.")
      .documented("R-29 R-30 A-068 A-072")
  } open: {
    Case("comes-forward.comes")
      .because("The app comes to the foreground.")
      .documented("A-072 A-080")
  }
}
