extension Citation {
  /// Claims of the fourth text: states, locks, calls, and time in the background.
  static let seedBackgroundTime: [Citation] = [
    Citation(
      "S3-01",
      "There are five states of the device.",
      from: "S3"
    ),
    Citation(
      "S3-02",
      "Not running: the app was not started, or has been killed.",
      from: "S3"
    ),
    Citation(
      "S3-03",
      "Inactive: in the foreground without events, briefly, between two other states.",
      from: "S3"
    ),
    Citation(
      "S3-04",
      "An app stays inactive for long only when the user locks the screen.",
      from: "S3"
    ),
    Citation(
      "S3-05",
      """
      An app also stays inactive while the system asks the user about a call or an unread message.
      """,
      from: "S3"
    ),
    Citation(
      "S3-06",
      "Active: the app is in the foreground, on line, and receives events.",
      from: "S3"
    ),
    Citation(
      "S3-07",
      "Suspended: the app is in the background and its code has stopped.",
      from: "S3"
    ),
    Citation(
      "S3-08",
      """
      A suspended app stays in memory and is killed on \
      a memory warning for the sake of the one in front.
      """,
      from: "S3"
    ),
    Citation(
      "S3-09",
      "A developer should prevent the suspension, so that the app gets into the background mode.",
      from: "S3"
    ),
    Citation(
      "S3-10",
      "Background: the app runs code, and a normal app stays there for ten minutes.",
      from: "S3"
    ),
    Citation(
      "S3-11",
      "iOS has ways for an app to run in the background for long.",
      from: "S3"
    ),
    Citation(
      "S3-12",
      "didFinishLaunching returns YES.",
      from: "S3"
    ),
    Citation(
      "S3-13",
      "On a call or a lock the app is suspended, and willResignActive is for the work before that.",
      from: "S3"
    ),
    Citation(
      "S3-14",
      "Games should pause in willResignActive.",
      from: "S3"
    ),
    Citation(
      "S3-15",
      "The method for leaving the active state is applicationWillResignActive:.",
      from: "S3"
    ),
    Citation(
      "S3-16",
      """
      didEnterBackground is for freeing shared resources, saving \
      user data, stopping timers and keeping enough state to restore.
      """,
      from: "S3"
    ),
    Citation(
      "S3-17",
      """
      With support for the background didEnterBackground is \
      called instead of willTerminate when the user quits.
      """,
      from: "S3"
    ),
    Citation(
      "S3-18",
      "The method for the background is applicationDidEnterBackground:.",
      from: "S3"
    ),
    Citation(
      "S3-19",
      "The method for the way back is applicationWillEnterForeground:.",
      from: "S3"
    ),
    Citation(
      "S3-20",
      "applicationDidBecomeActive: says that the app is active again.",
      from: "S3"
    ),
    Citation(
      "S3-21",
      "Pressing the button or shutting the device down terminates the app.",
      from: "S3"
    ),
    Citation(
      "S3-22",
      "willTerminate is called when the app is about to end normally.",
      from: "S3"
    ),
    Citation(
      "S3-23",
      "willTerminate is not called when the user forces the app to quit by holding Home.",
      from: "S3"
    ),
    Citation(
      "S3-24",
      "willTerminate is for the rest of the clean-up, such as closing connections.",
      from: "S3"
    ),
    Citation(
      "S3-25",
      "willTerminate is logged as the app being killed.",
      from: "S3"
    ),
    Citation(
      "S3-26",
      "Ten minutes of background time can be borrowed from the system.",
      from: "S3"
    ),
    Citation(
      "S3-27",
      "A property of the app delegate holds the UIBackgroundTaskIdentifier.",
      from: "S3"
    ),
    Citation(
      "S3-28",
      "didFinishLaunching starts a timer of half a second if self isMultitaskingSupported.",
      from: "S3"
    ),
    Citation(
      "S3-29",
      """
      didEnterBackground calls beginBackgroundTaskWithExpirationHandler: and keeps the identifier.
      """,
      from: "S3"
    ),
    Citation(
      "S3-30",
      "The block runs when the background time is about to end, and is where the task is ended.",
      from: "S3"
    ),
    Citation(
      "S3-31",
      """
      The task is ended asynchronously on the main queue: stop \
      the timer, endBackgroundTask:, UIBackgroundTaskInvalid.
      """,
      from: "S3"
    ),
  ]
}
