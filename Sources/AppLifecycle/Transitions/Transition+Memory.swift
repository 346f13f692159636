internal import DecisionTables
internal import PushRules

extension Transition {
  /// Memory gets short.
  static let memory: [Transition] = [
    Transition(
      "memory-warning.running",
      when: [.on(.memoryWarning), .runningCode],
      moves: [.warnOfMemory],
      because: "An app that runs gets a warning that memory is short.",
      .documented,
      "L-07 T-M1"
    ),
    Transition(
      "memory-warning.not-running",
      when: [.on(.memoryWarning), .withoutProcess],
      because: "Not running: no callback.",
      .documented,
      "L-07"
    ),
    Transition(
      "memory-warning.suspended",
      when: [.on(.memoryWarning), .from(.suspended)],
      because: "A suspended app runs no code: it is not warned, only purged in time.",
      .inferred,
      "L-20 L-07 T-K3"
    ),
    .never(
      "memory-purge.not-running",
      [.on(.memoryPurge), .from(.notRunning)],
      "the app has no process"
    ),
    Transition(
      "memory-purge.suspended",
      when: [.on(.memoryPurge), .from(.suspended)],
      to: .end(.system),
      because: "The system takes the memory of a suspended app back without any callback.",
      .documented,
      "L-07 T-K3 S0-41"
    ),
    Transition(
      "memory-purge.prewarmed",
      when: [.on(.memoryPurge), .from(.prewarmed)],
      to: .to(.notRunning),
      because: "The prewarmed process goes as silently as it came.",
      .inferred,
      "T-L11"
    ),
    Transition(
      "memory-purge.background",
      when: [.on(.memoryPurge), .from(.background)],
      to: .end(.system),
      because:
        "When the system takes the memory of a running app back, it kills it without a callback.",
      .contested(
        "Apple's page on willTerminate says that it may be called when the system must end an app "
          + "that runs in the background.",
        settle:
          "Let an app use up the memory in the background while a task runs, and log to a file."
      ),
      "L-18 T-K7 T-K4"
    ),
    Transition(
      "memory-purge.foreground",
      when: [.on(.memoryPurge), .inForeground],
      to: .end(.system).under(.nothing),
      because: "An app that exceeds its memory limit is killed without any callback.",
      .documented,
      "T-K7"
    ),
  ]
}
