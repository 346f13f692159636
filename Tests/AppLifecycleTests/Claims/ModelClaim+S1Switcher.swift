import PushRules
import PushTestSupport

@testable import AppLifecycle

extension ModelClaim {
  static let switcher1 = [
    ModelClaim(
      "S1-26",
      "the switcher makes the app inactive",
      .agrees,
      .leads("open-switcher -> will-resign-active@a = inactive", from: .active)
    ),
    ModelClaim(
      "S1-27",
      "it calls willResignActive whether the key is YES or NO",
      .agrees,
      .leads("open-switcher -> will-resign-active@a = inactive", from: .active),
      .exiting("open-switcher -> will-resign-active@a = inactive", from: .active)
    ),
    ModelClaim(
      "S1-28",
      "the app itself chosen there: didBecomeActive",
      .agrees,
      .leads(
        "return-from-switcher -> did-become-active@a = active",
        from: .active,
        after: "open-switcher"
      )
    ),
    ModelClaim(
      "S1-29",
      "removal there: didEnterBackground, then willTerminate",
      .limited(because: "X-03: only if the app was in front; a suspended one gets nothing."),
      .leads(removed, from: .active, on: .majors(8...12), after: "open-switcher"),
      .leads("remove-in-switcher = not-running", from: .suspended)
    ),
    ModelClaim(
      "S1-30",
      "key YES: didEnterBackground is called once",
      .limited(because: "X-04: with either key, except for the quirk of iOS 7."),
      .exiting(removed, from: .active, after: "open-switcher"),
      .leads(removed, from: .active, on: .majors(4...6), after: "open-switcher")
    ),
    ModelClaim(
      "S1-31",
      "key NO: didEnterBackground is called twice",
      .limited(because: "X-04: on iOS 7 only."),
      .leads(
        """
        remove-in-switcher -> did-enter-background did-enter-background
          will-terminate = not-running
        """,
        from: .active,
        on: .majors(7...7),
        after: "open-switcher"
      ),
      .leads(removed, from: .active, on: .majors(8...12), after: "open-switcher")
    ),
    ModelClaim(
      "S1-32",
      "resume: from suspended over background and inactive to active",
      .agrees,
      .leads(back, from: .suspended)
    ),
    ModelClaim(
      "S1-33",
      "from background to inactive willEnterForeground runs",
      .agrees,
      .leads(back, from: .background)
    ),
    ModelClaim(
      "S1-34",
      "from inactive to active didBecomeActive runs",
      .agrees,
      .leads("return-from-switcher -> did-become-active@a = active", from: .inactive)
    ),
    ModelClaim(
      "S1-35",
      "with YES there is no resume",
      .agrees,
      .exiting(launch, from: .active, after: "home")
    ),
  ]

  private static let removed =
    "remove-in-switcher -> did-enter-background will-terminate = not-running"

  static let views1 = [
    ModelClaim(
      "S1-36",
      "a view controller gets viewDidLoad first",
      .limited(because: "loadView comes before it (T-V1)."),
      .tells(
        "A",
        ["load-view", "view-did-load", "view-will-appear", "view-did-appear"],
        in: .app(era, from: .ended, "tap-icon")
      )
    ),
    ModelClaim(
      "S1-37",
      "viewDidLoad is called exactly once",
      .limited(because: "X-17: once for each load; up to iOS 5 a view may be unloaded."),
      .tells(
        "A",
        [
          "view-did-receive-memory-warning", "view-will-unload", "view-did-unload", "load-view",
          "view-did-load", "view-will-appear", "view-did-appear",
        ],
        in: Play.app(.majors(5...5), from: .active, reload).after("view-push")
      ),
      .tells(
        "A",
        ["view-did-receive-memory-warning", "view-will-appear", "view-did-appear"],
        in: Play.app(.majors(6...12), from: .active, reload).after("view-push")
      )
    ),
    ModelClaim(
      "S1-38",
      "viewWillAppear comes before it is visible",
      .agrees,
      .tells(
        "B",
        ["load-view", "view-did-load", "view-will-appear", "view-did-appear"],
        in: .app(era, from: .active, "view-push")
      )
    ),
    ModelClaim(
      "S1-39",
      "viewDidAppear comes after",
      .agrees,
      .tells(
        "A",
        ["view-will-appear", "view-did-appear"],
        in: Play.app(era, from: .active, "view-pop").after("view-push")
      )
    ),
    ModelClaim(
      "S1-40",
      "viewWillDisappear comes before it is invisible",
      .agrees,
      .tells(
        "A",
        ["view-will-disappear", "view-did-disappear"],
        in: .app(era, from: .active, "view-push")
      ),
      .tells("A", [], in: .app(era, from: .active, "home")),
      .tells(
        "A",
        ["view-will-disappear", "view-did-disappear"],
        in: Play.app(era, from: .active, "home").exiting
      )
    ),
    ModelClaim(
      "S1-43",
      "didReceiveMemoryWarning asks to free memory",
      .agrees,
      .tells(
        "A",
        ["view-did-receive-memory-warning"],
        in: .app(era, from: .active, "memory-warning")
      ),
      .selector("view-did-receive-memory-warning", "didReceiveMemoryWarning")
    ),
  ]

  private static let reload = "memory-warning\nview-pop"
}
