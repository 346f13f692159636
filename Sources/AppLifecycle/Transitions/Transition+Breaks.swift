internal import DecisionTables
internal import PushRules

extension Transition {
  /// The app breaks off, or is taken away.
  static let breaks: [Transition] = [
    .never("crash.no-code", [.on(.crash), !.runningCode], "no code of the app runs"),
    Transition(
      "crash.background",
      when: [.on(.crash), .from(.background)],
      to: .end(.crash),
      because: "A crash ends the app without any callback.",
      .documented,
      "T-K7"
    ),
    Transition(
      "crash.foreground",
      when: [.on(.crash), .inForeground],
      to: .end(.crash).under(.nothing),
      because: "A crash ends the app without any callback.",
      .documented,
      "T-K7"
    ),
    .never("hold-home.locked", [.on(.holdHome), .locked], "the device is locked"),
    Transition(
      "hold-home.foreground",
      when: [.on(.holdHome), .unlocked, .inForeground],
      to: .end(.user).under(.nothing),
      because: "Holding Home until the app is gone ends it without any callback.",
      .contested(
        "Only two of the first texts say that willTerminate is not called; no log shows it.",
        settle: "On a device with a Home button force the app to quit, and log to a file."
      ),
      "L-26 S3-23 S4-07"
    ),
    Transition(
      "hold-home.elsewhere",
      when: [.on(.holdHome), .unlocked, .elsewhere],
      because: "Holding Home ends the app in the foreground; this one is not there.",
      .inferred,
      "L-26"
    ),
    .never("reinstall.locked", [.on(.reinstall), .locked], "the device is locked"),
    .never(
      "reinstall.foreground",
      [.on(.reinstall), .unlocked, .inForeground],
      "the app must be left first"
    ),
    .never(
      "reinstall.covered",
      [.on(.reinstall), .unlocked, .elsewhere, !.under(.nothing)],
      "something covers the screen"
    ),
    Transition(
      "reinstall.fresh",
      when: [.on(.reinstall), .unlocked, .elsewhere, .under(.nothing)],
      to: .end(.neverLaunched),
      because: "Deleted and installed anew, the app has never been launched: it has no token.",
      .inferred,
      "L-26 R-28"
    ),
  ]

  /// The device is restarted, or switched off and on again.
  static let restarts: [Transition] = [
    Transition(
      "reboot.background",
      when: [.on(.reboot, .powerOff), .behind],
      to: .end(.reboot).under(.nothing).screen(.lockedElsewhere).firstUnlock(.pending),
      because: "Switching the device off ends the app in the background without any callback.",
      .documented,
      "T-K8 L-26"
    ),
    Transition(
      "reboot.foreground",
      when: [.on(.reboot), .inForeground],
      to: .end(.reboot).under(.nothing).screen(.lockedElsewhere).firstUnlock(.pending),
      because: "A restart ends the app without any callback.",
      .contested(
        "A test of 2010 on iOS 4 saw willTerminate when the device was switched off in the foreground.",
        settle: "Switch the device off with the app in front, and log to a file."
      ),
      "T-K8"
    ),
    Transition(
      "power-off.foreground",
      when: [.on(.powerOff), .inForeground],
      to: .end(.reboot).under(.nothing).screen(.lockedElsewhere).firstUnlock(.pending),
      because: "Switching the device off ends the app without any callback.",
      .contested(
        "A test of 2010 on iOS 4 saw willTerminate when the device was switched off in the foreground.",
        settle: "Switch the device off with the app in front, and log to a file."
      ),
      "L-26 A-005 T-K8"
    ),
    Transition(
      "reboot.never-launched",
      when: [.on(.reboot, .powerOff), .withoutProcess, .ended(.neverLaunched)],
      to: .to(.notRunning).under(.nothing).screen(.lockedElsewhere).firstUnlock(.pending),
      because: "The app was never opened, before the restart as after it.",
      .inferred,
      "R-28"
    ),
    Transition(
      "reboot.not-running",
      when: [.on(.reboot, .powerOff), .withoutProcess, !.ended(.neverLaunched)],
      to: .end(.reboot).under(.nothing).screen(.lockedElsewhere).firstUnlock(.pending),
      because:
        "A restart clears the mark of a force quit; until the first unlock nothing is launched.",
      .documented,
      "R-27 T-L12"
    ),
  ]
}
