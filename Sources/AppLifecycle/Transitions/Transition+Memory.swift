internal import DecisionTables
internal import PushRules

extension Transition {
  /// Memory gets short.
  static let memory: [Transition] = [
    Transition(
      "memory-warning.running",
      when: [.on(.memoryWarning), .runningCode],
      moves: [.warnOfMemory],
      because: "An app that runs is told that memory is short.",
      .documented,
      "L-07 T-M1"
    ),
    Transition(
      "memory-warning.not-running",
      when: [.on(.memoryWarning), .withoutProcess],
      because: "The app is not running: it notices nothing.",
      .documented,
      "L-07"
    ),
    Transition(
      "memory-warning.suspended",
      when: [.on(.memoryWarning), .from(.suspended)],
      to: .end(.system),
      because: "Suspended apps are purged, silently, before any running app is warned.",
      .documented,
      "L-07 T-K3 T-M1"
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
      moves: [.terminate],
      to: .end(.system),
      because: "An app that works in the background may be told that the system ends it.",
      .documented,
      "T-K4"
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
