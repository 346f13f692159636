public import PushRules

/// A callback that a trace can contain.
public enum Callback: Hashable, Sendable {
  /// A method that a push can call, or a method of a launch.
  case push(DelegateMethod)
  /// A method of the life cycle.
  case lifecycle(LifecycleMethod)

  /// All callbacks.
  public static let all: [Callback] =
    DelegateMethod.allCases.map(Callback.push) + LifecycleMethod.allCases.map(Callback.lifecycle)

  /// The callback with an id, a selector or a Swift spelling, or nil.
  public init?(_ text: String) {
    let found = DelegateMethod(text).map(Self.push) ?? LifecycleMethod(text).map(Self.lifecycle)
    guard let found else { return nil }
    self = found
  }

  /// The facts of the SDK headers; for the methods that a push can call, A-007 is the source.
  private var facts: MethodFacts {
    switch self {
    case .push(let method): method.facts
    case .lifecycle(let method): method.facts
    }
  }

  /// The name on the command line and in JSON.
  public var id: String { facts.id }
  /// The name in what people read: the selector without the receiver in front.
  public var name: String { selector.withoutReceiver }
  /// The Objective-C selector.
  public var selector: String { facts.selector }
  /// The Swift spelling.
  public var signature: String { facts.signature }
  /// What Swift's `#function` is inside it; a closure has no name, and its id stands for it.
  package var recorded: String {
    ["UIApplication", "BGTaskScheduler", "Timer"].contains(owner) ? id : signature
  }
  /// The protocol or class that declares it.
  public var owner: String { facts.owner }
  /// The first iOS version that calls it.
  public var since: SystemVersion { facts.since }
  /// The version of iOS that deprecates it, or nil.
  public var deprecated: SystemVersion? { facts.deprecated }
  /// The name of the notification posted with it, or nil.
  public var notification: String? { facts.notification }
}

extension LifecycleMethod {
  /// The name on the command line and in JSON.
  public var id: String { facts.id }
  package var name: String { facts.selector.withoutReceiver }
  package var since: SystemVersion { facts.since }
  package var owner: String { facts.owner }
  package var notification: String? { facts.notification }

  /// The method with an id, a selector or a Swift spelling, or nil.
  package init?(_ text: String) {
    let found = Self.allCases.first { method in
      [method.facts.id, method.facts.selector, method.facts.signature].contains(text)
    }
    guard let found else { return nil }
    self = found
  }

  package var isOfScene: Bool { owner == "UISceneDelegate" || owner == "UIWindowSceneDelegate" }

  /// For a block or a timer, the selector is that of the method that takes it.
  package var facts: MethodFacts { Self.facts[Int(rawValue)] }

