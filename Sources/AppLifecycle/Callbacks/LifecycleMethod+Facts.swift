public import PushRules

extension LifecycleMethod {
  /// The name on the command line and in JSON.
  public var id: String { facts.id }
  /// The Objective-C selector; for the block of a background task, that of the method that takes it.
  public var selector: String { facts.selector }
  /// The Swift spelling of the method.
  public var signature: String { facts.signature }
  /// The protocol or class that declares the method.
  public var owner: Owner { facts.owner }
  /// The first iOS version that calls the method.
  public var since: SystemVersion { facts.since }
  /// The name of the notification that is posted with it, or nil if there is none.
  public var notification: String? { facts.notification }

  /// The method with an id, a selector or a Swift spelling, or nil if there is none.
  public init?(_ text: String) {
    let found = Self.allCases.first { $0.id == text || $0.selector == text || $0.signature == text }
    guard let found else { return nil }
    self = found
  }

  /// What declares a method.
  public enum Owner: String, CaseIterable, Hashable, Sendable {
    /// The delegate of the app.
    case appDelegate = "UIApplicationDelegate"
    /// The delegate of a scene.
    case sceneDelegate = "UISceneDelegate"
    /// The app object, which takes the block.
    case application = "UIApplication"
    /// A view controller.
    case viewController = "UIViewController"
  }

  private struct Facts {
    let id: String
    let selector: String
    let signature: String
    let owner: Owner
    let since: SystemVersion
    let notification: String?

    init(
      _ id: String,
      _ selector: String,
      _ signature: String,
      of owner: Owner,
      since: SystemVersion,
      posts notification: String? = nil
    ) {
      self.id = id
      self.selector = selector
      self.signature = signature
      self.owner = owner
      self.since = since
      self.notification = notification
    }
  }

