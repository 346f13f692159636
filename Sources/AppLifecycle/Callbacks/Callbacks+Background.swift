import PushRules

extension Callbacks {
  /// After the app has entered the background.
  static let background: [CallbackRule] = [
    When("did-enter-background.app", .app)
      .calls(.lifecycle(.didEnterBackground), on: .enterBackground, reading: .background)
      .because("The app has entered the background.")
      .rests(on: "L-01 T-H1 S2-10", .documented),
    When("did-enter-background.scene", .scene)
      .calls(.lifecycle(.sceneDidEnterBackground), on: .enterBackground, reading: .background)
      .because("The scene has entered the background.")
      .rests(on: "T-S2", .documented),
    When("did-enter-background.scene-app", .scene)
      .posts(.didEnterBackground, on: .enterBackground, reading: .background)
      .rests(on: "T-S2", .documented),
    When("did-enter-background.lock-5-6")
      .calls(.lifecycle(.didEnterBackground), on: .enterBackgroundOnLock, reading: .inactive)
      .because("On iOS 5 and 6 an app that is sent to the background by locking reads inactive.")
      .rests(on: "L-06 T-LK2", seen: 5...6),
  ]

  /// Saving the state on the way out.
  static let saving: [CallbackRule] = [
    When("save-state.asks", .since(6), .app, .stateRestoration(.present), .staysWhenLeft)
      .calls(.lifecycle(.shouldSaveState), on: .enterBackground, reading: .background)
      .because("After didEnterBackground the app is asked whether to save its state.")
      .rests(on: "T-H1", seen: 6...12),
    When("save-state.encodes", .since(6), .app, .stateRestoration(.present), .staysWhenLeft)
      .calls(.lifecycle(.willEncodeState), on: .enterBackground, reading: .background)
      .because("The state is encoded in the background.")
      .rests(on: "T-H1", seen: 6...12),
    When("save-state.asks-on-lock", .since(6), .stateRestoration(.present))
      .calls(.lifecycle(.shouldSaveState), on: .enterBackgroundOnLock, reading: .inactive)
      .because("After didEnterBackground the app is asked whether to save its state.")
      .rests(on: "T-H1 T-LK2", .inferred),
    When("save-state.encodes-on-lock", .since(6), .stateRestoration(.present))
      .calls(.lifecycle(.willEncodeState), on: .enterBackgroundOnLock, reading: .inactive)
      .because("The state is encoded in the background.")
      .rests(on: "T-H1 T-LK2", .inferred),
    When("save-state.scene", .scene, .stateRestoration(.present))
      .calls(.lifecycle(.stateRestorationActivity), on: .enterBackground, reading: .background)
      .because("On the way out the scene is asked for the activity that restores it.")
      .rests(on: "T-S12", .documented),
  ]

  /// Work in the background.
  static let work: [CallbackRule] = [
    When("background-fetch.method", .before(13))
      .calls(.lifecycle(.performFetch), on: .fetch, reading: .background)
      .because("The app is asked to fetch, in the background.")
      .rests(on: "T-L5", .documented),
    When("background-fetch.method-deprecated", .since(13))
      .calls(.lifecycle(.performFetch), on: .fetch, reading: .background)
      .because("From iOS 13 the method is deprecated in favour of BGAppRefreshTask, yet called.")
      .rests(on: "T-L5 T-B1", .inferred),
    When("background-task.expiration")
      .calls(.lifecycle(.expirationHandler), on: .expireTask, reading: .background)
      .because("The block runs on the main thread, shortly before the time is up.")
      .rests(on: "T-B1 T-K9 S3-30", .documented),
    When("background-processing.handler")
      .calls(.lifecycle(.processingTaskHandler), on: .process, reading: .background)
      .because("The block runs that the app has registered for the task, while the device is idle.")
      .rests(on: "L-24", .documented),
    When("continued-processing.handler")
      .calls(.lifecycle(.processingTaskHandler), on: .continueTask, reading: .current)
      .because("The block runs that the app has registered for the task.")
      .rests(on: "L-46", .documented),
    When("app-intent.no-method")
      .callsNothing(on: .performIntent)
      .because("The intent's own code runs, and no method of the app.")
      .rests(on: "L-46", .documented),
    When("background-session.method", .from(.notRunning, .prewarmed, .suspended))
      .calls(.lifecycle(.handleBackgroundSession), on: .finishTransfers, reading: .background)
      .because(
        "An app that did not run gets the session that has events; its delegate gets the events then."
      )
      .rests(on: "L-24", .documented),
    When("location-wake.method", .since(6))
      .calls(.lifecycle(.locationManagerDidUpdateLocations), on: .locate, reading: .current)
      .because(
        "The delegate of the location manager takes the event; it has other methods for regions."
      )
      .rests(on: "L-24", .documented),
    When("location-wake.method-before-6", .before(6))
      .calls(.lifecycle(.locationManagerDidUpdateToLocation), on: .locate, reading: .current)
      .because(
        "The delegate of the location manager takes the event; it has other methods for regions."
      )
      .rests(on: "L-24", .documented),
    When("timer.method")
      .calls(.lifecycle(.timer), on: .fireTimer, reading: .current)
      .because("The timer fires in the run loop of the app, which runs.")
      .rests(on: "L-17", .inferred),
  ]

  /// Before a scene, the process or memory goes.
  static let ends: [CallbackRule] = [
    When("scene-disconnect.method", .scene(.connected))
      .calls(.lifecycle(.sceneDidDisconnect), on: .disconnectScene, reading: .background)
      .because("The scene is gone; the session may come back.")
      .rests(on: "T-S6 T-S9", .documented),
    When("discard-session.method", .device(.iPad, .iPadWithWindows))
      .calls(.lifecycle(.didDiscardSceneSessions), on: .discardSession, reading: .current)
      .because("The user has thrown the session away.")
      .rests(on: "T-S6 L-23", seen: 13...18),
    When("discard-session.method-iphone", .device(.iPhone))
      .calls(.lifecycle(.didDiscardSceneSessions), on: .discardSession, reading: .current)
      .because("The user has thrown the session away, on an iPhone too.")
      .contested(
        "L-28",
        otherSide: "Of five printed logs one says that didDiscardSceneSessions is not called.",
        settle: "Remove an app with scenes from the front of an iPhone, and log to a file.",
        otherwise: .notCalled
      ),
    When("will-terminate.method", .multitasking)
      .calls(.lifecycle(.willTerminate), on: .terminate, reading: .background)
      .because("The process runs and is asked to end.")
      .rests(on: "L-03 L-39 T-K4 S0-23", .documented),
    When("will-terminate.single-tasking", .singleTasking)
      .calls(.lifecycle(.willTerminate), on: .terminate, reading: .unknown)
      .because("The process runs and is asked to end.")
      .rests(on: "L-39 T-H0 S0-23", .documented),
    When("memory-warning.method")
      .calls(.lifecycle(.didReceiveMemoryWarning), on: .warnOfMemory, reading: .current)
      .because("The app is asked to free memory.")
      .rests(on: "L-07 T-M1", .documented),
  ]
}
