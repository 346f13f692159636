/// A method of the life cycle: of the app, a scene or a view controller.
///
/// The methods that a push can call are `DelegateMethod`s of the push rules.
public enum LifecycleMethod: UInt8, CaseIterable, Hashable, Sendable {
  /// The app has become active.
  case didBecomeActive
  /// The app is about to stop being active.
  case willResignActive
  /// The app has entered the background.
  case didEnterBackground
  /// The app is about to come to the foreground.
  case willEnterForeground
  /// The app is about to end.
  case willTerminate
  /// Memory is low.
  case didReceiveMemoryWarning
  /// The device was locked: protected files are about to become unavailable.
  case protectedDataWillBecomeUnavailable
  /// The device was unlocked: protected files are available.
  case protectedDataDidBecomeAvailable
  /// Asks whether to restore the saved state.
  case shouldRestoreState
  /// The saved state has been decoded.
  case didDecodeState
  /// Asks whether to save the state.
  case shouldSaveState
  /// The state is about to be encoded.
  case willEncodeState
  /// A background fetch is due.
  case performFetch
  /// Transfers of a background session have finished.
  case handleBackgroundSession
  /// A URL to open, until iOS 4.1.
  case handleOpenURL
  /// A URL to open, until iOS 8.
  case openURLFromApp
  /// A URL to open, from iOS 9.
  case openURL
  /// A universal link or another user activity is coming.
  case willContinueUserActivity
  /// A universal link or another user activity.
  case continueUserActivity
  /// A quick action of the icon.
  case performQuickAction
  /// Asks for the configuration of a new scene.
  case configurationForConnectingScene
  /// The user has closed scenes in the switcher.
  case didDiscardSceneSessions
  /// The scene has become active.
  case sceneDidBecomeActive
  /// The scene is about to stop being active.
  case sceneWillResignActive
  /// The scene has entered the background.
  case sceneDidEnterBackground
  /// The scene is about to come to the foreground.
  case sceneWillEnterForeground
  /// The system has disconnected the scene.
  case sceneDidDisconnect
  /// URLs to open in a scene.
  case sceneOpenURLContexts
  /// A user activity is coming, for a scene.
  case sceneWillContinueUserActivity
  /// A user activity for a scene.
  case sceneContinueUserActivity
  /// A quick action of the icon, for a scene.
  case scenePerformQuickAction
  /// Asks for the activity that restores a scene.
  case stateRestorationActivity
  /// Restores a scene from its activity.
  case sceneRestoreInteractionState
  /// The block that runs when the time of a background task is up.
  case expirationHandler
  /// The block that runs a processing task.
  case processingTaskHandler
  /// The method that a timer of the app calls.
  case timer
  /// The position has changed.
  case locationManagerDidUpdateLocations
  /// The position has changed, until iOS 5.
  case locationManagerDidUpdateToLocation
  /// The view is to be created.
  case loadView
  /// The view was loaded.
  case viewDidLoad
  /// Decodes the saved state of a view controller.
  case decodeRestorableState
  /// The view is about to appear.
  case viewWillAppear
  /// The view is in the hierarchy and appears.
  case viewIsAppearing
  /// The view is about to lay out its subviews.
  case viewWillLayoutSubviews
  /// The view has laid out its subviews.
  case viewDidLayoutSubviews
  /// The view has appeared.
  case viewDidAppear
  /// The view is about to disappear.
  case viewWillDisappear
  /// The view has disappeared.
  case viewDidDisappear
  /// Memory is low: the callback of a view controller.
  case viewDidReceiveMemoryWarning
  /// The view is about to be unloaded for its memory.
  case viewWillUnload
  /// The view was unloaded for its memory.
  case viewDidUnload
}
