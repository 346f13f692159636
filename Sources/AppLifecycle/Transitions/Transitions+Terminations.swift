internal import DecisionTables
internal import PushRules

extension Transitions {
  /// The app crashes, or is ended.
  static let terminations: [Transition] = [
    When("crash.no-code", .on(.crash), !.runningCode)
      .never("no code of the app runs"),
    When("crash.background", .on(.crash), .from(.background))
      .leads(to: .end(.crash))
      .because("A crash ends the app without any callback.")
      .rests(on: "T-K7", .documented),
    When("crash.foreground", .on(.crash), .inForeground)
      .leads(to: .end(.crash).under(.nothing))
      .because("A crash ends the app without any callback.")
      .rests(on: "T-K7", .documented),
    When("hold-home.locked", .on(.holdHome), .locked)
      .never("the device is locked"),
    When("hold-home.foreground", .on(.holdHome), .unlocked, .inForeground)
      .leads(to: .end(.user).under(.nothing))
      .because("Holding Home until the app is gone ends it without any callback.")
      .contested(
        "L-26 S3-23 S4-07",
        otherSide:
          "Only two of the first texts say that willTerminate is not called; no log shows it.",
        settle: "On a device with a Home button force the app to quit, and log to a file.",
        otherwise: .moves(then: [.terminate])
      ),
    When("hold-home.elsewhere", .on(.holdHome), .unlocked, !.inForeground)
      .changesNothing
      .because("Holding Home ends the app in the foreground; this one is not there.")
      .rests(on: "L-26", .inferred),
    When("reinstall.locked", .on(.reinstall), .locked)
      .never("the device is locked"),
    When("reinstall.foreground", .on(.reinstall), .unlocked, .inForeground)
      .never("the app must be left first"),
    When("reinstall.covered", .on(.reinstall), .unlocked, !.inForeground, !.under(.nothing))
      .never("something covers the screen"),
    When("reinstall.fresh", .on(.reinstall), .unlocked, !.inForeground, .under(.nothing))
      .leads(to: .end(.neverLaunched))
      .because("Deleted and installed anew, the app has never been launched: it has no token.")
      .rests(on: "L-26 R-28", .inferred),
  ]

  /// The device is restarted, or switched off and on again.
  static let restarts: [Transition] = [
    When("reboot.background", .on(.reboot, .powerOff), .inBackground)
      .leads(to: .end(.reboot).under(.nothing).screen(.lockedElsewhere).firstUnlock(.pending))
      .because("Switching the device off ends the app in the background without any callback.")
      .rests(on: "T-K8 L-26", .documented),
    When("reboot.foreground", .on(.reboot), .inForeground)
      .leads(to: .end(.reboot).under(.nothing).screen(.lockedElsewhere).firstUnlock(.pending))
      .because("A restart ends the app without any callback.")
      .contested(
        "T-K8",
        otherSide:
          "A test of 2010 on iOS 4 saw willTerminate when the device was switched off in the foreground.",
        settle: "Switch the device off with the app in front, and log to a file.",
        otherwise: .moves(then: [.terminate])
      ),
    When("power-off.foreground", .on(.powerOff), .inForeground)
      .leads(to: .end(.reboot).under(.nothing).screen(.lockedElsewhere).firstUnlock(.pending))
      .because("Switching the device off ends the app without any callback.")
      .contested(
        "L-26 A-005 T-K8",
        otherSide:
          "A test of 2010 on iOS 4 saw willTerminate when the device was switched off in the foreground.",
        settle: "Switch the device off with the app in front, and log to a file.",
        otherwise: .moves(then: [.terminate])
      ),
    When("reboot.never-launched", .on(.reboot, .powerOff), .withoutProcess, .ended(.neverLaunched))
      .leads(to: .to(.notRunning).under(.nothing).screen(.lockedElsewhere).firstUnlock(.pending))
      .because("The app was never opened, before the restart as after it.")
      .rests(on: "R-28", .inferred),
    When("reboot.not-running", .on(.reboot, .powerOff), .withoutProcess, !.ended(.neverLaunched))
      .leads(to: .end(.reboot).under(.nothing).screen(.lockedElsewhere).firstUnlock(.pending))
      .because(
        "A restart clears the mark of a force quit; until the first unlock nothing is launched."
      )
      .rests(on: "R-27 T-L12", .documented),
  ]
}
