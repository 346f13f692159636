import PushRules
import PushTestSupport

@testable import AppLifecycle

extension ModelClaim {
  static let states0 = [
    ModelClaim(
      "S0-01",
      "an app is always in one of five states",
      .agrees,
      .holds("the push rules know five states, and a prewarmed app is not running for them") {
        AppState.five.count == 5
          && ProcessState.allCases.map(\.name).filter { $0 != "prewarmed" }.sorted()
            == AppState.five.map(\.name).sorted()
          && LifecycleState(process: .prewarmed).appState == .notRunning(.system)
      }
    ),
    ModelClaim(
      "S0-02",
      "not running: it does not run",
      .agrees,
      .never(["will-resign-active", "did-enter-background", "will-terminate"], from: .ended),
      .leads("memory-warning = not-running", from: .ended)
    ),
    ModelClaim(
      "S0-03",
      "inactive: in the foreground, cannot handle events",
      .agrees,
      .holds("inactive counts as foreground") { ProcessState.inactive.isInForeground },
      .leads(
        "push:alert -> did-receive-fetch@i = inactive",
        from: .inactive,
        on: .majors(7...9)
      )
    ),
    ModelClaim(
      "S0-04",
      "active: in the foreground, handles events",
      .agrees,
      .holds("active counts as foreground") { ProcessState.active.isInForeground },
      .leads("push:alert -> did-receive-fetch@a = active", from: .active, on: .majors(7...9))
    ),
    ModelClaim(
      "S0-05",
      "background: runs its code, then it is suspended",
      .agrees,
      .leads(
        """
        home -> will-resign-active@a did-enter-background@b = background
        background-task-end = suspended
        """,
        from: .active,
        after: "background-task-begin"
      )
    ),
    ModelClaim(
      "S0-06",
      "suspended: runs no code, is killed if memory is short",
      .agrees,
      .holds("suspended runs no code") { !ProcessState.suspended.runsCode },
      .leads("memory-purge = not-running", from: .suspended)
    ),
  ]

  static let methods0 = [
    ModelClaim(
      "S0-08",
      "didFinishLaunching comes with its notification",
      .agrees,
      .posts(
        "UIApplicationDidFinishLaunchingNotification",
        with: "did-finish-launching",
        on: "tap-icon",
        from: .ended
      )
    ),
    ModelClaim("S0-09", "it fires after start-up", .agrees, .leads(launch, from: .ended)),
    ModelClaim(
      "S0-11",
      "didBecomeActive comes with its notification",
      .agrees,
      .posts(
        "UIApplicationDidBecomeActiveNotification",
        with: "did-become-active",
        on: "tap-icon",
        from: .suspended
      )
    ),
    ModelClaim(
      "S0-12",
      "it fires when the app is in the foreground and active",
      .agrees,
      .leads(launch, from: .ended),
      .leads(back, from: .suspended)
    ),
    ModelClaim(
      "S0-14",
      "willResignActive comes with its notification",
      .agrees,
      .posts(
        "UIApplicationWillResignActiveNotification",
        with: "will-resign-active",
        on: "home",
        from: .active
      )
    ),
    ModelClaim(
      "S0-15",
      "it fires from active to inactive",
      .agrees,
      .leads("open-switcher -> will-resign-active@a = inactive", from: .active)
    ),
    ModelClaim(
      "S0-17",
      "didEnterBackground comes with its notification",
      .agrees,
      .posts(
        "UIApplicationDidEnterBackgroundNotification",
        with: "did-enter-background",
        on: "home",
        from: .active
      )
    ),
    ModelClaim(
      "S0-18",
      "it fires when the app enters the background",
      .agrees,
      .leads(home, from: .active)
    ),
    ModelClaim(
      "S0-20",
      "willEnterForeground comes with its notification",
      .agrees,
      .posts(
        "UIApplicationWillEnterForegroundNotification",
        with: "will-enter-foreground",
        on: "tap-icon",
        from: .suspended
      )
    ),
    ModelClaim(
      "S0-21",
      "it fires in the foreground, not yet active",
      .limited(because: "The app still reads background in it, and inactive on unlock (T-LK2)."),
      .leads(back, from: .suspended),
      .leads(
        "unlock -> will-enter-foreground@i did-become-active@a = active",
        from: .active,
        on: .majors(5...6),
        after: "lock"
      )
    ),
    ModelClaim(
      "S0-23",
      "willTerminate comes with its notification",
      .agrees,
      .posts(
        "UIApplicationWillTerminateNotification",
        with: "will-terminate",
        on: "remove-in-switcher",
        from: .active
      )
    ),
    ModelClaim(
      "S0-24",
      "it fires when the app is killed",
      .rejected(because: "X-09: only a running app that is asked to end gets it."),
      .never(["will-terminate"], from: .suspended),
      .leads("crash = not-running", from: .active)
    ),
  ]

