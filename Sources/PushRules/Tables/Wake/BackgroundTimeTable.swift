internal import DecisionTables

extension DecisionTable {
  /// Decides whether `content-available` gets the app background time.
  static var backgroundTime: DecisionTable {
    DecisionTable(
      "background time",
      .wake,
      decides: .backgroundTime,
      obstacles: [
        Rule(
          "background-time.not-admitted",
          .backgroundTime(.closed),
          when: [.admission(.closed)],
          because: "The push is not handed to the app.",
          .documented,
          "R-22 R-23"
        ),
        Rule(
          "background-time.not-requested",
          .backgroundTime(.closed),
          when: [.request(.closed)],
          because: "The push does not ask for background time.",
          .documented,
          "A-025"
        ),
        Rule(
          "background-time.not-configured",
          .backgroundTime(.closed),
          when: [.configuration(.closed)],
          because: "The app is not set up for background pushes.",
          .documented,
          "A-120 A-137"
        ),
        Rule(
          "background-time.device-refuses",
          .backgroundTime(.closed),
          when: [.device(.closed)],
          because: "The device does not let the app run in the background.",
          .documented,
          "A-121 A-125"
        ),
      ],
      open: Rule(
        "background-time.granted",
        .backgroundTime(.open),
        because: "content-available asks for background time, and nothing is against it.",
        .documented,
        "A-026 S4-26"
      )
    )
  }
}
