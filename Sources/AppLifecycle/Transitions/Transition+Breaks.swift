internal import DecisionTables
internal import PushRules

extension Transition {
  /// The app or the device breaks off.
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
    Transition(
      "reboot.background",
      when: [.on(.reboot), .behind],
      to: .end(.reboot).under(.nothing).screen(.lockedElsewhere).firstUnlock(.pending),
      because: "A restart ends the app in the background without any callback.",
      .documented,
      "T-K8"
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
      "reboot.never-launched",
      when: [.on(.reboot), .withoutProcess, .ended(.neverLaunched)],
      to: .to(.notRunning).under(.nothing).screen(.lockedElsewhere).firstUnlock(.pending),
      because: "The app was never opened, before the restart as after it.",
      .inferred,
      "R-28"
    ),
    Transition(
      "reboot.not-running",
      when: [.on(.reboot), .withoutProcess, !.ended(.neverLaunched)],
      to: .end(.reboot).under(.nothing).screen(.lockedElsewhere).firstUnlock(.pending),
      because:
        "A restart clears the mark of a force quit; until the first unlock nothing is launched.",
      .documented,
      "R-27 T-L12"
    ),
  ]
}
