internal import DecisionTables
internal import PushRules

extension Transition {
  /// The app asks for time in the background, and the clock runs.
  static let backgroundTime: [Transition] = [
    .never(
      "background-task-begin.before-4",
      [.on(.backgroundTaskBegin), .before(4)],
      "background tasks exist from iOS 4"
    ),
    .never(
      "background-task-begin.no-code",
      [.on(.backgroundTaskBegin), .since(4), !.runningCode],
      "no code of the app runs"
    ),
    .never(
      "background-task-begin.running",
      [.on(.backgroundTaskBegin), .task(.running)],
      "a background task runs already"
    ),
    Transition(
      "background-task-begin.start",
      when: [.on(.backgroundTaskBegin), .since(4), .runningCode, .task(.idle)],
      to: .stay.task(.running),
      because: "The app asks for time to finish its work in the background.",
      .documented,
      "L-10 T-B1"
    ),
    .never(
      "background-task-end.idle",
      [.on(.backgroundTaskEnd), .task(.idle)],
      "no background task runs"
    ),
    Transition(
      "background-task-end.foreground",
      when: [.on(.backgroundTaskEnd), .inForeground, .task(.running)],
      to: .stay.task(.idle),
      because: "The app needs no time in the background any more.",
      .documented,
      "T-B1"
    ),
    Transition(
      "background-task-end.background",
      when: [.on(.backgroundTaskEnd), .from(.background), .task(.running)],
      to: .to(.suspended).task(.idle),
      because: "Without work left the app is suspended, silently.",
      .documented,
      "L-01 T-K9"
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
      when: [.on(.backgroundTaskExpire), .from(.background), .task(.running)],
      moves: [.expireTask],
      because: "Shortly before the time is up the expiration handler runs; it must end the task.",
      .observed,
      "L-10 L-11 T-K9"
    ),
    Transition(
      "background-task-overrun.background",
      when: [.on(.backgroundTaskOverrun), .from(.background), .task(.running)],
      to: .end(.system),
      because: "The expiration handler returned and the task was not ended: the app is killed.",
      .documented,
      "L-11 T-K10"
    ),
    Transition(
      "after.nothing",
      when: [.on(.timePass), !.from(.background)],
      because: "Time passes.",
      .documented,
      "L-01"
    ),
    Transition(
      "after.at-work",
      when: [.on(.timePass), .from(.background), .task(.running)],
      because: "The background task runs on.",
      .documented,
      "T-B1"
    ),
    Transition(
      "after.suspend",
      when: [.on(.timePass), .from(.background), .task(.idle)],
      to: .to(.suspended),
      because: "Without a background task the app is suspended within seconds, silently.",
      .documented,
      "L-01 T-B1"
    ),
  ]
}
