// One citation a line: id | keys of sources < ids of citations that it rests on | statement
extension Citation {
  /// Facts about app states, the methods and when they exist.
  static let states = [
    "A-001 | W10-105 | iPhone OS 3 knows the states not running, inactive and active; leaving an app ends it.",
    "A-002 | W10-105 | iOS 4 adds background and suspended, and an app comes to not running only out of these two.",
    "A-003 | W10-105 | A push alert or message overlay makes the foreground app inactive; following it into another app ends the first or moves it to the background.",
    "A-004 | H-9 | UIApplicationState has only active, inactive and background; code cannot see suspended or not running.",
    "A-005 | APG | Suspended apps are removed without a callback; one that still runs in the background gets applicationWillTerminate first.",
    "A-006 | APG | With UIApplicationExitsOnSuspend set to YES an app is never in the background or suspended.",
    "A-007 | H-9 H-10 H-16 H-UN H-SC D-LOK H-26 | Apple's headers state which iOS version brought, deprecated or removed each method and key that a push involves.",
    "A-008 | H-10 H-16 | iOS 10 deprecates application:didReceiveRemoteNotification: for willPresent, didReceive response and, for silent pushes, the fetchCompletionHandler variant.",
    "A-009 | H-9 H-10 W14-713 | Asking for permission and fetching the token was one step until iOS 7, and is two separate steps from iOS 8 on.",
    "A-010 | H-9 H-16 R-HRN | registerForRemoteNotifications is answered only with notification permission or Background App Refresh, and only with a network.",
    "A-011 | H-9 W13-204 F-XAMARIN | content-available was first meant for Newsstand apps on iOS 5 and 6; general background use came with iOS 7.",
    "A-012 | H-UN D-UND | The notification center's delegate must be set before didFinishLaunching returns, otherwise it can miss notifications and responses.",
    "A-013 | D-SCN D-TN3187 W25-243 F-DEVTO | On iOS 27 an app built with the iOS 27 SDK and without the scene life cycle fails to launch; an older build still runs.",
  ]

  /// Facts about a push that arrives.
  static let arrival = [
    "A-020 | W10-129 W14-713 | Up to iOS 9 the system shows, plays and badges nothing in the foreground; the payload goes to the app.",
    "A-021 | W14-713 D-FETCH | On iOS 7 to 9 didReceiveRemoteNotification:fetchCompletionHandler: takes a push in the foreground, else application:didReceiveRemoteNotification:.",
    "A-022 | D-OLD W10-129 | On iOS 3 to 6 application:didReceiveRemoteNotification: takes a push in the foreground.",
    "A-023 | D-FETCH | didReceiveRemoteNotification:fetchCompletionHandler: is called in the foreground and in the background, the older method only in the foreground.",
    "A-024 | D-OLD H-9 H-16 | If both methods for remote notifications are implemented, only didReceiveRemoteNotification:fetchCompletionHandler: is called.",
    "A-025 | W13-204 R-SHL | Outside the foreground a visible push without content-available is presented, and no method of the app runs until the user acts.",
    "A-026 | W13-204 APG D-FETCH D-BG | content-available resumes a suspended app or launches it in the background, then calls didReceiveRemoteNotification:fetchCompletionHandler:.",
    "A-027 | W15-715 | application:didReceiveRemoteNotification: is never used for background delivery.",
    "A-028 | W13-204 APG W15-720 | A push with an alert and content-available shows the alert and gives the app background time as well.",
    "A-029 | W13-204 R-PAY D-BG D-GEN | A silent push has no alert, sound or badge; for a background push aps must hold content-available only.",
    "A-030 | R-PAY | A badly formed silent push may be shown to the user instead of being delivered in the background.",
    "A-031 | H-UN D-WP D-HN | From iOS 10 willPresent decides what a notification shows while the app is in the foreground.",
    "A-032 | H-UN R-SHL | willPresent is called in the foreground only.",
    "A-033 | H-UN D-WP | A notification center delegate that lacks willPresent, or answers it too late, keeps a foreground notification from being presented.",
    "A-034 | D-WP | Without a notification center delegate a foreground notification alerts the user with its own options, says the current page.",
    "A-035 | W20-10095 D-BG D-HN | Silent pushes do not go through the notification center's delegate but to didReceiveRemoteNotification:fetchCompletionHandler: only.",
    "A-036 | F-PUSHER < A-008 C-05 U-01 | In the foreground willPresent takes an alert alone; with content-available the fetchCompletionHandler variant is called as well.",
    "A-037 | F-CN10 F-QIITA | Without a notification center delegate, or without the method needed, iOS 10 and later fall back to the app delegate's methods.",
    "A-038 | < A-001 A-003 A-020 | An inactive app counts as foreground when a push arrives.",
    "A-039 | D-FETCH D-BG W13-204 | The app has 30 seconds to call the fetchCompletionHandler, or it is terminated; the power and data it uses influence later wake-ups.",
    "A-040 | W13-204 | In the background the system takes a snapshot of the interface and saves state after the handler was called.",
    "A-041 | D-BG | A held background push gives way to a newer one, is lost when the app is ended, and is delivered at once when the user launches the app.",
    "A-042 | < A-025 | Outside the foreground a push with only a badge or sound sets the badge or plays the sound, and no code of the app runs.",
  ]
}
