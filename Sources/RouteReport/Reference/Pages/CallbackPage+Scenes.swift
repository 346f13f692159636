internal import AppLifecycle
internal import PushRules

extension CallbackPage {
  static let configurationForConnectingScene = CallbackPage(
    .lifecycle(.configurationForConnectingScene),
    "Asks with which configuration a new scene is to start.",
    inSceneApps: .only,
    do: [
      "Return a configuration that names the delegate class and the storyboard of the scene."
    ],
    know: [
      "Probably it runs for a new session only, so not on every launch: do no launch work in it."
    ],
    citing: "T-S1"
  )

  static let didDiscardSceneSessions = CallbackPage(
    .lifecycle(.didDiscardSceneSessions),
    "Tells the app that the user threw away scenes.",
    inSceneApps: .only,
    do: [
      "Delete what belongs to the thrown-away scenes alone, such as drafts."
    ],
    know: [
      "If the app did not run at that time, it comes shortly after the next launch."
    ],
    citing: "T-S6",
    "T-S8"
  )

  static let sceneWillConnect = CallbackPage(
    .push(.sceneWillConnect),
    "Tells the delegate of a scene that the scene starts, and why.",
    within: .seconds(20, "for the creation of the scene, or the watchdog ends the app", "T-B1"),
    inSceneApps: .only,
    do: [
      "Create the window of the scene and its root view controller.",
      "Look into the connection options for the URL, activity or notification response.",
    ],
    know: [
      "It may run again in the same process, after the system took the scene away.",
      "Whether a launch in the background connects a scene is contested.",
    ],
    citing: "R-16",
    "R-18",
    "T-S1",
    "T-S9",
    "T-S11"
  )

  static let sceneDidBecomeActive = CallbackPage(
    .lifecycle(.sceneDidBecomeActive),
    "Tells the scene that it is in the foreground and handles events.",
    inSceneApps: .only,
    do: [
      "Restore and refresh the user interface of the scene, and start what was paused."
    ],
    know: [
      "Its order against the notification of the app is not confirmed."
    ],
    citing: "T-S1",
    "T-S3"
  )

  static let sceneWillResignActive = CallbackPage(
    .lifecycle(.sceneWillResignActive),
    "Tells the scene that it is about to lose the focus, for a moment or for good.",
    inSceneApps: .only,
    do: [
      "Pause what the user is to find again as it was."
    ],
    know: [
      "The switcher and interruptions call it, with sceneDidBecomeActive when they are over."
    ],
    citing: "T-S2",
    "T-S4"
  )

  static let sceneDidEnterBackground = CallbackPage(
    .lifecycle(.sceneDidEnterBackground),
    "Tells the scene that it is no longer in the foreground.",
    inSceneApps: .only,
    do: [
      "Save user data and the state of the scene: the system may take the scene away at any time."
    ],
    know: [
      "Printed logs miss it when the scene is removed from the front of an iPhone: "
        + "sceneDidDisconnect comes in its place.",
      "The limit of about 5 seconds is stated for its twin of the app delegate: count on no more.",
    ],
    citing: "T-S2",
    "T-S5",
    "T-S5b",
    "T-K11"
  )

  static let sceneWillEnterForeground = CallbackPage(
    .lifecycle(.sceneWillEnterForeground),
    "Tells the scene that it is about to come to the foreground.",
    inSceneApps: .only,
    do: [
      "Undo what sceneDidEnterBackground did."
    ],
    know: [
      "Unlike its twin of the app delegate it also runs on a cold launch."
    ],
    citing: "T-S1",
    "T-S3"
  )

  static let sceneDidDisconnect = CallbackPage(
    .lifecycle(.sceneDidDisconnect),
    "Tells the scene that the system has taken it away.",
    inSceneApps: .only,
    do: [
      "Free what belongs to the scene and can be made again."
    ],
    know: [
      "Do not delete the data of the scene: it may connect again, in the same process, too."
    ],
    citing: "T-S9",
    "T-S6"
  )

  static let sceneOpenURLContexts = CallbackPage(
    .lifecycle(.sceneOpenURLContexts),
    "Hands URLs of the app to a scene.",
    inSceneApps: .only,
    do: [
      "Read the URLs and show what they name; trust nothing in them."
    ],
    know: [
      "The URL that launches the app stands in the connection options of the scene."
    ],
    citing: "T-S11",
    "A-103"
  )

  static let sceneWillContinueUserActivity = CallbackPage(
    .lifecycle(.sceneWillContinueUserActivity),
    "Tells the scene that a user activity is on its way, before its data are there.",
    inSceneApps: .only,
    do: [
      "Show that something is being loaded."
    ],
    citing: "T-S11"
  )

  static let sceneContinueUserActivity = CallbackPage(
    .lifecycle(.sceneContinueUserActivity),
    "Hands a user activity, such as a universal link, to a scene.",
    inSceneApps: .only,
    do: [
      "Show what the activity or the link names."
    ],
    know: [
      "The activity that launches the app stands in the connection options of the scene."
    ],
    citing: "T-S11"
  )

  static let stateRestorationActivity = CallbackPage(
    .lifecycle(.stateRestorationActivity),
    "Asks the scene for an activity from which it can be restored.",
    inSceneApps: .only,
    do: [
      "Return an activity with the place of the user in the app, small and without secrets."
    ],
    know: [
      "It runs on the scene's way out."
    ],
    citing: "T-S12"
  )

  static let sceneRestoreInteractionState = CallbackPage(
    .lifecycle(.sceneRestoreInteractionState),
    "Hands the scene the activity from which it can be restored.",
    inSceneApps: .only,
    do: [
      "Bring back the selection, the scroll position and the like."
    ],
    know: [
      "It runs after the scene connects and before it is active."
    ],
    citing: "T-S12"
  )
}
