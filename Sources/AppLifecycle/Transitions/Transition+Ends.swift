internal import PushRules

// Memory gets short.
extension Transition {
  static let memory =
    [warns, warnsNobody, purgesBeforeWarning]
    + [purgesNothing, purgesSuspended, purgesPrewarmed, endsInBackground, killsInFront]

  static let warns = Transition(
    "memory-warning.running",
    on: .memoryWarning,
    when: .runningCode,
    moves: .warnOfMemory,
    because: "An app that runs is told that memory is short.",
    .documented,
    "L-07",
    "T-M1"
  )
  static let purgesBeforeWarning = Transition(
    "memory-warning.suspended",
    on: .memoryWarning,
    when: .from(.suspended),
    to: .end(.system),
    because: "Suspended apps are purged, silently, before any running app is warned.",
    .documented,
    "L-07",
    "T-K3",
    "T-M1"
  )
  static let warnsNobody = Transition(
    "memory-warning.not-running",
    on: .memoryWarning,
    when: .withoutProcess,
    because: "The app is not running: it notices nothing.",
    .documented,
    "L-07"
  )

  static let purgesNothing = Transition(
    "memory-purge.not-running",
    on: .memoryPurge,
    never: .from(.notRunning),
    because: "the app has no process"
  )
  static let purgesSuspended = Transition(
    "memory-purge.suspended",
    on: .memoryPurge,
    when: .from(.suspended),
    to: .end(.system),
    because: "The system takes the memory of a suspended app back without any callback.",
    .documented,
    "L-07",
    "T-K3",
    "S0-41"
  )
  static let purgesPrewarmed = Transition(
    "memory-purge.prewarmed",
    on: .memoryPurge,
    when: .from(.prewarmed),
    to: .to(.notRunning),
    because: "The prewarmed process goes as silently as it came.",
    .inferred,
    "T-L11"
  )
  static let endsInBackground = Transition(
    "memory-purge.background",
    on: .memoryPurge,
    when: .from(.background),
    moves: .terminate,
    to: .end(.system),
    because: "An app that works in the background may be told that the system ends it.",
    .documented,
    "T-K4"
  )
  static let killsInFront = Transition(
    "memory-purge.foreground",
    on: .memoryPurge,
    when: .inForeground,
    to: .end(.system).under(.nothing),
    because: "An app that exceeds its memory limit is killed without any callback.",
    .documented,
    "T-K7"
  )
}

// The app or the device breaks off.
extension Transition {
  static let breaks =
    [nothingToCrash, crashes, crashesInFront, restarts, restartsInFront, restartsNeverLaunched]
    + [restartsFromNowhere]

  static let nothingToCrash = Transition(
    "crash.no-code",
    on: .crash,
    never: !.runningCode,
    because: "no code of the app runs"
  )
  static let crashes = Transition(
    "crash.background",
    on: .crash,
    when: .from(.background),
    to: .end(.crash),
    because: "A crash ends the app without any callback.",
    .documented,
    "T-K7"
  )
  static let crashesInFront = Transition(
    "crash.foreground",
    on: .crash,
    when: .inForeground,
    to: .end(.crash).under(.nothing),
    because: "A crash ends the app without any callback.",
    .documented,
    "T-K7"
  )

  static let restartsInFront = Transition(
    "reboot.foreground",
    on: .reboot,
    when: .inForeground,
    to: .end(.reboot).under(.nothing).screen(.lockedElsewhere).firstUnlock(.pending),
    because: "A restart ends the app without any callback.",
    .contested(
      "A test of 2010 on iOS 4 saw willTerminate when the device was switched off in the foreground.",
      settle: "Switch the device off with the app in front, and log to a file."
    ),
    "T-K8"
  )
  static let restarts = Transition(
    "reboot.background",
    on: .reboot,
    when: .behind,
    to: .end(.reboot).under(.nothing).screen(.lockedElsewhere).firstUnlock(.pending),
    because: "A restart ends the app in the background without any callback.",
    .documented,
    "T-K8"
  )
  static let restartsFromNowhere = Transition(
    "reboot.not-running",
    on: .reboot,
    when: .withoutProcess,
    !.ended(.neverLaunched),
    to: .end(.reboot).under(.nothing).screen(.lockedElsewhere).firstUnlock(.pending),
    because:
      "A restart clears the mark of a force quit; until the first unlock nothing is launched.",
    .documented,
    "R-27",
    "T-L12"
  )
  static let restartsNeverLaunched = Transition(
    "reboot.never-launched",
    on: .reboot,
    when: .withoutProcess,
    .ended(.neverLaunched),
    to: .to(.notRunning).under(.nothing).screen(.lockedElsewhere).firstUnlock(.pending),
    because: "The app was never opened, before the restart as after it.",
    .inferred,
    "R-28"
  )
}

// The system takes the scene away.
extension Transition {
  static let sceneLoss = [noScene, noSceneInFront, noSceneThere, reclaimsScene]

  static let noScene = Transition(
    "scene-disconnect.app",
    on: .sceneDisconnect,
    never: .app,
    because: "the app has no scenes"
  )
  static let noSceneInFront = Transition(
    "scene-disconnect.foreground",
    on: .sceneDisconnect,
    never: .scene,
    !.behind,
    because: "the system takes scenes away in the background only"
  )
  static let noSceneThere = Transition(
    "scene-disconnect.gone",
    on: .sceneDisconnect,
    never: .behind,
    .scene(.disconnected),
    because: "the scene was taken away already"
  )
  static let reclaimsScene = Transition(
    "scene-disconnect.background",
    on: .sceneDisconnect,
    when: .scene,
    .behind,
    .scene(.connected),
    moves: .resume,
    .disconnectScene,
    to: .rest,
    because: "The system takes a scene back in the background; the process goes on.",
    .documented,
    "T-S9"
  )
}
