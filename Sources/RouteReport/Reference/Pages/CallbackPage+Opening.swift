internal import AppLifecycle

extension CallbackPage {
  static let handleOpenURL = CallbackPage(
    .lifecycle(.handleOpenURL),
    "Hands over a URL of the app, in the form of the first versions.",
    inSceneApps: .replaced(by: .sceneOpenURLContexts),
    reads: .inactive,
    .active.when("if the app was active"),
    do: [
      "Read the URL, show what it names, and answer whether it could be opened."
    ],
    know: [
      "application:openURL:sourceApplication:annotation: (4.2+) and application:openURL:options: "
        + "(9+) run in its place."
    ],
    citing: "T-L9",
    "T-R2",
    "L-22"
  )

  static let openURLFromApp = CallbackPage(
    .lifecycle(.openURLFromApp),
    "Hands over a URL of the app, and says which app opened it.",
    inSceneApps: .replaced(by: .sceneOpenURLContexts),
    reads: .inactive,
    .active.when("if the app was active"),
    do: [
      "Read the URL, show what it names, and answer whether it could be opened."
    ],
    know: [
      "From iOS 9 application:openURL:options: runs in its place."
    ],
    citing: "T-L9",
    "T-R2",
    "L-22"
  )

  static let openURL = CallbackPage(
    .lifecycle(.openURL),
    "Hands over a URL of the app.",
    inSceneApps: .replaced(by: .sceneOpenURLContexts),
    reads: .inactive,
    .active.when("if the app was active"),
    do: [
      "Read the URL, show what it names, and answer whether it could be opened.",
      "Trust nothing in the URL: any app can open it.",
    ],
    know: [
      "It runs after the launch methods or willEnterForeground, and before didBecomeActive; in the "
        + "active app by itself."
    ],
    citing: "T-L9",
    "T-R2",
    "L-22"
  )

  static let willContinueUserActivity = CallbackPage(
    .lifecycle(.willContinueUserActivity),
    "Tells the app that a user activity is on its way, before its data are there.",
    inSceneApps: .replaced(by: .sceneWillContinueUserActivity),
    reads: .inactive,
    .active.when("if the app was active"),
    do: [
      "Show that something is being loaded."
    ],
    know: [
      "continueUserActivity follows when the data are there."
    ],
    citing: "T-L10",
    "T-R2",
    "L-22"
  )

  static let continueUserActivity = CallbackPage(
    .lifecycle(.continueUserActivity),
    "Hands over a user activity, such as a universal link that the user followed.",
    inSceneApps: .replaced(by: .sceneContinueUserActivity),
    reads: .inactive,
    .active.when("if the app was active"),
    do: [
      "Show what the activity or the link names, and answer whether it was taken."
    ],
    know: [
      "It runs after the launch methods or willEnterForeground, and before didBecomeActive; in the "
        + "active app by itself."
    ],
    citing: "T-L10",
    "T-R2",
    "L-22"
  )
}
