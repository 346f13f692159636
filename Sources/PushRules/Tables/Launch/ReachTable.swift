extension DecisionTable {
  /// Decides whether what the user does reaches the app.
  static var reach: DecisionTable {
    gate(
      "reach",
      .launch,
      decides: .reach,
      obstacles: [.cannotAct, .cannotLaunch],
      open: .reachesApp
    )
  }
}

extension Rule {
  static var cannotAct: Rule {
    Rule(
      "launch.impossible",
      .reach(.closed),
      when: .opportunity(.closed),
      because: "The user cannot do this here.",
      .documented,
      "A-025"
    )
  }

  static var cannotLaunch: Rule {
    Rule(
      "launch.fails",
      .reach(.closed),
      when: .standing(.gone),
      .launchability(.fails),
      because: "Built with the iOS 27 SDK and without scenes, the app fails to launch on iOS 27.",
      .documented,
      "R-31 A-013"
    )
  }

  static var reachesApp: Rule {
    Rule(
      "launch.reaches-app",
      .reach(.open),
      otherwise: "What the user does reaches the app.",
      .documented,
      "A-080"
    )
  }
}
