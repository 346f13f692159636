extension DecisionTable {
  /// Decides whether the situation can exist; the other tables speak only of those that can.
  static var world: DecisionTable {
    gate(
      "world",
      .situation,
      decides: .world,
      obstacles: [.noBackgroundBeforeFour, .lockedMeansRebooted, .runsAndCannot],
      open: .possible
    )
  }
}

extension Rule {
  static var noBackgroundBeforeFour: Rule {
    Rule(
      "situation.no-background-before-4",
      .world(.closed),
      when: .state(.background, .suspended),
      .before(4),
      because: "Before iOS 4 leaving an app ends it: there is no background.",
      .documented,
      "A-001"
    )
  }

  static var lockedMeansRebooted: Rule {
    Rule(
      "situation.locked-means-rebooted",
      .world(.closed),
      when: .firstUnlock(.pending),
      !.state(.notRunning(.reboot)),
      because: "Before the first unlock the app is not running, ended by the restart.",
      .documented,
      "R-26 A-123"
    )
  }

  static var runsAndCannot: Rule {
    Rule(
      "situation.cannot-run",
      .world(.closed),
      when: .running,
      .launchability(.fails),
      because: "Built with the iOS 27 SDK and without scenes, the app cannot run on iOS 27.",
      .documented,
      "R-31 A-013"
    )
  }

  static var possible: Rule {
    Rule(
      "situation.possible",
      .world(.open),
      otherwise: "The situation can exist.",
      .documented,
      "A-002"
    )
  }
}
