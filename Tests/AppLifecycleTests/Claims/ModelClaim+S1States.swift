import PushRules
import PushTestSupport

@testable import AppLifecycle

extension ModelClaim {
  static let states1 = [
    ModelClaim(
      "S1-02",
      "all callbacks are in the delegate of the app",
      .outdated(because: "X-23: from iOS 13 scenes have delegates of their own."),
      .leads(home, from: .active),
      .scene(
        "home -> scene-will-resign-active scene-did-enter-background = suspended",
        from: .active
      )
    ),
    ModelClaim(
      "S1-03",
      "not running: not started, or killed by the system",
      .limited(because: "T-K2, T-K7: the user and crashes end apps too."),
      .leads("memory-purge = not-running", from: .suspended),
      .leads("remove-in-switcher = not-running", from: .suspended),
      .leads("crash = not-running", from: .active)
    ),
    ModelClaim(
      "S1-04",
      "inactive: on the way into the foreground",
      .limited(because: "X-19: also on the way out and during interruptions."),
      .leads("open-switcher -> will-resign-active@a = inactive", from: .active),
      .leads("call-incoming -> will-resign-active@a = inactive", from: .active)
    ),
    ModelClaim(
      "S1-05",
      "active: in the foreground, handles events",
      .agrees,
      .holds("active runs code in the foreground") {
        ProcessState.active.isInForeground && ProcessState.active.runsCode
      }
    ),
    ModelClaim(
      "S1-06",
      "background: the app has entered the background",
      .agrees,
      .holds("background runs code out of the foreground") {
        !ProcessState.background.isInForeground && ProcessState.background.runsCode
      }
    ),
    ModelClaim(
      "S1-07",
      "suspended: runs no code, is removed if memory is short",
      .agrees,
      .holds("suspended runs no code") { !ProcessState.suspended.runsCode },
      .leads("memory-warning = suspended\nmemory-purge = not-running", from: .suspended)
    ),
    ModelClaim(
      "S1-08",
      "will and did are called before and after the change",
      .limited(because: "L-06: on lock in iOS 5 and 6 didEnterBackground still reads inactive."),
      .leads(home, from: .active),
      .leads(back, from: .suspended),
      .leads(
        "lock -> will-resign-active@a did-enter-background@i = suspended",
        from: .active,
        on: .majors(5...6)
      )
    ),
  ]

  static let edges1 = [
    ModelClaim(
      "S1-10",
      "launch: didFinishLaunching, then didBecomeActive",
      .agrees,
      .leads(launch, from: .ended)
    ),
    ModelClaim(
      "S1-13",
      "both post a notification",
      .agrees,
      .posts(
        "UIApplicationDidFinishLaunchingNotification",
        with: "did-finish-launching",
        on: "tap-icon",
        from: .ended
      ),
      .posts(
        "UIApplicationDidBecomeActiveNotification",
        with: "did-become-active",
        on: "tap-icon",
        from: .ended
      )
    ),
    ModelClaim(
      "S1-14",
      "Home or a call puts the app into the background",
      .rejected(because: "X-05: a call makes it inactive; only an accepted one goes on."),
      .leads(home, from: .active),
      .leads(declinedCall, from: .active),
      .leads(
        """
        call-incoming -> will-resign-active@a = inactive
        call-accept -> did-enter-background@b = suspended
        """,
        from: .active
      )
    ),
    ModelClaim(
      "S1-15",
      "a key of the Info.plist tells two cases apart",
      .outdated(because: "T-E6: from iOS 13 the key is ignored."),
      .leads(home, from: .active),
      .exiting(ended, from: .active),
      .exiting(home, from: .active, on: .since(13))
    ),
    ModelClaim(
      "S1-16",
      "the key is absent by default",
      .agrees,
      .holds("a scenario without it is one with NO") {
        let scenario = Scenario(.starting(.active, .iOS(9)), events: [.event(.home)])
        return try scenario.exitsOnSuspend == .absent
          && Trace(playing: scenario).finalState == .suspended
      }
    ),
    ModelClaim(
      "S1-17",
      "NO: over inactive and background to suspended",
      .agrees,
      .leads(suspendedAtLast, from: .active)
    ),
    ModelClaim(
      "S1-18",
      "from active to inactive willResignActive runs",
      .agrees,
      .leads("open-switcher -> will-resign-active@a = inactive", from: .active)
    ),
    ModelClaim(
      "S1-19",
      "NO: from inactive to background nothing runs",
      .rejected(because: "X-01: didEnterBackground runs on this edge."),
      .leads("open-other-app -> did-enter-background@b = suspended", from: .inactive)
    ),
    ModelClaim(
      "S1-20",
      "NO: from background to suspended didEnterBackground runs",
      .rejected(because: "X-01: suspending is silent."),
      .leads(suspendedAtLast, from: .active)
    ),
    ModelClaim(
      "S1-21",
      "YES: over suspended to not running",
      .rejected(because: "X-02: such an app is never suspended."),
      .exiting(endedInSteps, from: .active)
    ),
    ModelClaim(
      "S1-22",
      "YES: from active to inactive nothing is listed",
      .undecided(because: "X-20: willResignActive runs; contested (L-02)."),
      .exiting("open-switcher -> will-resign-active@a = inactive", from: .active),
      .cites("L-02", in: Play.app(era, from: .active, "home").exiting)
    ),
    ModelClaim(
      "S1-23",
      "YES: from inactive to background nothing runs",
      .rejected(because: "X-01: didEnterBackground runs on this edge."),
      .exiting(endedInSteps, from: .active)
    ),
    ModelClaim(
      "S1-24",
      "YES: from background to suspended didEnterBackground runs",
      .limited(because: "X-02: the call is real, the edge is the one into the background."),
      .exiting(endedInSteps, from: .active)
    ),
    ModelClaim(
      "S1-25",
      "YES: from suspended to not running willTerminate runs",
      .rejected(because: "X-02: the call is real, but comes from the background."),
      .exiting(endedInSteps, from: .active),
      .never(["will-terminate"], from: .suspended)
    ),
  ]
}
