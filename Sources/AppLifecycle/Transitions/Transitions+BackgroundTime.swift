import DecisionTables
import PushRules

extension Transitions {
  /// The app asks for time in the background.
  static let backgroundTime: [Transition] = [
    When("background-task-begin.single-tasking", .on(.backgroundTaskBegin), .singleTasking)
      .never("background tasks exist from iOS 4, on devices with multitasking"),
    When("background-task-begin.no-code", .on(.backgroundTaskBegin), .multitasking, !.runningCode)
      .never(
        "no code of the app runs; one that is begun inside didEnterBackground is a member "
          + "backgroundTasks, or --background-tasks 1"
      ),
    When("background-task-begin.start", .on(.backgroundTaskBegin), .multitasking, .runningCode)
      .and(.task(.idle))
      .leads(to: .stay.beginningTask)
      .because("The app asks for time to finish its work in the background.")
      .rests(on: "L-10 T-B1", .documented),
    When("background-task-begin.another", .on(.backgroundTaskBegin), .withTask)
      .leads(to: .stay.beginningTask)
      .because("Another task begins: each is ended alone, and all share the time that is left.")
      .rests(on: "L-17 T-B1", .documented),
    When("background-task-end.idle", .on(.backgroundTaskEnd), .task(.idle))
      .never("no background task runs"),
    When("background-task-end.foreground", .on(.backgroundTaskEnd), .inForeground, .withTask)
      .leads(to: .stay.endingTask)
      .because("The app needs no time in the background any more for this task.")
      .rests(on: "T-B1", .documented),
    When("background-task-end.one-of-several", .on(.backgroundTaskEnd), .background)
      .and(.task(.several))
      .leads(to: .suspend.endingTask)
      .because("Another background task still runs: the app is suspended when the last one ends.")
      .rests(on: "L-17 T-B1", .documented),
    When("background-task-end.background", .on(.backgroundTaskEnd), .background, .task(.one))
      .and(.kept(by: .nothing))
      .leads(to: .suspend.endingTask)
      .because("Without work left the app is suspended, silently.")
      .rests(on: "L-01 L-17 T-K9", .documented),
    When("background-task-end.kept", .on(.backgroundTaskEnd), .background, .task(.one), .kept)
      .leads(to: .suspend.endingTask)
      .because("The task has ended, and something else keeps the app running.")
      .rests(on: "L-17 L-24", .documented),
    When("background-task-expire.foreground", .on(.backgroundTaskExpire, .backgroundTaskOverrun))
      .and(.inForeground)
      .never("the time of a background task runs in the background only"),
    When("background-task-expire.idle", .on(.backgroundTaskExpire, .backgroundTaskOverrun))
      .and(!.inForeground, .task(.idle))
      .never("no background task runs"),
    When("background-task-expire.background", .on(.backgroundTaskExpire), .background, .withTask)
      .leads(.expireTask)
      .because("Shortly before the time is up the expiration handler runs; it must end the task.")
      .rests(on: "L-10 L-11 T-K9", seen: 4...17),
    When("background-task-return.elsewhere", .on(.backgroundTaskReturn), !.background)
      .never("no expiration handler runs"),
    When("background-task-return.idle", .on(.backgroundTaskReturn), .background, .task(.idle))
      .never("no expiration handler runs"),
    When("background-task-return.background", .on(.backgroundTaskReturn), .background, .withTask)
      .changesNothing
      .because("The handler has returned, and only an end of the task at once saves the app.")
      .rests(on: "L-40 L-11", .inferred),
    When("background-task-overrun.background", .on(.backgroundTaskOverrun), .background, .withTask)
      .leads(to: .end(.system))
      .because("The expiration handler returned and the task was not ended: the app is killed.")
      .rests(on: "L-11 T-K10", .documented),
  ]

  /// Time passes, and a timer of the app fires.
  static let passingTime: [Transition] = [
    When("after.nothing", .on(.timePass), !.background)
      .changesNothing
      .because("Time passes.")
      .rests(on: "L-01", .documented),
    When("after.at-work", .on(.timePass), .background, .withTask)
      .changesNothing
      .because("The background task runs on.")
      .rests(on: "T-B1", .documented),
    When("after.kept", .on(.timePass), .background, .task(.idle), .kept)
      .changesNothing
      .because("Sound or position updates keep the app running.")
      .rests(on: "L-24", .documented),
    When("after.debugger", .on(.timePass), .background, .task(.idle), .kept(by: .nothing))
      .and(.debugger(.present))
      .changesNothing
      .because("Under Xcode's debugger the app is not suspended: it goes on in the background.")
      .contested(
        "L-29 R-43 A-388",
        otherSide:
          "A log under the debugger may still show what the app does as if it were suspended.",
        settle: "Let a timer of the app run on after Home, with Xcode attached and without.",
        otherwise: .suspended(shownBy: .timerFire)
      ),
    When("after.suspend", .on(.timePass), .background, .task(.idle), .kept(by: .nothing))
      .and(.debugger(.absent))
      .leads(to: .to(.suspended))
      .because("Without a background task the app is suspended within seconds, silently.")
      .rests(on: "L-01 T-B1", .documented),
    When("timer-fire.no-process", .on(.timerFire), .withoutProcess)
      .never("no timer of the app is left"),
    When("timer-fire.foreground", .on(.timerFire), .inForeground)
      .leads(.fireTimer)
      .because("A timer that is due fires while the app runs.")
      .rests(on: "L-17", .inferred),
    When("timer-fire.background", .on(.timerFire), .background)
      .leads(.fireTimer)
      .because("A timer goes on firing in the background while something keeps the app running.")
      .rests(on: "L-17 S3-32", .inferred),
    When("timer-fire.suspended", .on(.timerFire), .suspended)
      .changesNothing
      .because("A suspended app runs no code: the timer fires no earlier than the app runs again.")
      .rests(on: "L-17 L-01 S3-32", .inferred),
  ]
}
