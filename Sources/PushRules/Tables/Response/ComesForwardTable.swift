internal import DecisionTables

extension DecisionTable {
  /// Decides whether the user's action brings the app to the foreground.
  static var comesForward: DecisionTable {
    DecisionTable(
      "comes forward",
      .response,
      decides: .comesForward,
      obstacles: [
        Rule(
          "comes-forward.stays",
          .comesForward(.closed),
          when: [.reachesApp(.closed)],
          because: "Nobody brings the app to the foreground.",
          .documented,
          "A-025"
        ),
        Rule(
          "comes-forward.stays-in-background",
          .comesForward(.closed),
          when: [.userAction(.action, .textAction, .dismiss)],
          because: "A background action or a dismissal does not bring the app to the foreground.",
          .documented,
          "R-29 R-30 A-068 A-072"
        ),
      ],
      open: Rule(
        "comes-forward.comes",
        .comesForward(.open),
        because: "The app comes to the foreground.",
        .documented,
        "A-072 A-080"
      )
    )
  }
}
