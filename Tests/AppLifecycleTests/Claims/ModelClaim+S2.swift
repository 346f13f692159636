import PushRules
import PushTestSupport

@testable import AppLifecycle

extension ModelClaim {
  static let states2 = [
    ModelClaim(
      "S2-01",
      "not running: not run, or ended by the system",
      .limited(because: "T-K2, T-K7: the user and crashes end apps too."),
      .leads("remove-in-switcher = not-running", from: .suspended),
      .leads("crash = not-running", from: .background)
    ),
    ModelClaim(
      "S2-02",
      "inactive: entering the foreground",
      .limited(because: "X-19: also on the way out and during interruptions."),
      .leads(declinedCall, from: .active)
    ),
    ModelClaim(
      "S2-03",
      "active: in the foreground, handles events",
      .agrees,
      .leads("push:alert -> did-receive-fetch@a = active", from: .active, on: .majors(7...9))
    ),
    ModelClaim(
      "S2-04",
      "background: runs its code, then it is suspended",
      .agrees,
      .leads(suspendedAtLast, from: .active)
    ),
    ModelClaim(
      "S2-05",
      "suspended: frozen, ended when memory is short",
      .agrees,
      .leads("after:86400 = suspended\nmemory-purge = not-running", from: .suspended)
    ),
    ModelClaim(
      "S2-07",
      "didFinishLaunching and its notification, at launch; it makes the root view controller",
      .outdated(because: "A-401: in a scene app (13+) each scene makes its own window."),
      .posts(
        "UIApplicationDidFinishLaunchingNotification",
        with: "did-finish-launching",
        on: "tap-icon",
        from: .ended
      ),
      .scene(
        """
        tap-icon -> will-finish-launching@b did-finish-launching@b scene-will-connect@b \
        scene-will-enter-foreground@b scene-did-become-active@a = active
        """,
        from: .ended
      )
    ),
    ModelClaim(
      "S2-08",
      "didBecomeActive and its notification, in the foreground and active",
      .agrees,
      .posts(
        "UIApplicationDidBecomeActiveNotification",
        with: "did-become-active",
        on: "return-from-switcher",
        from: .inactive
      )
    ),
    ModelClaim(
      "S2-09",
      "willResignActive and its notification, from active to inactive",
      .agrees,
      .posts(
        "UIApplicationWillResignActiveNotification",
        with: "will-resign-active",
        on: "open-switcher",
        from: .active
      )
    ),
    ModelClaim(
      "S2-10",
      "didEnterBackground and its notification, from inactive to background",
      .agrees,
      .posts(
        "UIApplicationDidEnterBackgroundNotification",
        with: "did-enter-background",
        on: "open-other-app",
        from: .inactive
      ),
      .leads("open-other-app -> did-enter-background@b = suspended", from: .inactive)
    ),
    ModelClaim(
      "S2-12",
      "willEnterForeground and its notification, from background to inactive",
      .agrees,
      .posts(
        "UIApplicationWillEnterForegroundNotification",
        with: "will-enter-foreground",
        on: "tap-icon",
        from: .background
      )
    ),
    ModelClaim(
      "S2-13",
      "willTerminate and its notification, at the end except for a purge",
      .agrees,
      .posts(
        "UIApplicationWillTerminateNotification",
        with: "will-terminate",
        on: "remove-in-switcher",
        from: .active
      ),
      .leads("memory-purge = not-running", from: .suspended),
      .leads("crash = not-running", from: .active)
    ),
    ModelClaim("S2-14", "launch: over inactive to active", .agrees, .leads(launch, from: .ended)),
    ModelClaim(
      "S2-15",
      "Home: over inactive and background to suspended",
      .agrees,
      .leads(home, from: .active)
    ),
  ]

  static let key2 = [
    ModelClaim(
      "S2-16",
      "two cases: the app may run in the background, or not",
      .outdated(because: "T-E6: from iOS 13 the key is ignored."),
      .leads(home, from: .active),
      .exiting(ended, from: .active),
      .exiting(home, from: .active, on: .since(13))
    ),
    ModelClaim(
      "S2-18",
      "the key must be NO to be suspended",
      .rejected(because: "X-11: an absent key is NO."),
      .leads(home, from: .active)
    ),
    ModelClaim(
      "S2-19",
      "the key ends the app instead of moving it to the background",
      .agrees,
      .exiting(ended, from: .active)
    ),
    ModelClaim(
      "S2-20",
      "YES: ended and purged",
      .outdated(because: "T-E6: until iOS 13."),
      .exiting(ended, from: .active),
      .exiting(home, from: .active, on: .since(13))
    ),
    ModelClaim(
      "S2-21",
      "absent or NO: to the background as usual",
      .agrees,
      .leads(home, from: .active)
    ),
    ModelClaim(
      "S2-22",
      "supported from iOS 4",
      .outdated(because: "T-E6: from iOS 4 to 13; before iOS 4 every app ends."),
      .exiting(ended, from: .active),
      .same(
        .app(.majors(3...3), from: .active, "home"),
        Play.app(.majors(3...3), from: .active, "home").exiting
      ),
      .same(
        .app(.since(13), from: .active, "home"),
        Play.app(.since(13), from: .active, "home").exiting
      )
    ),
  ]

  static let memory2 = [
    ModelClaim(
      "S2-23",
      "resume: from suspended over background and inactive to active",
      .agrees,
      .leads(back, from: .suspended)
    ),
    ModelClaim(
      "S2-24",
      "purge: over suspended to not running",
      .agrees,
      .leads("memory-purge = not-running", from: .suspended)
    ),
    ModelClaim(
      "S2-25",
      "after its code has run in the background the app is suspended",
      .agrees,
      .leads(suspendedAtLast, from: .active)
    ),
    ModelClaim(
      "S2-26",
      "purged at a memory warning, or when the user removes it",
      .limited(because: "X-08, X-03: purged before running apps are warned; removal is another."),
      .leads("memory-warning = suspended\nmemory-purge = not-running", from: .suspended),
      .leads("memory-warning -> did-receive-memory-warning = active", from: .active),
      .leads("remove-in-switcher = not-running", from: .suspended)
    ),
    ModelClaim(
      "S2-27",
      "then no method is called and no notification sent",
      .limited(because: "X-03: an app in front that is removed gets it."),
      .leads("memory-purge = not-running", from: .suspended),
      .leads(
        """
        remove-in-switcher -> will-resign-active@a did-enter-background
          will-terminate = not-running
        """,
        from: .active,
        on: .majors(8...12)
      )
    ),
    ModelClaim(
      "S2-28",
      "a later start is like the first",
      .limited(because: "X-24: the same callbacks, and state restoration where the app opts in."),
      .same(
        Play.app(era, from: .suspended, "tap-icon").after("memory-purge"),
        .app(era, from: .notRunning(.neverLaunched), "tap-icon")
      ),
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
  ]
}
