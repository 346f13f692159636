internal import DecisionTables

extension DecisionTable {
  /// Decides whether what the user does reaches the app.
  static var reachesApp: DecisionTable {
    DecisionTable(
      "reaches app",
      .response,
      decides: .reachesApp,
      obstacles: [
        Rule(
          "reaches-app.impossible",
          .reachesApp(.closed),
          when: [.opportunity(.closed)],
          because: "The user cannot do this here.",
          .documented,
          "A-025"
        ),
        Rule(
          "reaches-app.fails",
          .reachesApp(.closed),
          when: [.placeAtResponse(.gone), .launchability(.fails)],
          because:
            "Built with the iOS 27 SDK and without scenes, the app fails to launch on iOS 27.",
          .documented,
          "R-31 A-013"
        ),
      ],
      open: Rule(
        "reaches-app.reaches",
        .reachesApp(.open),
        because: "What the user does reaches the app.",
        .documented,
        "A-080"
      )
    )
  }
}
