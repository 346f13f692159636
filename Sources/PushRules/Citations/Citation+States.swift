extension Citation {
  /// Facts about app states, the methods and when they exist.
  static let states: [Citation] = [
    Citation(
      "A-001",
      "iPhone OS 3 knows the states not running, inactive and active; leaving an app ends it.",
      from: "W10-105"
    ),
    Citation(
      "A-002",
      "iOS 4 adds background and suspended, and an app comes to not running only out of these two.",
      from: "W10-105"
    ),
    Citation(
      "A-003",
      """
      A push alert or message overlay makes the foreground app inactive; \
      following it into another app ends the first or moves it to the background.
      """,
      from: "W10-105"
    ),
    Citation(
      "A-004",
      """
      UIApplicationState has only active, inactive and background; \
      code cannot see suspended or not running.
      """,
      from: "H-9"
    ),
    Citation(
      "A-005",
      """
      Suspended apps are removed without a callback; \
      one that still runs in the background gets applicationWillTerminate first.
      """,
      from: "APG"
    ),
    Citation(
      "A-006",
      "With UIApplicationExitsOnSuspend set to YES an app is never in the background or suspended.",
      from: "APG"
    ),
    Citation(
      "A-007",
      """
      Apple's headers state which iOS version brought, \
      deprecated or removed each method and key that a push involves.
      """,
      from: "H-9 H-10 H-16 H-UN H-SC D-LOK H-26"
    ),
    Citation(
      "A-008",
      """
      iOS 10 deprecates application:didReceiveRemoteNotification: for willPresent, \
      didReceive response and, for silent pushes, the fetchCompletionHandler variant.
      """,
      from: "H-10 H-16"
    ),
    Citation(
      "A-009",
      """
      Asking for permission and fetching the token was one step until iOS 7, \
      and is two separate steps from iOS 8 on.
      """,
      from: "H-9 H-10 W14-713"
    ),
    Citation(
      "A-010",
      """
      registerForRemoteNotifications is answered only with notification \
      permission or Background App Refresh, and only with a network.
      """,
      from: "H-9 H-16 R-HRN"
    ),
    Citation(
      "A-011",
      """
      content-available was first meant for Newsstand apps on iOS 5 and 6; \
      general background use came with iOS 7.
      """,
      from: "H-9 W13-204 F-XAMARIN"
    ),
    Citation(
      "A-012",
      """
      The notification center's delegate must be set before didFinishLaunching returns, \
      otherwise it can miss notifications and responses.
      """,
      from: "H-UN D-UND"
    ),
    Citation(
      "A-013",
      """
      On iOS 27 an app built with the iOS 27 SDK and without the \
      scene life cycle fails to launch; an older build still runs.
      """,
      from: "D-SCN D-TN3187 W25-243 F-DEVTO"
    ),
  ]
}
