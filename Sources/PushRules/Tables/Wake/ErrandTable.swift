extension DecisionTable {
  /// Names what the push has for an app that is not in the foreground.
  static var errand: DecisionTable {
    DecisionTable(
      "errand",
      .wake,
      decides: .errand,
      [.bringsCall, .bringsSilentPush, .bringsNothing]
    )
  }
}

extension Rule {
  static var bringsCall: Rule {
    Rule(
      "wake.errand-call",
      .errand(.incomingCall),
      when: .callTime(.open),
      because: "The push is for PushKit.",
      .documented,
      "A-200"
    )
  }

  static var bringsSilentPush: Rule {
    Rule(
      "wake.errand-background",
      .errand(.silentPush),
      when: .callTime(.closed),
      .silentTime(.open),
      because: "The push gives the fetchCompletionHandler variant background time.",
      .documented,
      "A-026"
    )
  }

  static var bringsNothing: Rule {
    Rule(
      "wake.errand-nothing",
      .errand(.nothing),
      when: .callTime(.closed),
      .silentTime(.closed),
      because: "The push gives the app no background time.",
      .documented,
      "A-025"
    )
  }
}
