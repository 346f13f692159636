internal import PushRules

extension LifecycleMethod.Facts {
  static let sceneDidBecomeActive = Self(
    "scene-did-become-active",
    "sceneDidBecomeActive:",
    "sceneDidBecomeActive(_:)",
    of: .sceneDelegate,
    since: .iOS(13, 0),
    posts: "UISceneDidActivateNotification"
  )

  static let sceneWillResignActive = Self(
    "scene-will-resign-active",
    "sceneWillResignActive:",
    "sceneWillResignActive(_:)",
    of: .sceneDelegate,
    since: .iOS(13, 0),
    posts: "UISceneWillDeactivateNotification"
  )

  static let sceneDidEnterBackground = Self(
    "scene-did-enter-background",
    "sceneDidEnterBackground:",
    "sceneDidEnterBackground(_:)",
    of: .sceneDelegate,
    since: .iOS(13, 0),
    posts: "UISceneDidEnterBackgroundNotification"
  )

  static let sceneWillEnterForeground = Self(
    "scene-will-enter-foreground",
    "sceneWillEnterForeground:",
    "sceneWillEnterForeground(_:)",
    of: .sceneDelegate,
    since: .iOS(13, 0),
    posts: "UISceneWillEnterForegroundNotification"
  )

  static let sceneDidDisconnect = Self(
    "scene-did-disconnect",
    "sceneDidDisconnect:",
    "sceneDidDisconnect(_:)",
    of: .sceneDelegate,
    since: .iOS(13, 0),
    posts: "UISceneDidDisconnectNotification"
  )

  static let sceneOpenURLContexts = Self(
    "scene-open-url-contexts",
    "scene:openURLContexts:",
    "scene(_:openURLContexts:)",
    of: .sceneDelegate,
    since: .iOS(13, 0)
  )

  static let sceneWillContinueUserActivity = Self(
    "scene-will-continue-user-activity",
    "scene:willContinueUserActivityWithType:",
    "scene(_:willContinueUserActivityWithType:)",
    of: .sceneDelegate,
    since: .iOS(13, 0)
  )

  static let sceneContinueUserActivity = Self(
    "scene-continue-user-activity",
    "scene:continueUserActivity:",
    "scene(_:continue:)",
    of: .sceneDelegate,
    since: .iOS(13, 0)
  )

  static let stateRestorationActivity = Self(
    "state-restoration-activity",
    "stateRestorationActivityForScene:",
    "stateRestorationActivity(for:)",
    of: .sceneDelegate,
    since: .iOS(13, 0)
  )

  static let sceneRestoreInteractionState = Self(
    "scene-restore-interaction-state",
    "scene:restoreInteractionStateWithUserActivity:",
    "scene(_:restoreInteractionStateWith:)",
    of: .sceneDelegate,
    since: .iOS(15, 0)
  )
}
