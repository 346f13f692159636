import PushRules
import PushTestSupport

@testable import AppLifecycle

extension ModelClaim {
  static let states3 = [
    ModelClaim(
      "S3-02",
      "not running: not started, or killed",
      .agrees,
      .leads("crash = not-running", from: .active)
    ),
    ModelClaim(
      "S3-03",
      "inactive: in the foreground, brief in transitions",
      .agrees,
      .leads(
        """
        push:alert = suspended
        tap-notification -> will-enter-foreground@b did-receive-fetch@i did-become-active@a = active
        """,
        from: .suspended,
        on: .majors(7...9)
      )
    ),
    ModelClaim(
      "S3-04",
      "it stays inactive while the screen is locked",
      .outdated(because: "X-06: up to iOS 4 only; from iOS 5 locking leads to the background."),
      .leads("lock -> will-resign-active@a = inactive", from: .active, on: .majors(3...4)),
      .leads(
        "lock -> will-resign-active@a did-enter-background = suspended",
        from: .active,
        on: .majors(5...12)
      )
    ),
    ModelClaim(
      "S3-05",
      "or while the user is asked to react to a call or a message",
      .agrees,
      .leads(declinedCall, from: .active),
      .leads(
        """
        system-alert-open -> will-resign-active@a = inactive
        system-alert-close -> did-become-active@a = active
        """,
        from: .active
      )
    ),
    ModelClaim(
      "S3-06",
      "active: in the foreground, receives events",
      .agrees,
      .leads("push:alert -> did-receive-fetch@a = active", from: .active, on: .majors(7...9))
    ),
    ModelClaim(
      "S3-07",
      "suspended: in the background, code stopped",
      .agrees,
      .holds("suspended runs no code") { !ProcessState.suspended.runsCode },
      .leads("after:86400 = suspended", from: .suspended)
    ),
    ModelClaim(
      "S3-08",
      "on a memory warning it is killed",
      .limited(because: "X-08: it is killed before any warning, and silently."),
      .leads("memory-warning = suspended\nmemory-purge = not-running", from: .suspended)
    ),
    ModelClaim(
      "S3-10",
      "background: a normal app stays there for ten minutes",
      .rejected(because: "X-12: without a background task it is suspended at once."),
      .leads(home, from: .active),
      .leads("after:10 = suspended", from: .background),
      .refusing("background-task-end", from: .active, after: "home")
    ),
    ModelClaim(
      "S3-11",
      "iOS lets apps run in the background for long",
      .agrees,
      .leads(
        "home -> will-resign-active@a did-enter-background@b = background\nafter:29 = background",
        from: .active,
        after: "background-task-begin"
      ),
      .plays(
        Play.app(
          .majors(7...12),
          from: .suspended,
          "background-fetch -> perform-fetch@b = suspended"
        ).stating(.fetch)
      ),
      .plays(
        Play.app(
          era,
          from: .active,
          """
          home -> will-resign-active@a did-enter-background@b = background
          after:86400 = background
          audio-stop = suspended
          """
        ).stating(.audio).after("audio-start")
      )
    ),
  ]

  static let endings3 = [
    ModelClaim(
      "S3-13",
      "on a call or lock the app is suspended",
      .rejected(because: "X-05, X-06, X-07: it becomes inactive; locking goes on from iOS 5."),
      .leads("call-incoming -> will-resign-active@a = inactive", from: .active),
      .leads("lock -> will-resign-active@a = inactive", from: .active, on: .majors(3...4))
    ),
    ModelClaim(
      "S3-15",
      "the selector is applicationWillResignActive:",
      .agrees,
      .selector("will-resign-active", "applicationWillResignActive:")
    ),
    ModelClaim(
      "S3-17",
      "with background execution didEnterBackground is called instead of willTerminate",
      .agrees,
      .leads(home, from: .active),
      .exiting(ended, from: .active),
      .leads(endedBefore4, from: .active, on: .majors(3...3))
    ),
    ModelClaim(
      "S3-18",
      "the selector is applicationDidEnterBackground:",
      .agrees,
      .selector("did-enter-background", "applicationDidEnterBackground:")
    ),
    ModelClaim(
      "S3-19",
      "the selector is applicationWillEnterForeground:",
      .agrees,
      .selector("will-enter-foreground", "applicationWillEnterForeground:")
    ),
    ModelClaim(
      "S3-21",
      "Home terminates the app",
      .outdated(because: "X-10: up to iOS 3, or with UIApplicationExitsOnSuspend."),
      .leads(endedBefore4, from: .active, on: .majors(3...3)),
      .leads(home, from: .active),
      .exiting(ended, from: .active)
    ),
    ModelClaim(
      "S3-22",
      "willTerminate is called before a normal end",
      .limited(because: "T-K8: whether a restart calls it in the foreground is contested."),
      .leads("reboot = not-running", from: .suspended),
      .leads("power-off = not-running", from: .active),
      .cites("T-K8", in: .app(.majors(4...4), from: .active, "power-off"))
    ),
    ModelClaim(
      "S3-23",
      "it is not called when the user holds Home",
      .outdated(because: "X-03: a gesture of iPhone OS, a kill; removal in the switcher calls it."),
      .leads("hold-home = not-running", from: .active),
      .cites("S3-23", in: .app(era, from: .active, "hold-home")),
      .leads(
        "remove-in-switcher -> did-enter-background will-terminate = not-running",
        from: .inactive,
        on: .majors(8...12)
      )
    ),
    ModelClaim(
      "S3-26",
      "ten minutes can be borrowed",
      .outdated(because: "L-10: 600 seconds on iOS 4 to 6, 180 on 7 to 12, 30 from 13."),
      .plays(task(.majors(4...6), lasting: 600)),
      .plays(task(.majors(7...12), lasting: 180)),
      .plays(task(.since(13), lasting: 30))
    ),
    ModelClaim(
      "S3-29",
      "the task is begun in didEnterBackground",
      .limited(because: "T-K11: Apple says before the work; a suspended app can begin none."),
      .plays(
        Play.app(
          era,
          from: .active,
          "home -> will-resign-active@a did-enter-background@b = background"
        ).beginning(tasks: 1)
      ),
      .refusing("background-task-begin", from: .active, after: "home"),
      .cites("T-K11", in: .app(era, from: .active, "background-task-begin"))
    ),
    ModelClaim(
      "S3-30",
      "the block runs when the time is about to end",
      .agrees,
      .plays(task(.majors(7...12), lasting: 180))
    ),
    ModelClaim(
      "S3-32",
      "the timer fires while the task of the background runs",
      .agrees,
      .plays(
        Play.app(
          era,
          from: .active,
          """
          timer-fire -> timer@a = active
          home -> will-resign-active@a did-enter-background@b = background
          after:10 = background
          timer-fire -> timer@b = background
          background-task-end = suspended
          timer-fire = suspended
          """
        ).beginning(tasks: 1)
      )
    ),
  ]

  private static let endedBefore4 =
    "home -> [will-resign-active@a] will-terminate = not-running"

  private static func task(_ systems: [SystemVersion], lasting seconds: Int) -> Play {
    Play.app(
      systems.atBreakpoints,
      from: .active,
      """
      after:\(seconds - 1) = background
      > background-task-expire -> expiration-handler@b = background
      after:1 = background
      background-task-end = suspended
      """
    ).after("background-task-begin home")
  }
}
