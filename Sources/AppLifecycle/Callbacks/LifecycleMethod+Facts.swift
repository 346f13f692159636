public import PushRules

extension LifecycleMethod {
  /// The name on the command line and in JSON.
  public var id: String { facts.id }
  /// The Objective-C selector; for the block of a background task, of the method that takes it.
  public var selector: String { facts.selector }
  /// The Swift spelling of the method.
  public var signature: String { facts.signature }
  /// The protocol or class that declares the method.
  public var owner: Owner { facts.owner }
  /// The first iOS version that calls the method, of those that the rules know.
  public var since: SystemVersion { facts.since }
  /// The version of iOS that deprecates the method, or nil if none does.
  public var deprecated: SystemVersion? { facts.deprecated }
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

  /// What is known of a method.
  struct Facts: Sendable {
    let id: String
    let selector: String
    let signature: String
    let owner: Owner
    let since: SystemVersion
    let deprecated: SystemVersion?
    let notification: String?

    init(
      _ id: String,
      _ selector: String,
      _ signature: String,
      of owner: Owner,
      since: SystemVersion,
      deprecated: SystemVersion? = nil,
      posts notification: String? = nil
    ) {
      self.id = id
      self.selector = selector
      self.signature = signature
      self.owner = owner
      self.since = since
      self.deprecated = deprecated
      self.notification = notification
    }
  }

  private var facts: Facts {
    switch self {
    case .didBecomeActive: .didBecomeActive
    case .willResignActive: .willResignActive
    case .didEnterBackground: .didEnterBackground
    case .willEnterForeground: .willEnterForeground
    case .willTerminate: .willTerminate
    case .didReceiveMemoryWarning: .didReceiveMemoryWarning
    case .protectedDataWillBecomeUnavailable: .protectedDataWillBecomeUnavailable
    case .protectedDataDidBecomeAvailable: .protectedDataDidBecomeAvailable
    case .shouldRestoreState: .shouldRestoreState
    case .didDecodeState: .didDecodeState
    case .shouldSaveState: .shouldSaveState
    case .willEncodeState: .willEncodeState
    case .performFetch: .performFetch
    case .handleOpenURL: .handleOpenURL
    case .openURLFromApp: .openURLFromApp
    case .openURL: .openURL
    case .willContinueUserActivity: .willContinueUserActivity
    case .continueUserActivity: .continueUserActivity
    case .configurationForConnectingScene: .configurationForConnectingScene
    case .didDiscardSceneSessions: .didDiscardSceneSessions
    case .sceneDidBecomeActive: .sceneDidBecomeActive
    case .sceneWillResignActive: .sceneWillResignActive
    case .sceneDidEnterBackground: .sceneDidEnterBackground
    case .sceneWillEnterForeground: .sceneWillEnterForeground
    case .sceneDidDisconnect: .sceneDidDisconnect
    case .sceneOpenURLContexts: .sceneOpenURLContexts
    case .sceneWillContinueUserActivity: .sceneWillContinueUserActivity
    case .sceneContinueUserActivity: .sceneContinueUserActivity
    case .stateRestorationActivity: .stateRestorationActivity
    case .sceneRestoreInteractionState: .sceneRestoreInteractionState
    case .expirationHandler: .expirationHandler
    case .loadView: .loadView
    case .viewDidLoad: .viewDidLoad
    case .viewWillAppear: .viewWillAppear
    case .viewIsAppearing: .viewIsAppearing
    case .viewWillLayoutSubviews: .viewWillLayoutSubviews
    case .viewDidLayoutSubviews: .viewDidLayoutSubviews
    case .viewDidAppear: .viewDidAppear
    case .viewWillDisappear: .viewWillDisappear
    case .viewDidDisappear: .viewDidDisappear
    case .viewDidReceiveMemoryWarning: .viewDidReceiveMemoryWarning
    case .viewWillUnload: .viewWillUnload
    case .viewDidUnload: .viewDidUnload
    }
  }
}
