import DecisionTables
import PushRules

extension Transitions {
  /// The app crashes, or is ended.
  static let terminations: [Transition] = [
    When("crash.no-code", .on(.crash), !.runningCode)
      .never("no code of the app runs"),
    When("crash.background", .on(.crash), .background)
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
    When("reinstall.covered", .on(.reinstall), .unlocked, !.inForeground, !.uncovered)
      .never("something covers the screen"),
    When("reinstall.fresh", .on(.reinstall), .unlocked, !.inForeground, .uncovered)
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
      .rests(on: "T-K8", .switchedOff),
    When("power-off.foreground", .on(.powerOff), .inForeground)
      .leads(to: .end(.reboot).under(.nothing).screen(.lockedElsewhere).firstUnlock(.pending))
      .because("Switching the device off ends the app without any callback.")
      .rests(on: "L-26 A-005 T-K8", .switchedOff),
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

  /// The system prewarms a process.
  static let prewarming: [Transition] = [
    When("prewarm.before-15", .on(.prewarm), .before(15))
      .never("iOS prewarms apps from iOS 15"),
    When("prewarm.in-memory", .on(.prewarm), .since(15), !.from(.notRunning))
      .never("the app has a process already"),
    When("prewarm.start", .on(.prewarm), .since(15), .from(.notRunning))
      .leads(to: .to(.prewarmed))
      .because("A prewarmed process stops before the app's own callbacks: nothing runs.")
      .contested(
        "L-36 T-L11",
        otherSide: "Reports saw code up to viewDidLoad run hours before the app first appeared.",
        settle:
          "Log main, didFinishLaunching and viewDidLoad to a file with times, for some days.",
        otherwise: .inconclusive(
          "The same callbacks run when the app is opened: only their times tell. Look for "
            + "didFinishLaunching and viewDidLoad long before the app first becomes active."
        )
      ),
  ]

  /// Memory is low.
  static let memory: [Transition] = [
    When("memory-warning.running", .on(.memoryWarning), .runningCode)
      .leads(.warnOfMemory)
      .because("An app that runs gets a warning that memory is short.")
      .rests(on: "L-07 T-M1", .documented),
    When("memory-warning.not-running", .on(.memoryWarning), .withoutProcess)
      .changesNothing
      .because("Not running: no callback.")
      .rests(on: "L-07", .documented),
    When("memory-warning.suspended", .on(.memoryWarning), .suspended)
      .changesNothing
      .because("A suspended app runs no code: it is not warned, only purged in time.")
      .rests(on: "L-20 L-07 T-K3", .inferred),
    When("memory-purge.not-running", .on(.memoryPurge), .from(.notRunning))
      .never("the app has no process"),
    When("memory-purge.suspended", .on(.memoryPurge), .suspended)
      .leads(to: .end(.system))
      .because("The system takes the memory of a suspended app back without any callback.")
      .rests(on: "L-07 T-K3 S0-41", .documented),
    When("memory-purge.prewarmed", .on(.memoryPurge), .from(.prewarmed))
      .leads(to: .to(.notRunning))
      .because("The prewarmed process goes as silently as it came.")
      .rests(on: "T-L11", .inferred),
    When("memory-purge.background", .on(.memoryPurge), .background)
      .leads(to: .end(.system))
      .because(
        "When the system takes the memory of a running app back, it kills it without a callback."
      )
      .contested(
        "L-18 T-K7 T-K4",
        otherSide:
          "Apple's page on willTerminate says that it may be called when the system must end an app "
          + "that runs in the background.",
        settle:
          "Let an app use up the memory in the background while a task runs, and log to a file.",
        otherwise: .moves(then: [.terminate])
      ),
    When("memory-purge.foreground", .on(.memoryPurge), .inForeground)
      .leads(to: .end(.system).under(.nothing))
      .because("An app that exceeds its memory limit is killed without any callback.")
      .rests(on: "T-K7", .documented),
  ]

  /// The system disconnects the scene.
  static let sceneDisconnection: [Transition] = [
    When("scene-disconnect.app", .on(.sceneDisconnect), .app)
      .never("the app has no scenes"),
    When("scene-disconnect.foreground", .on(.sceneDisconnect), .scene, !.inBackground)
      .never("the system takes scenes away in the background only"),
    When("scene-disconnect.gone", .on(.sceneDisconnect), .inBackground, .scene(.disconnected))
      .never("no scene is connected"),
    When("scene-disconnect.background", .on(.sceneDisconnect), .inBackground, .scene(.connected))
      .and(.scene)
      .leads(.resume, .disconnectScene, to: .suspend)
      .because("The system takes a scene back in the background; the process goes on.")
      .rests(on: "T-S9", .documented),
  ]
}
