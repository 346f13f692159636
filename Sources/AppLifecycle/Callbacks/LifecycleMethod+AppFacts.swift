internal import PushRules

extension LifecycleMethod.Facts {
  static let didBecomeActive = Self(
    "did-become-active",
    "applicationDidBecomeActive:",
    "applicationDidBecomeActive(_:)",
    of: .appDelegate,
    since: .iOS(3, 0),
    deprecated: .iOS(26, 0),
    posts: "UIApplicationDidBecomeActiveNotification"
  )

  static let willResignActive = Self(
    "will-resign-active",
    "applicationWillResignActive:",
    "applicationWillResignActive(_:)",
    of: .appDelegate,
    since: .iOS(3, 0),
    deprecated: .iOS(26, 0),
    posts: "UIApplicationWillResignActiveNotification"
  )

  static let didEnterBackground = Self(
    "did-enter-background",
    "applicationDidEnterBackground:",
    "applicationDidEnterBackground(_:)",
    of: .appDelegate,
    since: .iOS(4, 0),
    posts: "UIApplicationDidEnterBackgroundNotification"
  )

  static let willEnterForeground = Self(
    "will-enter-foreground",
    "applicationWillEnterForeground:",
    "applicationWillEnterForeground(_:)",
    of: .appDelegate,
    since: .iOS(4, 0),
    deprecated: .iOS(26, 0),
    posts: "UIApplicationWillEnterForegroundNotification"
  )

  static let willTerminate = Self(
    "will-terminate",
    "applicationWillTerminate:",
    "applicationWillTerminate(_:)",
    of: .appDelegate,
    since: .iOS(3, 0),
    posts: "UIApplicationWillTerminateNotification"
  )

  static let didReceiveMemoryWarning = Self(
    "did-receive-memory-warning",
    "applicationDidReceiveMemoryWarning:",
    "applicationDidReceiveMemoryWarning(_:)",
    of: .appDelegate,
    since: .iOS(3, 0),
    posts: "UIApplicationDidReceiveMemoryWarningNotification"
  )

  static let protectedDataWillBecomeUnavailable = Self(
    "protected-data-will-become-unavailable",
    "applicationProtectedDataWillBecomeUnavailable:",
    "applicationProtectedDataWillBecomeUnavailable(_:)",
    of: .appDelegate,
    since: .iOS(4, 0),
    posts: "UIApplicationProtectedDataWillBecomeUnavailable"
  )

  static let protectedDataDidBecomeAvailable = Self(
    "protected-data-did-become-available",
    "applicationProtectedDataDidBecomeAvailable:",
    "applicationProtectedDataDidBecomeAvailable(_:)",
    of: .appDelegate,
    since: .iOS(4, 0),
    posts: "UIApplicationProtectedDataDidBecomeAvailable"
  )

  static let shouldRestoreState = Self(
    "should-restore-state",
    "application:shouldRestoreApplicationState:",
    "application(_:shouldRestoreApplicationState:)",
    of: .appDelegate,
    since: .iOS(6, 0),
    deprecated: .iOS(13, 2)
  )

  static let didDecodeState = Self(
    "did-decode-state",
    "application:didDecodeRestorableStateWithCoder:",
    "application(_:didDecodeRestorableStateWith:)",
    of: .appDelegate,
    since: .iOS(6, 0)
  )

  static let shouldSaveState = Self(
    "should-save-state",
    "application:shouldSaveApplicationState:",
    "application(_:shouldSaveApplicationState:)",
    of: .appDelegate,
    since: .iOS(6, 0),
    deprecated: .iOS(13, 2)
  )

  static let willEncodeState = Self(
    "will-encode-state",
    "application:willEncodeRestorableStateWithCoder:",
    "application(_:willEncodeRestorableStateWith:)",
    of: .appDelegate,
    since: .iOS(6, 0)
  )

  static let performFetch = Self(
    "perform-fetch",
    "application:performFetchWithCompletionHandler:",
    "application(_:performFetchWithCompletionHandler:)",
    of: .appDelegate,
    since: .iOS(7, 0),
    deprecated: .iOS(13, 0)
  )

  static let handleOpenURL = Self(
    "handle-open-url",
    "application:handleOpenURL:",
    "application(_:handleOpen:)",
    of: .appDelegate,
    since: .iOS(3, 0),
    deprecated: .iOS(9, 0)
  )

  static let openURLFromApp = Self(
    "open-url-from-app",
    "application:openURL:sourceApplication:annotation:",
    "application(_:open:sourceApplication:annotation:)",
    of: .appDelegate,
    since: .iOS(4, 2),
    deprecated: .iOS(9, 0)
  )

  static let openURL = Self(
    "open-url",
    "application:openURL:options:",
    "application(_:open:options:)",
    of: .appDelegate,
    since: .iOS(9, 0)
  )

  static let willContinueUserActivity = Self(
    "will-continue-user-activity",
    "application:willContinueUserActivityWithType:",
    "application(_:willContinueUserActivityWithType:)",
    of: .appDelegate,
    since: .iOS(8, 0)
  )

  static let continueUserActivity = Self(
    "continue-user-activity",
    "application:continueUserActivity:restorationHandler:",
    "application(_:continue:restorationHandler:)",
    of: .appDelegate,
    since: .iOS(8, 0)
  )

  static let configurationForConnectingScene = Self(
    "configuration-for-connecting-scene",
    "application:configurationForConnectingSceneSession:options:",
    "application(_:configurationForConnecting:options:)",
    of: .appDelegate,
    since: .iOS(13, 0)
  )

  static let didDiscardSceneSessions = Self(
    "did-discard-scene-sessions",
    "application:didDiscardSceneSessions:",
    "application(_:didDiscardSceneSessions:)",
    of: .appDelegate,
    since: .iOS(13, 0)
  )

  static let expirationHandler = Self(
    "expiration-handler",
    "beginBackgroundTaskWithExpirationHandler:",
    "beginBackgroundTask(expirationHandler:)",
    of: .application,
    since: .iOS(4, 0)
  )
}
