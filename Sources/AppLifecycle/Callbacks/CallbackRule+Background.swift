internal import PushRules

// What an app is told in the background, and on its way there.
extension CallbackRule {
  static let background = [
    CallbackRule(
      "did-enter-background.app",
      .enterBackground,
      .lifecycle(.didEnterBackground),
      reading: .background,
      when: .app,
      because: "The app has entered the background.",
      .documented,
      "L-01",
      "T-H1",
      "S2-10"
    ),
    CallbackRule(
      "did-enter-background.scene",
      .enterBackground,
      .lifecycle(.sceneDidEnterBackground),
      reading: .background,
      when: .scene,
      because: "The scene has entered the background.",
      .documented,
      "T-S2"
    ),
    CallbackRule(
      "did-enter-background.scene-app",
      .enterBackground,
      postsThatOf: .didEnterBackground,
      reading: .background,
      when: .scene,
      because:
        "The app's notification follows its scenes; the app delegate's method is not called.",
      .documented,
      "T-S2"
    ),
    CallbackRule(
      "did-enter-background.lock-5-6",
      .enterBackgroundOnLock,
      .lifecycle(.didEnterBackground),
      reading: .inactive,
      because: "On iOS 5 and 6 an app that is sent to the background by locking reads inactive.",
      .observed,
      "L-06",
      "T-LK2"
    ),
  ]

  static let saving = [
    CallbackRule(
      "save-state.asks",
      .enterBackground,
      .lifecycle(.shouldSaveState),
      reading: .background,
      when: .since(6),
      .app,
      .stateRestoration(.present),
      .staysWhenLeft,
      because: "After didEnterBackground the app is asked whether to save its state.",
      .observed,
      "T-H1"
    ),
    CallbackRule(
      "save-state.encodes",
      .enterBackground,
      .lifecycle(.willEncodeState),
      reading: .background,
      when: .since(6),
      .app,
      .stateRestoration(.present),
      .staysWhenLeft,
      because: "The state is encoded in the background.",
      .observed,
      "T-H1"
    ),
    CallbackRule(
      "save-state.asks-on-lock",
      .enterBackgroundOnLock,
      .lifecycle(.shouldSaveState),
      reading: .inactive,
      when: .since(6),
      .stateRestoration(.present),
      because: "After didEnterBackground the app is asked whether to save its state.",
      .inferred,
      "T-H1",
      "T-LK2"
    ),
    CallbackRule(
      "save-state.encodes-on-lock",
      .enterBackgroundOnLock,
      .lifecycle(.willEncodeState),
      reading: .inactive,
      when: .since(6),
      .stateRestoration(.present),
      because: "The state is encoded in the background.",
      .inferred,
      "T-H1",
      "T-LK2"
    ),
    CallbackRule(
      "save-state.scene",
      .enterBackground,
      .lifecycle(.stateRestorationActivity),
      reading: .background,
      when: .scene,
      .stateRestoration(.present),
      because: "On the way out the scene is asked for the activity that restores it.",
      .documented,
      "T-S12"
    ),
  ]

  static let work = [
    CallbackRule(
      "background-fetch.method",
      .fetch,
      .lifecycle(.performFetch),
      reading: .background,
      when: .before(13),
      because: "The app is asked to fetch, in the background.",
      .documented,
      "T-L5"
    ),
    CallbackRule(
      "background-fetch.method-deprecated",
      .fetch,
      .lifecycle(.performFetch),
      reading: .background,
      when: .since(13),
      because: "From iOS 13 the method is deprecated in favour of BGAppRefreshTask, yet called.",
      .inferred,
      "T-L5",
      "T-B1"
    ),
    CallbackRule(
      "background-task.expiration",
      .expireTask,
      .lifecycle(.expirationHandler),
      reading: .background,
      because: "The block runs on the main thread, shortly before the time is up.",
      .documented,
      "T-B1",
      "T-K9",
      "S3-30"
    ),
  ]

  static let ends = [
    CallbackRule(
      "scene-disconnect.method",
      .disconnectScene,
      .lifecycle(.sceneDidDisconnect),
      reading: .background,
      because: "The scene is gone; the session may come back.",
      .documented,
      "T-S6",
      "T-S9"
    ),
    CallbackRule(
      "discard-session.method",
      .discardSession,
      .lifecycle(.didDiscardSceneSessions),
      reading: nil,
      because: "The user has thrown the session away.",
      .observed,
      "T-S6"
    ),
    CallbackRule(
      "will-terminate.method",
      .terminate,
      .lifecycle(.willTerminate),
      reading: nil,
      because: "The process runs and is asked to end.",
      .documented,
      "L-03",
      "T-K4",
      "S0-23"
    ),
    CallbackRule(
      "memory-warning.method",
      .warnOfMemory,
      .lifecycle(.didReceiveMemoryWarning),
      reading: nil,
      because: "The app is asked to free memory.",
      .documented,
      "L-07",
      "T-M1"
    ),
  ]
}
