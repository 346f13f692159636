extension DecisionTable {
  /// Decides whether `content-available` gets the app background time.
  static var silentTime: DecisionTable {
    gate(
      "background time",
      .wake,
      decides: .silentTime,
      obstacles: [.notAdmitted, .notRequested, .notSetUp, .deviceRefuses],
      open: .timeGranted
    )
  }
}

extension Rule {
  static var notAdmitted: Rule {
    Rule(
      "wake.not-admitted",
      .silentTime(.closed),
      when: .admission(.closed),
      because: "The push is not handed to the app.",
      .documented,
      "R-22 R-23"
    )
  }

  static var notRequested: Rule {
    Rule(
      "wake.not-requested",
      .silentTime(.closed),
      when: .request(.closed),
      because: "The push does not ask for background time.",
      .documented,
      "A-025"
    )
  }

  static var notSetUp: Rule {
    Rule(
      "wake.not-set-up",
      .silentTime(.closed),
      when: .setup(.closed),
      because: "The app is not set up for background pushes.",
      .documented,
      "A-120 A-137"
    )
  }

  static var deviceRefuses: Rule {
    Rule(
      "wake.device-refuses",
      .silentTime(.closed),
      when: .device(.closed),
      because: "The device does not let the app run in the background.",
      .documented,
      "A-121 A-125"
    )
  }

  static var timeGranted: Rule {
    Rule(
      "wake.silent-push",
      .silentTime(.open),
      otherwise: "content-available asks for background time and nothing stands against it.",
      .documented,
      "A-026 S4-26"
    )
  }
}