  // One method a line, in the order of the cases.
  private static let facts = [
    "did-become-active | applicationDidBecomeActive: | applicationDidBecomeActive(_:) | UIApplicationDelegate | 3.0 26.0 | UIApplicationDidBecomeActiveNotification",
    "will-resign-active | applicationWillResignActive: | applicationWillResignActive(_:) | UIApplicationDelegate | 3.0 26.0 | UIApplicationWillResignActiveNotification",
    "did-enter-background | applicationDidEnterBackground: | applicationDidEnterBackground(_:) | UIApplicationDelegate | 4.0 | UIApplicationDidEnterBackgroundNotification",
    "will-enter-foreground | applicationWillEnterForeground: | applicationWillEnterForeground(_:) | UIApplicationDelegate | 4.0 26.0 | UIApplicationWillEnterForegroundNotification",
    "will-terminate | applicationWillTerminate: | applicationWillTerminate(_:) | UIApplicationDelegate | 3.0 | UIApplicationWillTerminateNotification",
    "did-receive-memory-warning | applicationDidReceiveMemoryWarning: | applicationDidReceiveMemoryWarning(_:) | UIApplicationDelegate | 3.0 | UIApplicationDidReceiveMemoryWarningNotification",
    "protected-data-will-become-unavailable | applicationProtectedDataWillBecomeUnavailable: | applicationProtectedDataWillBecomeUnavailable(_:) | UIApplicationDelegate | 4.0 | UIApplicationProtectedDataWillBecomeUnavailable",
    "protected-data-did-become-available | applicationProtectedDataDidBecomeAvailable: | applicationProtectedDataDidBecomeAvailable(_:) | UIApplicationDelegate | 4.0 | UIApplicationProtectedDataDidBecomeAvailable",
    "should-restore-state | application:shouldRestoreApplicationState: | application(_:shouldRestoreApplicationState:) | UIApplicationDelegate | 6.0 13.2",
    "did-decode-state | application:didDecodeRestorableStateWithCoder: | application(_:didDecodeRestorableStateWith:) | UIApplicationDelegate | 6.0",
    "should-save-state | application:shouldSaveApplicationState: | application(_:shouldSaveApplicationState:) | UIApplicationDelegate | 6.0 13.2",
    "will-encode-state | application:willEncodeRestorableStateWithCoder: | application(_:willEncodeRestorableStateWith:) | UIApplicationDelegate | 6.0",
    "perform-fetch | application:performFetchWithCompletionHandler: | application(_:performFetchWithCompletionHandler:) | UIApplicationDelegate | 7.0 13.0",
    "handle-events-for-background-url-session | application:handleEventsForBackgroundURLSession:completionHandler: | application(_:handleEventsForBackgroundURLSession:completionHandler:) | UIApplicationDelegate | 7.0",
    "handle-open-url | application:handleOpenURL: | application(_:handleOpen:) | UIApplicationDelegate | 3.0 9.0",
    "open-url-from-app | application:openURL:sourceApplication:annotation: | application(_:open:sourceApplication:annotation:) | UIApplicationDelegate | 4.2 9.0",
    "open-url | application:openURL:options: | application(_:open:options:) | UIApplicationDelegate | 9.0",
    "will-continue-user-activity | application:willContinueUserActivityWithType: | application(_:willContinueUserActivityWithType:) | UIApplicationDelegate | 8.0",
    "continue-user-activity | application:continueUserActivity:restorationHandler: | application(_:continue:restorationHandler:) | UIApplicationDelegate | 8.0",
    "perform-action-for-shortcut-item | application:performActionForShortcutItem:completionHandler: | application(_:performActionFor:completionHandler:) | UIApplicationDelegate | 9.0",
    "configuration-for-connecting-scene | application:configurationForConnectingSceneSession:options: | application(_:configurationForConnecting:options:) | UIApplicationDelegate | 13.0",
    "did-discard-scene-sessions | application:didDiscardSceneSessions: | application(_:didDiscardSceneSessions:) | UIApplicationDelegate | 13.0",
    "scene-did-become-active | sceneDidBecomeActive: | sceneDidBecomeActive(_:) | UISceneDelegate | 13.0 | UISceneDidActivateNotification",
    "scene-will-resign-active | sceneWillResignActive: | sceneWillResignActive(_:) | UISceneDelegate | 13.0 | UISceneWillDeactivateNotification",
    "scene-did-enter-background | sceneDidEnterBackground: | sceneDidEnterBackground(_:) | UISceneDelegate | 13.0 | UISceneDidEnterBackgroundNotification",
    "scene-will-enter-foreground | sceneWillEnterForeground: | sceneWillEnterForeground(_:) | UISceneDelegate | 13.0 | UISceneWillEnterForegroundNotification",
    "scene-did-disconnect | sceneDidDisconnect: | sceneDidDisconnect(_:) | UISceneDelegate | 13.0 | UISceneDidDisconnectNotification",
    "scene-open-url-contexts | scene:openURLContexts: | scene(_:openURLContexts:) | UISceneDelegate | 13.0",
    "scene-will-continue-user-activity | scene:willContinueUserActivityWithType: | scene(_:willContinueUserActivityWithType:) | UISceneDelegate | 13.0",
    "scene-continue-user-activity | scene:continueUserActivity: | scene(_:continue:) | UISceneDelegate | 13.0",
    "scene-perform-action-for-shortcut-item | windowScene:performActionForShortcutItem:completionHandler: | windowScene(_:performActionFor:completionHandler:) | UIWindowSceneDelegate | 13.0",
    "state-restoration-activity | stateRestorationActivityForScene: | stateRestorationActivity(for:) | UISceneDelegate | 13.0",
    "scene-restore-interaction-state | scene:restoreInteractionStateWithUserActivity: | scene(_:restoreInteractionStateWith:) | UISceneDelegate | 15.0",
    "expiration-handler | beginBackgroundTaskWithExpirationHandler: | beginBackgroundTask(expirationHandler:) | UIApplication | 4.0",
    "processing-task-handler | registerForTaskWithIdentifier:usingQueue:launchHandler: | register(forTaskWithIdentifier:using:launchHandler:) | BGTaskScheduler | 13.0",
    "timer | scheduledTimerWithTimeInterval:target:selector:userInfo:repeats: | scheduledTimer(timeInterval:target:selector:userInfo:repeats:) | Timer | 3.0",
    "location-manager-did-update-locations | locationManager:didUpdateLocations: | locationManager(_:didUpdateLocations:) | CLLocationManagerDelegate | 6.0",
    "location-manager-did-update-to-location | locationManager:didUpdateToLocation:fromLocation: | locationManager(_:didUpdateTo:from:) | CLLocationManagerDelegate | 3.0 6.0",
    "load-view | loadView | loadView() | UIViewController | 3.0",
    "view-did-load | viewDidLoad | viewDidLoad() | UIViewController | 3.0",
    "decode-restorable-state | decodeRestorableStateWithCoder: | decodeRestorableState(with:) | UIViewController | 6.0",
    "view-will-appear | viewWillAppear: | viewWillAppear(_:) | UIViewController | 3.0",
    "view-is-appearing | viewIsAppearing: | viewIsAppearing(_:) | UIViewController | 13.0",
    "view-will-layout-subviews | viewWillLayoutSubviews | viewWillLayoutSubviews() | UIViewController | 5.0",
    "view-did-layout-subviews | viewDidLayoutSubviews | viewDidLayoutSubviews() | UIViewController | 5.0",
    "view-did-appear | viewDidAppear: | viewDidAppear(_:) | UIViewController | 3.0",
    "view-will-disappear | viewWillDisappear: | viewWillDisappear(_:) | UIViewController | 3.0",
    "view-did-disappear | viewDidDisappear: | viewDidDisappear(_:) | UIViewController | 3.0",
    "view-did-receive-memory-warning | didReceiveMemoryWarning | didReceiveMemoryWarning() | UIViewController | 3.0",
    "view-will-unload | viewWillUnload | viewWillUnload() | UIViewController | 5.0 6.0",
    "view-did-unload | viewDidUnload | viewDidUnload() | UIViewController | 3.0 6.0",
  ].map { MethodFacts($0) }
}
