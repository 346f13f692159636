/// A method of the life cycle: of the app, of a scene or of a view controller.
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
  /// Memory is short.
  case didReceiveMemoryWarning
  /// The device was locked: protected files are about to become unavailable.
  case protectedDataWillBecomeUnavailable
  /// The device was unlocked: protected files are available.
  case protectedDataDidBecomeAvailable
  /// The question whether to restore the saved state.
  case shouldRestoreState
  /// The saved state has been decoded.
  case didDecodeState
  /// The question whether to save the state.
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
  /// A universal link or another user activity is about to be handed over.
  case willContinueUserActivity
  /// A universal link or another user activity.
  case continueUserActivity
  /// A quick action of the icon.
  case performQuickAction
  /// The question with which configuration a new scene starts.
  case configurationForConnectingScene
  /// Sessions of scenes were thrown away by the user.
  case didDiscardSceneSessions
  /// The scene has become active.
  case sceneDidBecomeActive
  /// The scene is about to stop being active.
  case sceneWillResignActive
  /// The scene has entered the background.
  case sceneDidEnterBackground
  /// The scene is about to come to the foreground.
  case sceneWillEnterForeground
  /// The scene was taken away.
  case sceneDidDisconnect
  /// URLs to open in a scene.
  case sceneOpenURLContexts
  /// A user activity is about to be handed over to a scene.
  case sceneWillContinueUserActivity
  /// A user activity for a scene.
  case sceneContinueUserActivity
  /// A quick action of the icon, for a scene.
  case scenePerformQuickAction
  /// The question for the activity that restores a scene.
  case stateRestorationActivity
  /// The activity that restores a scene.
  case sceneRestoreInteractionState
  /// The block that a background task runs when its time is up.
  case expirationHandler
  /// The block that a processing task runs.
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
  /// Memory is short: the callback of a view controller.
  case viewDidReceiveMemoryWarning
  /// The view is about to be given up for its memory.
  case viewWillUnload
  /// The view was given up for its memory.
  case viewDidUnload
}
