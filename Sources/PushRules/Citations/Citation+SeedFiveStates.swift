extension Citation {
  /// Claims of the first text: five states, six callbacks, Home, the return and the purge.
  static let seedFiveStates: [Citation] = [
    Citation(
      "S0-01",
      "An app is always in one of five states.",
      from: "S0"
    ),
    Citation(
      "S0-02",
      "Not running: the app does not run.",
      from: "S0"
    ),
    Citation(
      "S0-03",
      "Inactive: the app is in the foreground and cannot handle events.",
      from: "S0"
    ),
    Citation(
      "S0-04",
      "Active: the app is in the foreground and handles events.",
      from: "S0"
    ),
    Citation(
      "S0-05",
      """
      Background: the app has left the foreground, \
      runs the code it has left, and is then suspended.
      """,
      from: "S0"
    ),
    Citation(
      "S0-06",
      "Suspended: the app is in the background, runs no code, and is killed when memory is short.",
      from: "S0"
    ),
    Citation(
      "S0-07",
      "Each method of the app delegate is paired with a local notification.",
      from: "S0"
    ),
    Citation(
      "S0-08",
      "didFinishLaunching is paired with UIApplicationDidFinishLaunchingNotification.",
      from: "S0"
    ),
    Citation(
      "S0-09",
      "didFinishLaunching runs after start-up and initialisation.",
      from: "S0"
    ),
    Citation(
      "S0-10",
      "didFinishLaunching is the right moment to create the root view.",
      from: "S0"
    ),
    Citation(
      "S0-11",
      "didBecomeActive is paired with UIApplicationDidBecomeActiveNotification.",
      from: "S0"
    ),
    Citation(
      "S0-12",
      "didBecomeActive runs when the app is in the foreground and active.",
      from: "S0"
    ),
    Citation(
      "S0-13",
      "didBecomeActive is for restoring the state of the user interface, such as that of a game.",
      from: "S0"
    ),
    Citation(
      "S0-14",
      "willResignActive is paired with UIApplicationWillResignActiveNotification.",
      from: "S0"
    ),
    Citation(
      "S0-15",
      "willResignActive runs when the app goes from active to inactive.",
      from: "S0"
    ),
    Citation(
      "S0-16",
      "willResignActive is for saving the state of the user interface.",
      from: "S0"
    ),
    Citation(
      "S0-17",
      "didEnterBackground is paired with UIApplicationDidEnterBackgroundNotification.",
      from: "S0"
    ),
    Citation(
      "S0-18",
      "didEnterBackground runs when the app enters the background.",
      from: "S0"
    ),
    Citation(
      "S0-19",
      "didEnterBackground is for saving user data and freeing resources, such as the database.",
      from: "S0"
    ),
    Citation(
      "S0-20",
      "willEnterForeground is paired with UIApplicationWillEnterForegroundNotification.",
      from: "S0"
    ),
    Citation(
      "S0-21",
      "willEnterForeground runs when the app enters the foreground and is not active yet.",
      from: "S0"
    ),
    Citation(
      "S0-22",
      "willEnterForeground is for restoring user data.",
      from: "S0"
    ),
    Citation(
      "S0-23",
      "willTerminate is paired with UIApplicationWillTerminateNotification.",
      from: "S0"
    ),
    Citation(
      "S0-24",
      "willTerminate runs when the app is killed.",
      from: "S0"
    ),
    Citation(
      "S0-25",
      "willTerminate is for freeing resources and saving user data.",
      from: "S0"
    ),
    Citation(
      "S0-26",
      "A tap on the icon leads through three states: not running, inactive, active.",
      from: "S0"
    ),
    Citation(
      "S0-27",
      """
      On the way from not running to inactive \
      didFinishLaunching runs and its notification is posted.
      """,
      from: "S0"
    ),
    Citation(
      "S0-28",
      "On the way from inactive to active didBecomeActive runs and its notification is posted.",
      from: "S0"
    ),
    Citation(
      "S0-29",
      """
      The Info.plist key UIApplicationExitsOnSuspend decides \
      whether Home can leave the app in the background.
      """,
      from: "S0"
    ),
    Citation(
      "S0-30",
      """
      If the app may run in the background, Home leads from \
      active through inactive and background to suspended.
      """,
      from: "S0"
    ),
    Citation(
      "S0-31",
      """
      On the way out, between active and inactive, \
      willResignActive runs and its notification is posted.
      """,
      from: "S0"
    ),
    Citation(
      "S0-32",
      "Between background and suspended didEnterBackground runs and its notification is posted.",
      from: "S0"
    ),
    Citation(
      "S0-33",
      """
      If the app may not run in the background, Home leads \
      through background and suspended to not running.
      """,
      from: "S0"
    ),
    Citation(
      "S0-34",
      """
      If the app may not run in the background, \
      didEnterBackground runs between background and suspended.
      """,
      from: "S0"
    ),
    Citation(
      "S0-35",
      """
      If the app may not run in the background, \
      willTerminate runs between suspended and not running.
      """,
      from: "S0"
    ),
    Citation(
      "S0-36",
      """
      If the app may not run in the background, \
      willResignActive is not among the callbacks of Home.
      """,
      from: "S0"
    ),
    Citation(
      "S0-37",
      "After a suspension the app comes back through background and inactive to active.",
      from: "S0"
    ),
    Citation(
      "S0-38",
      """
      On the way back, between background and inactive, \
      willEnterForeground runs and its notification is posted.
      """,
      from: "S0"
    ),
    Citation(
      "S0-39",
      """
      On the way back, between inactive and active, \
      didBecomeActive runs and its notification is posted.
      """,
      from: "S0"
    ),
    Citation(
      "S0-40",
      "When memory is short, an app goes from the background through suspension to not running.",
      from: "S0"
    ),
    Citation(
      "S0-41",
      "When memory is short, no method is called and no notification is posted.",
      from: "S0"
    ),
  ]
}
