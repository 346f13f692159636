internal import DecisionTables
internal import PushRules

extension CallbackRule {
  /// What runs when the app has entered the background.
  static let background: [CallbackRule] = [
    CallbackRule(
      "did-enter-background.app",
      on: .enterBackground,
      .calls(.lifecycle(.didEnterBackground), reading: .background),
      when: [.app],
      because: "The app has entered the background.",
      .documented,
      "L-01 T-H1 S2-10"
    ),
    CallbackRule(
      "did-enter-background.scene",
      on: .enterBackground,
      .calls(.lifecycle(.sceneDidEnterBackground), reading: .background),
      when: [.scene],
      because: "The scene has entered the background.",
      .documented,
      "T-S2"
    ),
    CallbackRule(
      "did-enter-background.scene-app",
      on: .enterBackground,
      .posts(.didEnterBackground, reading: .background),
      when: [.scene],
      because:
        "The app's notification follows its scenes; the app delegate's method is not called.",
      .documented,
      "T-S2"
    ),
    CallbackRule(
      "did-enter-background.lock-5-6",
      on: .enterBackgroundOnLock,
      .calls(.lifecycle(.didEnterBackground), reading: .inactive),
      because: "On iOS 5 and 6 an app that is sent to the background by locking reads inactive.",
      .observed,
      "L-06 T-LK2"
    ),
  ]

  /// How the state is saved on the way out.
  static let saving: [CallbackRule] = [
    CallbackRule(
      "save-state.asks",
      on: .enterBackground,
      .calls(.lifecycle(.shouldSaveState), reading: .background),
      when: [.since(6), .app, .stateRestoration(.present), .staysWhenLeft],
      because: "After didEnterBackground the app is asked whether to save its state.",
      .observed,
      "T-H1"
    ),
    CallbackRule(
      "save-state.encodes",
      on: .enterBackground,
      .calls(.lifecycle(.willEncodeState), reading: .background),
      when: [.since(6), .app, .stateRestoration(.present), .staysWhenLeft],
      because: "The state is encoded in the background.",
      .observed,
      "T-H1"
    ),
    CallbackRule(
      "save-state.asks-on-lock",
      on: .enterBackgroundOnLock,
      .calls(.lifecycle(.shouldSaveState), reading: .inactive),
      when: [.since(6), .stateRestoration(.present)],
      because: "After didEnterBackground the app is asked whether to save its state.",
      .inferred,
      "T-H1 T-LK2"
    ),
    CallbackRule(
      "save-state.encodes-on-lock",
      on: .enterBackgroundOnLock,
      .calls(.lifecycle(.willEncodeState), reading: .inactive),
      when: [.since(6), .stateRestoration(.present)],
      because: "The state is encoded in the background.",
      .inferred,
      "T-H1 T-LK2"
    ),
    CallbackRule(
      "save-state.scene",
      on: .enterBackground,
      .calls(.lifecycle(.stateRestorationActivity), reading: .background),
      when: [.scene, .stateRestoration(.present)],
      because: "On the way out the scene is asked for the activity that restores it.",
      .documented,
      "T-S12"
    ),
  ]

  /// What work in the background calls.
  static let work: [CallbackRule] = [
    CallbackRule(
      "background-fetch.method",
      on: .fetch,
      .calls(.lifecycle(.performFetch), reading: .background),
      when: [.before(13)],
      because: "The app is asked to fetch, in the background.",
      .documented,
      "T-L5"
    ),
    CallbackRule(
      "background-fetch.method-deprecated",
      on: .fetch,
      .calls(.lifecycle(.performFetch), reading: .background),
      when: [.since(13)],
      because: "From iOS 13 the method is deprecated in favour of BGAppRefreshTask, yet called.",
      .inferred,
      "T-L5 T-B1"
    ),
    CallbackRule(
      "background-task.expiration",
      on: .expireTask,
      .calls(.lifecycle(.expirationHandler), reading: .background),
      because: "The block runs on the main thread, shortly before the time is up.",
      .documented,
      "T-B1 T-K9 S3-30"
    ),
    CallbackRule(
      "background-processing.handler",
      on: .process,
      .calls(.lifecycle(.processingTaskHandler), reading: .background),
      because: "The block runs that the app has registered for the task, while the device is idle.",
      .documented,
      "L-24"
    ),
    CallbackRule(
      "background-session.method",
      on: .finishTransfers,
      .calls(.lifecycle(.handleBackgroundSession), reading: .background),
      when: [.from(.notRunning, .prewarmed, .suspended)],
      because:
        "An app that did not run gets the session that has events; its delegate gets the events then.",
      .documented,
      "L-24"
    ),
    CallbackRule(
      "location-wake.method",
      on: .locate,
      .callsOnTheWay(.lifecycle(.locationManagerDidUpdateLocations)),
      when: [.since(6)],
      because:
        "The delegate of the location manager takes the event; it has other methods for regions.",
      .documented,
      "L-24"
    ),
    CallbackRule(
      "location-wake.method-before-6",
      on: .locate,
      .callsOnTheWay(.lifecycle(.locationManagerDidUpdateToLocation)),
      when: [.before(6)],
      because:
        "The delegate of the location manager takes the event; it has other methods for regions.",
      .documented,
      "L-24"
    ),
    CallbackRule(
      "timer.method",
      on: .fireTimer,
      .callsOnTheWay(.lifecycle(.timer)),
      because: "The timer fires in the run loop of the app, which runs.",
      .inferred,
      "L-17"
    ),
  ]

  /// What runs when a scene, the process or memory is about to go.
  static let ends: [CallbackRule] = [
    CallbackRule(
      "scene-disconnect.method",
      on: .disconnectScene,
      .calls(.lifecycle(.sceneDidDisconnect), reading: .background),
      because: "The scene is gone; the session may come back.",
      .documented,
      "T-S6 T-S9"
    ),
    CallbackRule(
      "discard-session.method",
      on: .discardSession,
      .calls(.lifecycle(.didDiscardSceneSessions), reading: nil),
      when: [.device(.iPad, .iPadWithWindows)],
      because: "The user has thrown the session away.",
      .observed,
      "T-S6 L-23"
    ),
    CallbackRule(
      "discard-session.method-iphone",
      on: .discardSession,
      .calls(.lifecycle(.didDiscardSceneSessions), reading: nil),
      when: [.device(.iPhone)],
      because: "The user has thrown the session away, on an iPhone too.",
      .contested(
        "Of five printed logs one says that didDiscardSceneSessions is not called.",
        settle: "Remove an app with scenes from the front of an iPhone, and log to a file."
      ),
      "L-28"
    ),
    CallbackRule(
      "will-terminate.method",
      on: .terminate,
      .calls(.lifecycle(.willTerminate), reading: nil),
      because: "The process runs and is asked to end.",
      .documented,
      "L-03 T-K4 S0-23"
    ),
    CallbackRule(
      "memory-warning.method",
      on: .warnOfMemory,
      .calls(.lifecycle(.didReceiveMemoryWarning), reading: nil),
      because: "The app is asked to free memory.",
      .documented,
      "L-07 T-M1"
    ),
  ]
}
