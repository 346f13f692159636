extension Citation {
  /// Claims of the texts that the project started from.
  static let seedClaims: [Citation] = [
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
      didReceiveRemoteNotification:fetchCompletionHandler: exists from iOS 7; \
      if it is implemented, the older method is not called.
      """,
      from: "S4"
    ),
    Citation(
      "S4-17",
      """
      If the user starts the app by its icon after a push arrived, \
      neither method for remote notifications is called.
      """,
      from: "S4"
    ),
    Citation(
      "S4-18",
      """
      If the user starts the app by its icon, \
      the launch options have no remote-notification entry.
      """,
      from: "S4"
    ),
    Citation(
      "S4-19",
      """
      For didFinishLaunching, too: started by its icon, \
      the app finds no remote-notification entry in the launch options.
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
      didReceiveRemoteNotification:fetchCompletionHandler: is \
      called on arrival when the app is in the foreground.
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
