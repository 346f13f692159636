extension DecisionTable {
  /// Decides the state of the app when all handlers have returned.
  static var finalState: DecisionTable {
    DecisionTable(
      "final state",
      .launch,
      decides: .finalState,
      [
        .endsActive, .staysActive, .staysInactive, .goesOnInBackground, .staysSuspended,
        .suspendedAfterPush, .suspendedAfterAction, .staysNotRunning,
      ]
    )
  }
}

extension Rule {
  static var endsActive: Rule {
    Rule(
      "launch.ends-active",
      .finalState(.active),
      when: .forward(.open),
      because: "The user has brought the app to the foreground.",
      .documented,
      "A-080"
    )
  }

  static var staysActive: Rule {
    Rule(
      "launch.stays-active",
      .finalState(.active),
      when: .forward(.closed),
      .state(.active),
      because: "The app stays active.",
      .documented,
      "A-001"
    )
  }

  static var staysInactive: Rule {
    Rule(
      "launch.stays-inactive",
      .finalState(.inactive),
      when: .forward(.closed),
      .state(.inactive),
      because: "The app stays inactive.",
      .documented,
      "A-001"
    )
  }

  static var goesOnInBackground: Rule {
    Rule(
      "launch.ends-in-background",
      .finalState(.background),
      when: .forward(.closed),
      .state(.background),
      because: "The app goes on with what it does in the background.",
      .documented,
      "A-002"
    )
  }

  static var staysSuspended: Rule {
    Rule(
      "launch.ends-suspended",
      .finalState(.suspended),
      when: .forward(.closed),
      .state(.suspended),
      because: "The app is suspended again when its handlers have returned.",
      .documented,
      "A-172 A-040"
    )
  }

  static var suspendedAfterPush: Rule {
    Rule(
      "launch.suspended-after-push",
      .finalState(.suspended),
      when: .forward(.closed),
      .standing(.launchedByPush),
      because: "The app that the push has launched is suspended when its handlers have returned.",
      .documented,
      "A-172 A-040"
    )
  }

  static var suspendedAfterAction: Rule {
    Rule(
      "launch.suspended-after-action",
      .finalState(.suspended),
      when: .forward(.closed),
      .standing(.gone),
      .launcher(.action, .dismissal),
      because: "The app that the action has launched is suspended when its handlers have returned.",
      .inferred,
      "A-072"
    )
  }

  static var staysNotRunning: Rule {
    Rule(
      "launch.stays-not-running",
      .finalState(.notRunning),
      when: .forward(.closed),
      .standing(.gone),
      .launcher(.nobody),
      because: "Nothing has launched the app.",
      .documented,
      "A-025"
    )
  }
}
