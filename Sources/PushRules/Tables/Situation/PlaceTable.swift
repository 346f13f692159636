extension DecisionTable {
  /// Names where the app is when the push arrives.
  static var place: DecisionTable {
    DecisionTable(
      "place",
      .situation,
      decides: .place,
      naming: true,
      [.activeIsInFront, .inactiveIsInFront, .behind, .notInMemory]
    )
  }
}

extension Rule {
  static var activeIsInFront: Rule {
    Rule(
      "situation.active",
      .place(.foreground),
      when: .state(.active),
      because: "An active app is in the foreground.",
      .documented,
      "A-001 S0-04"
    )
  }

  static var inactiveIsInFront: Rule {
    Rule(
      "situation.inactive",
      .place(.foreground),
      when: .state(.inactive),
      because: "An inactive app is in the foreground too; inactive does not mean tapped.",
      .observed,
      "R-15 A-038"
    )
  }

  static var behind: Rule {
    Rule(
      "situation.background",
      .place(.background),
      when: .state(.background, .suspended),
      because: "The app is in memory, out of sight.",
      .documented,
      "A-002 S0-05 S0-06"
    )
  }

  static var notInMemory: Rule {
    Rule(
      "situation.not-running",
      .place(.notRunning),
      when: !.running,
      because: "The app is not running.",
      .documented,
      "A-002 S0-02"
    )
  }
}