  static let edges0 = [
    ModelClaim("S0-26", "a tap on the icon ends in active", .agrees, .leads(launch, from: .ended)),
    ModelClaim(
      "S0-27",
      "from not running to inactive only didFinishLaunching runs",
      .limited(because: "X-14: willFinishLaunching and state restoration come before it."),
      .leads(launch, from: .ended, on: .majors(6...12)),
      .plays(
        Play.app(
          .majors(6...12),
          from: .active,
          """
          tap-icon -> will-finish-launching@i should-restore-state@i did-decode-state@i
            did-finish-launching@i did-become-active@a = active
          """
        ).restoring.after("home memory-purge")
      )
    ),
    ModelClaim(
      "S0-28",
      "from inactive to active didBecomeActive runs",
      .agrees,
      .leads("return-from-switcher -> did-become-active@a = active", from: .inactive)
    ),
    ModelClaim(
      "S0-29",
      "UIApplicationExitsOnSuspend decides what Home leads to",
      .outdated(because: "T-E6: from iOS 13 the key is ignored."),
      .leads(home, from: .active),
      .exiting(ended, from: .active),
      .exiting(home, from: .active, on: .since(13))
    ),
    ModelClaim(
      "S0-30",
      "if allowed: over inactive and background to suspended",
      .agrees,
      .leads(home, from: .active)
    ),
    ModelClaim(
      "S0-31",
      "from active to inactive willResignActive runs",
      .agrees,
      .leads("call-incoming -> will-resign-active@a = inactive", from: .active)
    ),
    ModelClaim(
      "S0-32",
      "from background to suspended didEnterBackground runs",
      .rejected(because: "X-01: it runs from inactive to background; suspending is silent."),
      .leads(suspendedAtLast, from: .active)
    ),
    ModelClaim(
      "S0-33",
      "if not allowed: over suspended to not running",
      .rejected(because: "X-02: such an app is never suspended."),
      .exiting(ended, from: .active)
    ),
    ModelClaim(
      "S0-34",
      "not allowed: from background to suspended didEnterBackground runs",
      .limited(because: "X-02: the call is real, and comes on the way into the background."),
      .exiting(endedInSteps, from: .active)
    ),
    ModelClaim(
      "S0-35",
      "not allowed: from suspended to not running willTerminate runs",
      .rejected(because: "X-02: the call is real, but suspended apps run no code."),
      .never(["will-terminate"], from: .suspended),
      .exiting(ended, from: .active)
    ),
    ModelClaim(
      "S0-36",
      "not allowed: willResignActive is not listed",
      .undecided(because: "X-20: every way to the background starts with it; contested (L-02)."),
      .exiting(ended, from: .active),
      .cites("L-02", in: Play.app(era, from: .active, "home").exiting)
    ),
    ModelClaim(
      "S0-37",
      "from suspended over background and inactive to active",
      .agrees,
      .leads(back, from: .suspended)
    ),
    ModelClaim(
      "S0-38",
      "from background to inactive willEnterForeground runs",
      .agrees,
      .leads(back, from: .background)
    ),
    ModelClaim(
      "S0-39",
      "from inactive to active didBecomeActive runs",
      .agrees,
      .leads(back, from: .background)
    ),
    ModelClaim(
      "S0-40",
      "memory shortage: over suspended to not running",
      .agrees,
      .leads("memory-warning = suspended\nmemory-purge = not-running", from: .suspended)
    ),
    ModelClaim(
      "S0-41",
      "then no method is called and no notification sent",
      .agrees,
      .leads("memory-purge = not-running", from: .suspended),
      .leads("memory-warning = suspended\nmemory-purge = not-running", from: .suspended)
    ),
  ]
}
