extension Citation {
  /// Claims of the fifth text: suspension, restoration, termination, and what a push calls.
  static let seedSuspendAndPush: [Citation] = [
    Citation(
      "S4-01",
      """
      On a call or a lock the app is said to be suspended: \
      willResignActive tells so, and is for closing the network.
      """,
      from: "S4"
    ),
    Citation(
      "S4-02",
      "Once suspended, the app does not run in the background.",
      from: "S4"
    ),
    Citation(
      "S4-03",
      "When the app is restored, didBecomeActive is called, and restores what was saved.",
      from: "S4"
    ),
    Citation(
      "S4-04",
      """
      didBecomeActive also runs at launch, after \
      applicationDidFinishLaunching, so the two must be told apart.
      """,
      from: "S4"
    ),
    Citation(
      "S4-05",
      "Pressing the button or a shutdown ends the app.",
      from: "S4"
    ),
    Citation(
      "S4-06",
      "willTerminate is called before a normal end.",
      from: "S4"
    ),
    Citation(
      "S4-07",
      "willTerminate is not called after a long press that forces the app to quit.",
      from: "S4"
    ),
    Citation(
      "S4-08",
      "willTerminate is for the final clean-up.",
      from: "S4"
    ),
    Citation(
      "S4-09",
      "The template has application:didFinishLaunchingWithOptions:.",
      from: "S4"
    ),
    Citation(
      "S4-10",
      "The template has applicationWillResignActive:, logged as paused.",
      from: "S4"
    ),
    Citation(
      "S4-11",
      "The template has applicationDidEnterBackground:.",
      from: "S4"
    ),
    Citation(
      "S4-12",
      "The template has applicationWillEnterForeground:.",
      from: "S4"
    ),
    Citation(
      "S4-13",
      "The template has applicationDidBecomeActive:, logged as reactivated.",
      from: "S4"
    ),
    Citation(
      "S4-14",
      "willTerminate logs an unexpected pause and reads UIDevice.",
      from: "S4"
    ),
    Citation(
      "S4-15",
      """
      Three methods matter for a push: didFinishLaunching, \
      application:didReceiveRemoteNotification: and the fetchCompletionHandler variant.
      """,
      from: "S4"
    ),
    Citation(
      "S4-16",
      """
      didReceiveRemoteNotification:fetchCompletionHandler: exists from \
      iOS 7; if it is implemented, the older method is not called.
      """,
      from: "S4"
    ),
    Citation(
      "S4-17",
      """
      If the user starts the app by its icon after a push \
      arrived, neither method for remote notifications is called.
      """,
      from: "S4"
    ),
    Citation(
      "S4-18",
      """
      If the user starts the app by its icon, the \
      launch options have no remote-notification entry.
      """,
      from: "S4"
    ),
    Citation(
      "S4-19",
      """
      For didFinishLaunching, too: started by its icon, the app \
      finds no remote-notification entry in the launch options.
      """,
      from: "S4"
    ),
    Citation(
      "S4-20",
      """
      If the app is not running and the user taps the notification, \
      didFinishLaunching gets the entry in its launch options.
      """,
      from: "S4"
    ),
    Citation(
      "S4-21",
      """
      application:didReceiveRemoteNotification: is not called when the app is started by its icon.
      """,
      from: "S4"
    ),
    Citation(
      "S4-22",
      """
      application:didReceiveRemoteNotification: is called \
      on arrival when the app is in the foreground.
      """,
      from: "S4"
    ),
    Citation(
      "S4-23",
      """
      In the background application:didReceiveRemoteNotification: is \
      called only when the user taps and the app comes to the front.
      """,
      from: "S4"
    ),
    Citation(
      "S4-24",
      """
      didReceiveRemoteNotification:fetchCompletionHandler: \
      is not called when the app is started by its icon.
      """,
      from: "S4"
    ),
    Citation(
      "S4-25",
      """
      didReceiveRemoteNotification:fetchCompletionHandler: \
      is called on arrival when the app is in the foreground.
      """,
      from: "S4"
    ),
    Citation(
      "S4-26",
      """
      In the background or suspended didReceiveRemoteNotification:fetchCompletionHandler: \
      is called if the payload has "content-available":"1".
      """,
      from: "S4"
    ),
    Citation(
      "S4-27",
      "An app that the user killed in the switcher is not woken.",
      from: "S4"
    ),
    Citation(
      "S4-28",
      """
      didReceiveRemoteNotification:fetchCompletionHandler: \
      is not called if the payload has no content-available.
      """,
      from: "S4"
    ),
    Citation(
      "S4-29",
      """
      The text is silent on the tap for the fetchCompletionHandler variant, \
      on launches after a system kill, on the inactive state and on iOS 10.
      """,
      from: "S4"
    ),
  ]
}