  private var facts: Facts {
    switch self {
    case .didBecomeActive:
      Facts(
        "did-become-active",
        "applicationDidBecomeActive:",
        "applicationDidBecomeActive(_:)",
        of: .appDelegate,
        since: .iOS(3, 0),
        posts: "UIApplicationDidBecomeActiveNotification"
      )
    case .willResignActive:
      Facts(
        "will-resign-active",
        "applicationWillResignActive:",
        "applicationWillResignActive(_:)",
        of: .appDelegate,
        since: .iOS(3, 0),
        posts: "UIApplicationWillResignActiveNotification"
      )
    case .didEnterBackground:
      Facts(
        "did-enter-background",
        "applicationDidEnterBackground:",
        "applicationDidEnterBackground(_:)",
        of: .appDelegate,
        since: .iOS(4, 0),
        posts: "UIApplicationDidEnterBackgroundNotification"
      )
    case .willEnterForeground:
      Facts(
        "will-enter-foreground",
        "applicationWillEnterForeground:",
        "applicationWillEnterForeground(_:)",
        of: .appDelegate,
        since: .iOS(4, 0),
        posts: "UIApplicationWillEnterForegroundNotification"
      )
    case .willTerminate:
      Facts(
        "will-terminate",
        "applicationWillTerminate:",
        "applicationWillTerminate(_:)",
        of: .appDelegate,
        since: .iOS(3, 0),
        posts: "UIApplicationWillTerminateNotification"
      )
    case .didReceiveMemoryWarning:
      Facts(
        "did-receive-memory-warning",
        "applicationDidReceiveMemoryWarning:",
        "applicationDidReceiveMemoryWarning(_:)",
        of: .appDelegate,
        since: .iOS(3, 0),
        posts: "UIApplicationDidReceiveMemoryWarningNotification"
      )
    case .protectedDataWillBecomeUnavailable:
      Facts(
        "protected-data-will-become-unavailable",
        "applicationProtectedDataWillBecomeUnavailable:",
        "applicationProtectedDataWillBecomeUnavailable(_:)",
        of: .appDelegate,
        since: .iOS(4, 0),
        posts: "UIApplicationProtectedDataWillBecomeUnavailable"
      )
    case .protectedDataDidBecomeAvailable:
      Facts(
        "protected-data-did-become-available",
        "applicationProtectedDataDidBecomeAvailable:",
        "applicationProtectedDataDidBecomeAvailable(_:)",
        of: .appDelegate,
        since: .iOS(4, 0),
        posts: "UIApplicationProtectedDataDidBecomeAvailable"
      )
    case .shouldRestoreState:
      Facts(
        "should-restore-state",
        "application:shouldRestoreApplicationState:",
        "application(_:shouldRestoreApplicationState:)",
        of: .appDelegate,
        since: .iOS(6, 0)
      )
    case .didDecodeState:
      Facts(
        "did-decode-state",
        "application:didDecodeRestorableStateWithCoder:",
        "application(_:didDecodeRestorableStateWith:)",
        of: .appDelegate,
        since: .iOS(6, 0)
      )
    case .shouldSaveState:
      Facts(
        "should-save-state",
        "application:shouldSaveApplicationState:",
        "application(_:shouldSaveApplicationState:)",
        of: .appDelegate,
        since: .iOS(6, 0)
      )
    case .willEncodeState:
      Facts(
        "will-encode-state",
        "application:willEncodeRestorableStateWithCoder:",
        "application(_:willEncodeRestorableStateWith:)",
        of: .appDelegate,
        since: .iOS(6, 0)
      )
    case .performFetch:
      Facts(
        "perform-fetch",
        "application:performFetchWithCompletionHandler:",
        "application(_:performFetchWithCompletionHandler:)",
        of: .appDelegate,
        since: .iOS(7, 0)
      )
    case .handleOpenURL:
      Facts(
        "handle-open-url",
        "application:handleOpenURL:",
        "application(_:handleOpen:)",
        of: .appDelegate,
        since: .iOS(3, 0)
      )
    case .openURLFromApp:
      Facts(
        "open-url-from-app",
        "application:openURL:sourceApplication:annotation:",
        "application(_:open:sourceApplication:annotation:)",
        of: .appDelegate,
        since: .iOS(4, 2)
      )
    case .openURL:
      Facts(
        "open-url",
        "application:openURL:options:",
        "application(_:open:options:)",
        of: .appDelegate,
        since: .iOS(9, 0)
      )
    case .willContinueUserActivity:
      Facts(
        "will-continue-user-activity",
        "application:willContinueUserActivityWithType:",
        "application(_:willContinueUserActivityWithType:)",
        of: .appDelegate,
        since: .iOS(8, 0)
      )
    case .continueUserActivity:
      Facts(
        "continue-user-activity",
        "application:continueUserActivity:restorationHandler:",
        "application(_:continue:restorationHandler:)",
        of: .appDelegate,
        since: .iOS(8, 0)
      )
    case .configurationForConnectingScene:
      Facts(
        "configuration-for-connecting-scene",
        "application:configurationForConnectingSceneSession:options:",
        "application(_:configurationForConnecting:options:)",
        of: .appDelegate,
        since: .iOS(13, 0)
      )
    case .didDiscardSceneSessions:
      Facts(
        "did-discard-scene-sessions",
        "application:didDiscardSceneSessions:",
        "application(_:didDiscardSceneSessions:)",
        of: .appDelegate,
        since: .iOS(13, 0)
      )
    case .sceneDidBecomeActive:
      Facts(
        "scene-did-become-active",
        "sceneDidBecomeActive:",
        "sceneDidBecomeActive(_:)",
        of: .sceneDelegate,
        since: .iOS(13, 0),
        posts: "UISceneDidActivateNotification"
      )
    case .sceneWillResignActive:
      Facts(
        "scene-will-resign-active",
        "sceneWillResignActive:",
        "sceneWillResignActive(_:)",
        of: .sceneDelegate,
        since: .iOS(13, 0),
        posts: "UISceneWillDeactivateNotification"
      )
    case .sceneDidEnterBackground:
      Facts(
        "scene-did-enter-background",
        "sceneDidEnterBackground:",
        "sceneDidEnterBackground(_:)",
        of: .sceneDelegate,
        since: .iOS(13, 0),
        posts: "UISceneDidEnterBackgroundNotification"
      )
    case .sceneWillEnterForeground:
      Facts(
        "scene-will-enter-foreground",
        "sceneWillEnterForeground:",
        "sceneWillEnterForeground(_:)",
        of: .sceneDelegate,
        since: .iOS(13, 0),
        posts: "UISceneWillEnterForegroundNotification"
      )
    case .sceneDidDisconnect:
      Facts(
        "scene-did-disconnect",
        "sceneDidDisconnect:",
        "sceneDidDisconnect(_:)",
        of: .sceneDelegate,
        since: .iOS(13, 0),
        posts: "UISceneDidDisconnectNotification"
      )
    case .sceneOpenURLContexts:
      Facts(
        "scene-open-url-contexts",
        "scene:openURLContexts:",
        "scene(_:openURLContexts:)",
        of: .sceneDelegate,
        since: .iOS(13, 0)
      )
    case .sceneWillContinueUserActivity:
      Facts(
        "scene-will-continue-user-activity",
        "scene:willContinueUserActivityWithType:",
        "scene(_:willContinueUserActivityWithType:)",
        of: .sceneDelegate,
        since: .iOS(13, 0)
      )
    case .sceneContinueUserActivity:
      Facts(
        "scene-continue-user-activity",
        "scene:continueUserActivity:",
        "scene(_:continue:)",
        of: .sceneDelegate,
        since: .iOS(13, 0)
      )
    case .stateRestorationActivity:
      Facts(
        "state-restoration-activity",
        "stateRestorationActivityForScene:",
        "stateRestorationActivity(for:)",
        of: .sceneDelegate,
        since: .iOS(13, 0)
      )
    case .sceneRestoreInteractionState:
      Facts(
        "scene-restore-interaction-state",
        "scene:restoreInteractionStateWithUserActivity:",
        "scene(_:restoreInteractionStateWith:)",
        of: .sceneDelegate,
        since: .iOS(15, 0)
      )
    case .expirationHandler:
      Facts(
        "expiration-handler",
        "beginBackgroundTaskWithExpirationHandler:",
        "beginBackgroundTask(expirationHandler:)",
        of: .application,
        since: .iOS(4, 0)
      )
    case .loadView:
      Facts(
        "load-view",
        "loadView",
        "loadView()",
        of: .viewController,
        since: .iOS(3, 0)
      )
    case .viewDidLoad:
      Facts(
        "view-did-load",
        "viewDidLoad",
        "viewDidLoad()",
        of: .viewController,
        since: .iOS(3, 0)
      )
    case .viewWillAppear:
      Facts(
        "view-will-appear",
        "viewWillAppear:",
        "viewWillAppear(_:)",
        of: .viewController,
        since: .iOS(3, 0)
      )
    case .viewIsAppearing:
      Facts(
        "view-is-appearing",
        "viewIsAppearing:",
        "viewIsAppearing(_:)",
        of: .viewController,
        since: .iOS(13, 0)
      )
    case .viewWillLayoutSubviews:
      Facts(
        "view-will-layout-subviews",
        "viewWillLayoutSubviews",
        "viewWillLayoutSubviews()",
        of: .viewController,
        since: .iOS(5, 0)
      )
    case .viewDidLayoutSubviews:
      Facts(
        "view-did-layout-subviews",
        "viewDidLayoutSubviews",
        "viewDidLayoutSubviews()",
        of: .viewController,
        since: .iOS(5, 0)
      )
    case .viewDidAppear:
      Facts(
        "view-did-appear",
        "viewDidAppear:",
        "viewDidAppear(_:)",
        of: .viewController,
        since: .iOS(3, 0)
      )
    case .viewWillDisappear:
      Facts(
        "view-will-disappear",
        "viewWillDisappear:",
        "viewWillDisappear(_:)",
        of: .viewController,
        since: .iOS(3, 0)
      )
    case .viewDidDisappear:
      Facts(
        "view-did-disappear",
        "viewDidDisappear:",
        "viewDidDisappear(_:)",
        of: .viewController,
        since: .iOS(3, 0)
      )
    case .viewDidReceiveMemoryWarning:
      Facts(
        "view-did-receive-memory-warning",
        "didReceiveMemoryWarning",
        "didReceiveMemoryWarning()",
        of: .viewController,
        since: .iOS(3, 0)
      )
    case .viewWillUnload:
      Facts(
        "view-will-unload",
        "viewWillUnload",
        "viewWillUnload()",
        of: .viewController,
        since: .iOS(5, 0)
      )
    case .viewDidUnload:
      Facts(
        "view-did-unload",
        "viewDidUnload",
        "viewDidUnload()",
        of: .viewController,
        since: .iOS(3, 0)
      )
    }
  }
}
