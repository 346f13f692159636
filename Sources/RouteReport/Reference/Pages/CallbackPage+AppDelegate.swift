internal import AppLifecycle

extension CallbackPage {
  static let didBecomeActive = CallbackPage(
    .lifecycle(.didBecomeActive),
    "Tells the app that it is in the foreground and handles events.",
    inSceneApps: .notificationOnly(.sceneDidBecomeActive),
    reads: .active,
    do: [
      "Restore the state of the user interface, such as that of a game, and refresh it.",
      "Start again what willResignActive paused.",
    ],
    know: [
      "It also runs at the first launch, after didFinishLaunching: it does not prove a return.",
      "Between two of its calls there is always a willResignActive.",
      "A launch in the background does not call it.",
    ],
    claims: ["S0-13", "S1-12", "S3-20", "S4-13"],
    citing: "T-L1",
    "T-R1",
    "T-L5",
    "L-14"
  )

  static let willResignActive = CallbackPage(
    .lifecycle(.willResignActive),
    "Tells the app that it is about to lose the focus, for a moment or for good.",
    inSceneApps: .notificationOnly(.sceneWillResignActive),
    reads: .active,
    do: [
      "Pause a game, timers and what draws without pause.",
      "Save the state of the user interface.",
    ],
    know: [
      "It does not say where the app goes: a call or the switcher may end with didBecomeActive.",
      "The app is inactive after it, not suspended: code goes on running.",
      "Home, a lock, a call, an alert, the switcher, Notification and Control Center call it.",
    ],
    claims: ["S0-16", "S3-14", "S4-10"],
    citing: "T-H1",
    "T-A1",
    "T-I1",
    "T-N4",
    "X-07"
  )

  static let didEnterBackground = CallbackPage(
    .lifecycle(.didEnterBackground),
    "Tells the app that it has left the foreground: the last moment that is sure to come.",
    within: .seconds(5, "to return, or the system kills the app", "T-K11"),
    inSceneApps: .notificationOnly(.sceneDidEnterBackground),
    reads: .background,
    .inactive.when("a lock on iOS 5 and 6"),
    do: [
      "Save user data, and enough state to restore the app after it was terminated.",
      "Free shared resources, such as a database, and stop timers.",
      "Hide what the picture in the switcher must not show: it is taken after the return.",
    ],
    know: [
      "No callback follows: suspension and a purge are silent, and willTerminate seldom comes.",
      "Begin a background task before the work that needs it, not at the end of this method.",
      "In the logs a launch or a wake in the background does not call it; in Apple's text it does.",
      "One edition of Apple's page has it deprecated, another has not.",
    ],
    claims: ["S0-19", "S2-11", "S3-16", "S4-11"],
    citing: "L-01",
    "L-08",
    "T-H1",
    "T-LK2",
    "T-K11"
  )

  static let willEnterForeground = CallbackPage(
    .lifecycle(.willEnterForeground),
    "Tells the app that it is on its way back from the background.",
    inSceneApps: .notificationOnly(.sceneWillEnterForeground),
    reads: .background,
    .inactive.when("an unlock on iOS 5 and 6"),
    do: [
      "Restore user data, and undo what didEnterBackground did."
    ],
    know: [
      "A cold launch of an app without scenes does not call it; in a scene app its notification "
        + "is posted then, too.",
      "didBecomeActive always follows.",
      "Apple's pages disagree on whether its notification comes before or after it.",
    ],
    claims: ["S0-22", "S4-12"],
    citing: "T-R1",
    "T-L1",
    "T-S1",
    "T-LK2",
    "L-09"
  )

  static let willTerminate = CallbackPage(
    .lifecycle(.willTerminate),
    "Tells an app whose process still runs that it is about to end.",
    within: .seconds(5, "to return, or the system kills the app", "T-K11"),
    do: [
      "Free resources, close connections and save what is not saved yet."
    ],
    know: [
      "Do not rely on it: a suspended app, a crash, a kill for memory and the watchdog skip it.",
      "Do the work when the app enters the background; what is left here is often never done.",
      "Without the background (until iPhone OS 3, or with UIApplicationExitsOnSuspend) Home "
        + "calls it.",
    ],
    claims: ["S0-25", "S3-24", "S3-25", "S4-08", "S4-14"],
    citing: "L-03",
    "T-K2",
    "T-K3",
    "T-K7",
    "T-K11",
    "X-09"
  )

  static let didReceiveMemoryWarning = CallbackPage(
    .lifecycle(.didReceiveMemoryWarning),
    "Asks a running app to free memory before the system ends it.",
    do: [
      "Empty caches, and let go of what can be made again."
    ],
    know: [
      "Suspended apps get no warning: they are purged in silence before it.",
      "View controllers get the warning as well; the order is not promised.",
    ],
    citing: "T-M1",
    "L-07"
  )

  static let protectedDataWillBecomeUnavailable = CallbackPage(
    .lifecycle(.protectedDataWillBecomeUnavailable),
    "Tells the app that the device was locked and that protected files are about to close.",
    do: [
      "Close protected files, and drop what was read from them."
    ],
    know: [
      "It comes only with a passcode and files under data protection, some seconds after the lock.",
      "Its place among the other callbacks of a lock is not confirmed.",
    ],
    citing: "T-LK5"
  )

  static let protectedDataDidBecomeAvailable = CallbackPage(
    .lifecycle(.protectedDataDidBecomeAvailable),
    "Tells the app that the device was unlocked and that protected files can be read.",
    do: [
      "Open protected files again."
    ],
    know: [
      "After a restart protected files stay closed until the first unlock."
    ],
    citing: "T-LK5",
    "T-L12"
  )
}
