internal import DecisionTables
internal import PushRules

extension Transitions {
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
    When("memory-warning.suspended", .on(.memoryWarning), .from(.suspended))
      .changesNothing
      .because("A suspended app runs no code: it is not warned, only purged in time.")
      .rests(on: "L-20 L-07 T-K3", .inferred),
    When("memory-purge.not-running", .on(.memoryPurge), .from(.notRunning))
      .never("the app has no process"),
    When("memory-purge.suspended", .on(.memoryPurge), .from(.suspended))
      .leads(to: .end(.system))
      .because("The system takes the memory of a suspended app back without any callback.")
      .rests(on: "L-07 T-K3 S0-41", .documented),
    When("memory-purge.prewarmed", .on(.memoryPurge), .from(.prewarmed))
      .leads(to: .to(.notRunning))
      .because("The prewarmed process goes as silently as it came.")
      .rests(on: "T-L11", .inferred),
    When("memory-purge.background", .on(.memoryPurge), .from(.background))
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
      .never("the scene was taken away already"),
    When("scene-disconnect.background", .on(.sceneDisconnect), .inBackground, .scene(.connected))
      .and(.scene)
      .leads(.resume, .disconnectScene, to: .suspend)
      .because("The system takes a scene back in the background; the process goes on.")
      .rests(on: "T-S9", .documented),
  ]
}
