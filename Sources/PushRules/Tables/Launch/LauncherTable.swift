extension DecisionTable {
  /// Decides what launches the app, on arrival or when the user acts.
  static var launcher: DecisionTable {
    DecisionTable(
      "launcher",
      .launch,
      decides: .launcher,
      [
        .launchedByPush, .launchedByCall, .runsAlready, .nobodyLaunches, .launchedByIcon,
        .launchedByTap, .launchedByForegroundAction, .launchedByAction,
        .launchedByActionAfterForceQuit, .launchedByActionAfterForceQuitBeforeTen,
        .launchedByUnheardAction, .launchedByDismissal, .dismissalLaunchesNothing,
      ]
    )
  }
}

extension Box {
  /// The app is not running, and what the user does reaches it.
  fileprivate static let starts = standing(.gone) & reach(.open)
}

extension Rule {
  static var launchedByPush: Rule {
    Rule(
      "launch.by-push",
      .launcher(.push),
      when: .standing(.launchedByPush),
      .errand(.silentPush),
      because: "The push launches the app in the background.",
      .documented,
      "R-14 A-026"
    )
  }

  static var launchedByCall: Rule {
    Rule(
      "launch.by-voip",
      .launcher(.call),
      when: .standing(.launchedByPush),
      .errand(.incomingCall),
      because: "The VoIP push launches the app in the background.",
      .documented,
      "A-200 A-201"
    )
  }

  static var runsAlready: Rule {
    Rule(
      "launch.running-already",
      .launcher(.nobody),
      when: .standing(.foreground, .background),
      because: "The app is in memory already, so nothing launches it.",
      .documented,
      "A-002"
    )
  }

  static var nobodyLaunches: Rule {
    Rule(
      "launch.nobody",
      .launcher(.nobody),
      when: .standing(.gone),
      .reach(.closed),
      because: "Nothing launches the app.",
      .documented,
      "A-025"
    )
  }

  static var launchedByIcon: Rule {
    Rule(
      "launch.by-icon",
      .launcher(.icon),
      when: .starts,
      .launch(.icon),
      because: "The user opens the app by its icon.",
      .documented,
      "R-12 A-060"
    )
  }

  static var launchedByTap: Rule {
    Rule(
      "launch.by-tap",
      .launcher(.tap),
      when: .starts,
      .launch(.notification),
      because: "The tap on the notification launches the app.",
      .documented,
      "A-062 A-080 S4-20"
    )
  }

  static var launchedByForegroundAction: Rule {
    Rule(
      "launch.by-foreground-action",
      .launcher(.foregroundAction),
      when: .starts,
      .launch(.foregroundAction),
      because: "The action launches the app in the foreground.",
      .documented,
      "R-30 A-072"
    )
  }

  static var launchedByAction: Rule {
    Rule(
      "launch.by-action",
      .launcher(.action),
      when: .starts,
      .launch(.action, .textAction),
      .response(.delegate, .actionHandler),
      !.killedByUser,
      because: "The action launches the app in the background.",
      .documented,
      "R-30 A-068 A-072"
    )
  }

  static var launchedByActionAfterForceQuit: Rule {
    Rule(
      "launch.by-action-after-force-quit",
      .launcher(.action),
      when: .starts,
      .launch(.action, .textAction),
      .response(.delegate, .actionHandler),
      .killedByUser,
      .since(10, 0),
      because: "The action launches the app in the background, after a force quit too.",
      .documented,
      "R-30 A-072 A-080"
    )
  }

  static var launchedByActionAfterForceQuitBeforeTen: Rule {
    Rule(
      "launch.by-action-after-force-quit-before-10",
      .launcher(.action),
      when: .starts,
      .launch(.action, .textAction),
      .response(.delegate, .actionHandler),
      .killedByUser,
      .before(10, 0),
      because: "The action launches the app in the background, after a force quit too.",
      .actionAfterForceQuit,
      "R-30 A-068"
    )
  }

  static var launchedByUnheardAction: Rule {
    Rule(
      "launch.by-unheard-action",
      .launcher(.action),
      when: .starts,
      .launch(.action, .textAction),
      .response(.nobody),
      because: "The action launches the app in the background, although no method takes it.",
      .inferred,
      "R-30"
    )
  }

  static var launchedByDismissal: Rule {
    Rule(
      "launch.by-dismissal",
      .launcher(.dismissal),
      when: .starts,
      .launch(.dismiss),
      .response(.delegate),
      because: "A dismissal that is reported launches the app in the background.",
      .documented,
      "R-29 A-073"
    )
  }

  static var dismissalLaunchesNothing: Rule {
    Rule(
      "launch.dismissal-launches-nothing",
      .launcher(.nobody),
      when: .starts,
      .launch(.dismiss),
      !.response(.delegate),
      because: "A dismissal that nobody hears launches nothing.",
      .documented,
      "R-29 A-073"
    )
  }
}
