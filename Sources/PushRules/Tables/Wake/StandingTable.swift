extension DecisionTable {
  /// Names where the app is when the user acts.
  static var standing: DecisionTable {
    DecisionTable(
      "standing",
      .wake,
      decides: .standing,
      naming: true,
      [.standsInFront, .standsBehind, .launchedMeanwhile, .notThere, .unlockedSince]
    )
  }
}

extension Rule {
  static var standsInFront: Rule {
    Rule(
      "wake.standing-foreground",
      .standing(.foreground),
      when: .place(.foreground),
      because: "The app is in front already.",
      .documented,
      "A-001"
    )
  }

  static var standsBehind: Rule {
    Rule(
      "wake.standing-background",
      .standing(.background),
      when: .place(.background),
      because: "The app is in memory already.",
      .documented,
      "A-002"
    )
  }

  static var launchedMeanwhile: Rule {
    Rule(
      "wake.standing-launched",
      .standing(.launchedByPush),
      when: .place(.notRunning),
      .wake(.launched),
      because: "The push has launched the app in the background.",
      .documented,
      "R-14 A-026"
    )
  }

  static var notThere: Rule {
    Rule(
      "wake.standing-gone",
      .standing(.gone),
      when: .place(.notRunning),
      .wake(.nothing),
      .firstUnlock(.done),
      because: "The app is not running.",
      .documented,
      "A-025"
    )
  }

  static var unlockedSince: Rule {
    Rule(
      "wake.standing-unlocked-since",
      .standing(.gone),
      when: .place(.notRunning),
      .wake(.nothing),
      .firstUnlock(.pending),
      because: "The app is not running; the user unlocks the device before acting.",
      .inferred,
      "R-26"
    )
  }
}
