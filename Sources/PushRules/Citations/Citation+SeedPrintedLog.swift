extension Citation {
  /// Claims of the second text: a walk through printed logs, the key that opts out, and views.
  static let seedPrintedLog: [Citation] = [
    Citation(
      "S1-01",
      "There are two life cycles: that of the app and that of its views.",
      from: "S1"
    ),
    Citation(
      "S1-02",
      "All callbacks of the app's life cycle are in the AppDelegate class.",
      from: "S1"
    ),
    Citation(
      "S1-03",
      "Not running: the app was not started, or was killed by the system.",
      from: "S1"
    ),
    Citation(
      "S1-04",
      "Inactive: the app is on its way to the foreground and cannot handle events.",
      from: "S1"
    ),
    Citation(
      "S1-05",
      "Active: the app is in front, and events reach it.",
      from: "S1"
    ),
    Citation(
      "S1-06",
      "Background: the app has entered the background.",
      from: "S1"
    ),
    Citation(
      "S1-07",
      "Suspended: the app runs no code, and the system removes it when memory is short.",
      from: "S1"
    ),
    Citation(
      "S1-08",
      "The callbacks named will run before the change of state, those named did after it.",
      from: "S1"
    ),
    Citation(
      "S1-09",
      "Every method of the template's app delegate was given a print statement.",
      from: "S1"
    ),
    Citation(
      "S1-10",
      """
      A launch goes from not running through inactive to \
      active, with didFinishLaunching, then didBecomeActive.
      """,
      from: "S1"
    ),
    Citation(
      "S1-11",
      "didFinishLaunching runs at launch, and is where the root view controller is created.",
      from: "S1"
    ),
    Citation(
      "S1-12",
      "didBecomeActive is for restoring the state of the user interface and for refreshing it.",
      from: "S1"
    ),
    Citation(
      "S1-13",
      "didFinishLaunching and didBecomeActive each post a notification.",
      from: "S1"
    ),
    Citation(
      "S1-14",
      "Home, or an interruption such as a phone call, puts the app into the background.",
      from: "S1"
    ),
    Citation(
      "S1-15",
      """
      An Info.plist key chooses between two cases with \
      different callbacks: run in the background, or not.
      """,
      from: "S1"
    ),
    Citation(
      "S1-16",
      "The key that keeps an app out of the background is absent by default.",
      from: "S1"
    ),
    Citation(
      "S1-17",
      "With the key at NO, Home leads from active through inactive and background to suspended.",
      from: "S1"
    ),
    Citation(
      "S1-18",
      """
      With the key at NO, willResignActive runs on leaving \
      the active state, and is for pausing tasks and games.
      """,
      from: "S1"
    ),
    Citation(
      "S1-19",
      "With the key at NO, nothing runs between inactive and background.",
      from: "S1"
    ),
    Citation(
      "S1-20",
      "With the key at NO, didEnterBackground runs between background and suspended.",
      from: "S1"
    ),
    Citation(
      "S1-21",
      "With the key at YES, Home leads through background and suspended to not running.",
      from: "S1"
    ),
    Citation(
      "S1-22",
      "With the key at YES, nothing is listed between active and inactive.",
      from: "S1"
    ),
    Citation(
      "S1-23",
      "With the key at YES, nothing runs between inactive and background.",
      from: "S1"
    ),
    Citation(
      "S1-24",
      "With the key at YES, didEnterBackground runs between background and suspended.",
      from: "S1"
    ),
    Citation(
      "S1-25",
      """
      With the key at YES, willTerminate runs between \
      suspended and not running, and is for saving data.
      """,
      from: "S1"
    ),
    Citation(
      "S1-26",
      "Pressing Home twice opens the switcher and makes the app inactive.",
      from: "S1"
    ),
    Citation(
      "S1-27",
      "Opening the switcher calls willResignActive whatever the key says.",
      from: "S1"
    ),
    Citation(
      "S1-28",
      "Tapping the same app in the switcher calls didBecomeActive.",
      from: "S1"
    ),
    Citation(
      "S1-29",
      "Removing the app in the switcher calls didEnterBackground, then willTerminate.",
      from: "S1"
    ),
    Citation(
      "S1-30",
      """
      With the key at YES, didEnterBackground is called \
      once when the app is removed in the switcher.
      """,
      from: "S1"
    ),
    Citation(
      "S1-31",
      """
      With the key at NO, didEnterBackground is called \
      twice when the app is removed in the switcher.
      """,
      from: "S1"
    ),
    Citation(
      "S1-32",
      "A return leads from suspended through background and inactive to active.",
      from: "S1"
    ),
    Citation(
      "S1-33",
      "On a return willEnterForeground runs between background and inactive.",
      from: "S1"
    ),
    Citation(
      "S1-34",
      "On a return didBecomeActive runs between inactive and active.",
      from: "S1"
    ),
    Citation(
      "S1-35",
      "The callbacks of a return are those of the key at NO; with YES they do not come.",
      from: "S1"
    ),
    Citation(
      "S1-36",
      """
      viewDidLoad comes first, when the view is created \
      and before it is visible, and is for initialisation.
      """,
      from: "S1"
    ),
    Citation(
      "S1-37",
      "viewDidLoad is called exactly once in the life of a view.",
      from: "S1"
    ),
    Citation(
      "S1-38",
      "viewWillAppear runs before the view is visible.",
      from: "S1"
    ),
    Citation(
      "S1-39",
      "viewDidAppear runs after the view has become visible.",
      from: "S1"
    ),
    Citation(
      "S1-40",
      "viewWillDisappear runs before the view becomes invisible.",
      from: "S1"
    ),
    Citation(
      "S1-41",
      "viewDidDisAppear runs after the view has become invisible.",
      from: "S1"
    ),
    Citation(
      "S1-42",
      "The four methods of appearance may run many times, and are for loading and freeing things.",
      from: "S1"
    ),
    Citation(
      "S1-43",
      "didReceiveMemoryWarning is for freeing memory.",
      from: "S1"
    ),
  ]
}
