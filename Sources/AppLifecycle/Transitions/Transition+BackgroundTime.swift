internal import PushRules

// The app asks for time in the background, and the clock runs.
extension Transition {
  static let backgroundTime =
    [noTasksBeforeFour, noCodeForTask, taskRuns, beginsTask]
    + [noTask, endsTaskInFront, endsTask]
    + [nothingExpires, nothingExpiresIdle, expires, overruns]
    + [timePasses, timePassesAtWork, timeEndsWork]

  static let noTasksBeforeFour = Transition(
    "background-task-begin.before-4",
    on: .backgroundTaskBegin,
    never: .before(4),
    because: "background tasks exist from iOS 4"
  )
  static let noCodeForTask = Transition(
    "background-task-begin.no-code",
    on: .backgroundTaskBegin,
    never: .since(4),
    !.runningCode,
    because: "no code of the app runs"
  )
  static let taskRuns = Transition(
    "background-task-begin.running",
    on: .backgroundTaskBegin,
    never: .task(.running),
    because: "a background task runs already"
  )
  static let beginsTask = Transition(
    "background-task-begin.start",
    on: .backgroundTaskBegin,
    when: .since(4),
    .runningCode,
    .task(.idle),
    to: .stay.task(.running),
    because: "The app asks for time to finish its work in the background.",
    .documented,
    "L-10",
    "T-B1"
  )
  static let noTask = Transition(
    "background-task-end.idle",
    on: .backgroundTaskEnd,
    never: .task(.idle),
    because: "no background task runs"
  )
  static let endsTaskInFront = Transition(
    "background-task-end.foreground",
    on: .backgroundTaskEnd,
    when: .inForeground,
    .task(.running),
    to: .stay.task(.idle),
    because: "The app needs no time in the background any more.",
    .documented,
    "T-B1"
  )
  static let endsTask = Transition(
    "background-task-end.background",
    on: .backgroundTaskEnd,
    when: .from(.background),
    .task(.running),
    to: .to(.suspended).task(.idle),
    because: "Without work left the app is suspended, silently.",
    .documented,
    "L-01",
    "T-K9"
  )

  static let nothingExpires = Transition(
    "background-task-expire.foreground",
    on: .backgroundTaskExpire,
    .backgroundTaskOverrun,
    never: .inForeground,
    because: "the time of a background task runs in the background only"
  )
  static let nothingExpiresIdle = Transition(
    "background-task-expire.idle",
    on: .backgroundTaskExpire,
    .backgroundTaskOverrun,
    never: .elsewhere,
    .task(.idle),
    because: "no background task runs"
  )
  static let expires = Transition(
    "background-task-expire.background",
    on: .backgroundTaskExpire,
    when: .from(.background),
    .task(.running),
    moves: .expireTask,
    because: "Shortly before the time is up the expiration handler runs; it must end the task.",
    .observed,
    "L-10",
    "L-11",
    "T-K9"
  )
  static let overruns = Transition(
    "background-task-overrun.background",
    on: .backgroundTaskOverrun,
    when: .from(.background),
    .task(.running),
    to: .end(.system),
    because: "The expiration handler returned and the task was not ended: the app is killed.",
    .documented,
    "L-11",
    "T-K10"
  )

  static let timePasses = Transition(
    "after.nothing",
    on: .timePass,
    when: !.from(.background),
    because: "Time passes.",
    .documented,
    "L-01"
  )
  static let timePassesAtWork = Transition(
    "after.at-work",
    on: .timePass,
    when: .from(.background),
    .task(.running),
    because: "The background task runs on.",
    .documented,
    "T-B1"
  )
  static let timeEndsWork = Transition(
    "after.suspend",
    on: .timePass,
    when: .from(.background),
    .task(.idle),
    to: .to(.suspended),
    because: "Without a background task the app is suspended within seconds, silently.",
    .documented,
    "L-01",
    "T-B1"
  )
}
