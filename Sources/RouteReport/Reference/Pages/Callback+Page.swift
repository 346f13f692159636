package import AppLifecycle
internal import PushRules

extension Callback {
  /// What it is for, and what to know about it.
  package var page: CallbackPage {
    switch self {
    case .push(let method): method.page
    case .lifecycle(let method): method.page
    }
  }
}

extension DelegateMethod {
  fileprivate var page: CallbackPage {
    switch self {
    case .willFinishLaunching: .willFinishLaunching
    case .didFinishLaunching: .didFinishLaunching
    case .didReceive: .didReceive
    case .didReceiveFetch: .didReceiveFetch
    case .handleAction: .handleAction
    case .handleActionResponse: .handleActionResponse
    case .willPresent: .willPresent
    case .didReceiveResponse: .didReceiveResponse
    case .sceneWillConnect: .sceneWillConnect
    case .serviceExtension: .serviceExtension
    case .didReceiveIncomingPush: .didReceiveIncomingPush
    case .didReceiveIncomingVoIPPush: .didReceiveIncomingVoIPPush
    }
  }
}

extension LifecycleMethod {
  fileprivate var page: CallbackPage {
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
    case .handleBackgroundSession: .handleBackgroundSession
    case .handleOpenURL: .handleOpenURL
    case .openURLFromApp: .openURLFromApp
    case .openURL: .openURL
    case .willContinueUserActivity: .willContinueUserActivity
    case .continueUserActivity: .continueUserActivity
    case .performQuickAction: .performQuickAction
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
    case .scenePerformQuickAction: .scenePerformQuickAction
    case .stateRestorationActivity: .stateRestorationActivity
    case .sceneRestoreInteractionState: .sceneRestoreInteractionState
    case .expirationHandler: .expirationHandler
    case .processingTaskHandler: .processingTaskHandler
    case .timer: .timer
    case .locationManagerDidUpdateLocations: .locationManagerDidUpdateLocations
    case .locationManagerDidUpdateToLocation: .locationManagerDidUpdateToLocation
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
