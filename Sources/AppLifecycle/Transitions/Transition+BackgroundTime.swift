internal import DecisionTables
internal import PushRules

extension Transition {
  /// The app asks for time in the background.
  static let backgroundTime: [Transition] = [
    .never(
      "background-task-begin.single-tasking",
      [.on(.backgroundTaskBegin), .singleTasking],
      "background tasks exist from iOS 4, on devices with multitasking"
    ),
    .never(
      "background-task-begin.no-code",
      [.on(.backgroundTaskBegin), .multitasking, !.runningCode],
      "no code of the app runs; one that is begun inside didEnterBackground is a member "
        + "backgroundTasks, or --background-tasks 1"
    ),
    Transition(
      "background-task-begin.start",
      when: [.on(.backgroundTaskBegin), .multitasking, .runningCode, .task(.idle)],
      to: .stay.beginningTask,
      because: "The app asks for time to finish its work in the background.",
      .documented,
      "L-10 T-B1"
    ),
    Transition(
      "background-task-begin.another",
      when: [.on(.backgroundTaskBegin), .withTask],
      to: .stay.beginningTask,
      because: "Another task begins: each is ended alone, and all share the time that is left.",
      .documented,
      "L-17 T-B1"
    ),
    .never(
      "background-task-end.idle",
      [.on(.backgroundTaskEnd), .task(.idle)],
      "no background task runs"
    ),
    Transition(
      "background-task-end.foreground",
      when: [.on(.backgroundTaskEnd), .inForeground, .withTask],
      to: .stay.endingTask,
      because: "The app needs no time in the background any more for this task.",
      .documented,
      "T-B1"
    ),
    Transition(
      "background-task-end.one-of-several",
      when: [.on(.backgroundTaskEnd), .from(.background), .task(.several)],
      to: .rest.endingTask,
      because: "Another background task still runs: the app is suspended when the last one ends.",
      .documented,
      "L-17 T-B1"
    ),
    Transition(
      "background-task-end.background",
      when: [.on(.backgroundTaskEnd), .from(.background), .task(.one), .kept(by: .nothing)],
      to: .rest.endingTask,
      because: "Without work left the app is suspended, silently.",
      .documented,
      "L-01 L-17 T-K9"
    ),
    Transition(
      "background-task-end.kept",
      when: [.on(.backgroundTaskEnd), .from(.background), .task(.one), .kept],
      to: .rest.endingTask,
      because: "The task has ended, and something else keeps the app running.",
      .documented,
      "L-17 L-24"
    ),
    .never(
      "background-task-expire.foreground",
      [.on(.backgroundTaskExpire, .backgroundTaskOverrun), .inForeground],
      "the time of a background task runs in the background only"
    ),
    .never(
      "background-task-expire.idle",
      [.on(.backgroundTaskExpire, .backgroundTaskOverrun), .elsewhere, .task(.idle)],
      "no background task runs"
    ),
    Transition(
      "background-task-expire.background",
      when: [.on(.backgroundTaskExpire), .from(.background), .withTask],
      moves: [.expireTask],
      because: "Shortly before the time is up the expiration handler runs; it must end the task.",
      .observed,
      "L-10 L-11 T-K9"
    ),
    Transition(
      "background-task-overrun.background",
      when: [.on(.backgroundTaskOverrun), .from(.background), .withTask],
      to: .end(.system),
      because: "The expiration handler returned and the task was not ended: the app is killed.",
      .documented,
      "L-11 T-K10"
    ),
  ]

  /// The clock runs, and a timer of the app with it.
  static let passingTime: [Transition] = [
    Transition(
      "after.nothing",
      when: [.on(.timePass), !.from(.background)],
      because: "Time passes.",
      .documented,
      "L-01"
    ),
    Transition(
      "after.at-work",
      when: [.on(.timePass), .from(.background), .withTask],
      because: "The background task runs on.",
      .documented,
      "T-B1"
    ),
    Transition(
      "after.kept",
      when: [.on(.timePass), .from(.background), .task(.idle), .kept],
      because: "Sound or position updates keep the app running.",
      .documented,
      "L-24"
    ),
    Transition(
      "after.suspend",
      when: [.on(.timePass), .from(.background), .task(.idle), .kept(by: .nothing)],
      to: .to(.suspended),
      because: "Without a background task the app is suspended within seconds, silently.",
      .documented,
      "L-01 T-B1"
    ),
    .never(
      "timer-fire.no-process",
      [.on(.timerFire), .withoutProcess],
      "no timer of the app is left"
    ),
    Transition(
      "timer-fire.foreground",
      when: [.on(.timerFire), .inForeground],
      moves: [.fireTimer],
      because: "A timer that is due fires while the app runs.",
      .inferred,
      "L-17"
    ),
    Transition(
      "timer-fire.background",
      when: [.on(.timerFire), .from(.background)],
      moves: [.fireTimer],
      because: "A timer goes on firing in the background while something keeps the app running.",
      .inferred,
      "L-17 S3-32"
    ),
    Transition(
      "timer-fire.suspended",
      when: [.on(.timerFire), .from(.suspended)],
      because: "A suspended app runs no code: the timer fires no earlier than the app runs again.",
      .inferred,
      "L-17 L-01 S3-32"
    ),
  ]
}
