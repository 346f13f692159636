extension Citation {
  /// Claims of the third text: a table of callbacks and notifications, and the key that opts out.
  static let seedPairs: [Citation] = [
    Citation(
      "S2-01",
      "Not running: the app has not run, or was terminated by the system.",
      from: "S2"
    ),
    Citation(
      "S2-02",
      "Inactive: the app enters the foreground and cannot handle events.",
      from: "S2"
    ),
    Citation(
      "S2-03",
      "Active: the app is in the foreground and receives events.",
      from: "S2"
    ),
    Citation(
      "S2-04",
      "Background: the app may run some code, and is suspended when there is none or it is done.",
      from: "S2"
    ),
    Citation(
      "S2-05",
      "Suspended: the app is frozen, runs no code, and is terminated when memory is short.",
      from: "S2"
    ),
    Citation(
      "S2-06",
      "The methods of a transition come with local notifications.",
      from: "S2"
    ),
    Citation(
      "S2-07",
      """
      didFinishLaunching, paired with its notification, \
      runs at launch and creates the root view controller.
      """,
      from: "S2"
    ),
    Citation(
      "S2-08",
      """
      didBecomeActive, paired with its notification, runs \
      in the foreground and restores the user interface.
      """,
      from: "S2"
    ),
    Citation(
      "S2-09",
      """
      willResignActive, paired with its notification, runs \
      from active to inactive and saves the user interface.
      """,
      from: "S2"
    ),
    Citation(
      "S2-10",
      """
      didEnterBackground, paired with its notification, runs \
      from inactive in the foreground to the background.
      """,
      from: "S2"
    ),
    Citation(
      "S2-11",
      "didEnterBackground saves user data and frees resources.",
      from: "S2"
    ),
    Citation(
      "S2-12",
      """
      willEnterForeground, paired with its notification, runs \
      from background to inactive and restores user data.
      """,
      from: "S2"
    ),
    Citation(
      "S2-13",
      """
      willTerminate, paired with its notification, runs on \
      termination except on a memory purge, and saves data.
      """,
      from: "S2"
    ),
    Citation(
      "S2-14",
      "A launch leads from not running through inactive to active.",
      from: "S2"
    ),
    Citation(
      "S2-15",
      "Home leads from active through inactive and background to suspended.",
      from: "S2"
    ),
    Citation(
      "S2-16",
      "There are two cases: the app may run in the background, or it may not.",
      from: "S2"
    ),
    Citation(
      "S2-17",
      "Figures show the details of both cases.",
      from: "S2"
    ),
    Citation(
      "S2-18",
      "To run in the background an app must set UIApplicationExitsOnSuspend to NO.",
      from: "S2"
    ),
    Citation(
      "S2-19",
      """
      The key is a Boolean: the app is terminated rather than moved \
      to the background; for apps built with SDK 4.0 or later.
      """,
      from: "S2"
    ),
    Citation(
      "S2-20",
      """
      With the key at YES, the app is terminated and purged \
      from memory rather than moved to the background.
      """,
      from: "S2"
    ),
    Citation(
      "S2-21",
      "With the key absent or at NO, the app moves to the background as usual.",
      from: "S2"
    ),
    Citation(
      "S2-22",
      "The key is supported in iOS 4.0 and later.",
      from: "S2"
    ),
    Citation(
      "S2-23",
      "An app that was suspended returns through background and inactive to active.",
      from: "S2"
    ),
    Citation(
      "S2-24",
      "A memory purge leads from background through suspended to not running.",
      from: "S2"
    ),
    Citation(
      "S2-25",
      "When its code in the background has run, the app is suspended.",
      from: "S2"
    ),
    Citation(
      "S2-26",
      """
      An app is purged when the system issues a memory \
      warning, or when the user removes it in the switcher.
      """,
      from: "S2"
    ),
    Citation(
      "S2-27",
      "On a purge no method is called and no notification is sent.",
      from: "S2"
    ),
    Citation(
      "S2-28",
      "A start after a purge is like the first run.",
      from: "S2"
    ),
    Citation(
      "S2-29",
      "The app delegate is a subclass of UIResponder that adopts UIApplicationDelegate.",
      from: "S2"
    ),
  ]
}
