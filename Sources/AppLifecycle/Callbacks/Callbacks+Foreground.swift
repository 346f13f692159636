import PushRules

extension Callbacks {
  /// On the way to the foreground.
  static let foreground: [CallbackRule] = [
    When("will-enter-foreground.app", .app)
      .calls(.lifecycle(.willEnterForeground), on: .foreground, reading: .background)
      .because("The app is about to leave the background.")
      .rests(on: "T-R1 S0-38", .documented),
    When("will-enter-foreground.scene-reconnects", .scene, .scene(.disconnected))
      .calls(.push(.sceneWillConnect), on: .reconnectScene, reading: .background)
      .carrying(.inConnectionOptions)
      .because("A process without a scene gets one connected when it is opened.")
      .rests(on: "T-S9 L-21 A-103", .documented),
    When("will-enter-foreground.scene", .scene)
      .calls(.lifecycle(.sceneWillEnterForeground), on: .foreground, reading: .background)
      .because("The scene is about to leave the background.")
      .rests(on: "T-S3", .documented),
    When("will-enter-foreground.scene-app", .scene)
      .posts(.willEnterForeground, on: .foreground, reading: .background)
      .rests(on: "T-S3", .documented),
    When("will-enter-foreground.unlock-5-6", .before(7))
      .calls(.lifecycle(.willEnterForeground), on: .foregroundOnUnlock, reading: .inactive)
      .because("On iOS 5 and 6 an app that comes back by unlocking reads inactive already.")
      .rests(on: "L-06 T-LK2", seen: 5...6),
    When("will-enter-foreground.unlock", .since(7), .app)
      .calls(.lifecycle(.willEnterForeground), on: .foregroundOnUnlock, reading: .background)
      .because("The app is about to leave the background.")
      .rests(on: "L-06 T-LK3", seen: 7...18),
    When("will-enter-foreground.scene-unlock", .scene)
      .calls(.lifecycle(.sceneWillEnterForeground), on: .foregroundOnUnlock, reading: .background)
      .because("The scene is about to leave the background.")
      .rests(on: "T-S3", .documented),
    When("will-enter-foreground.scene-app-unlock", .scene)
      .posts(.willEnterForeground, on: .foregroundOnUnlock, reading: .background)
      .rests(on: "T-S3", .documented),
  ]

  /// When the app becomes active, and before it stops being active.
  static let activation: [CallbackRule] = [
    When("did-become-active.app", .app)
      .calls(.lifecycle(.didBecomeActive), on: .activate, reading: .active)
      .because("The app is in the foreground and handles events.")
      .rests(on: "T-L1 T-R1 S0-28", .documented),
    When("did-become-active.scene", .scene)
      .calls(.lifecycle(.sceneDidBecomeActive), on: .activate, reading: .active)
      .because("The scene is in the foreground and handles events.")
      .rests(on: "T-S1 T-S3", .documented),
    When("did-become-active.scene-app", .scene)
      .posts(.didBecomeActive, on: .activate, reading: .active)
      .rests(on: "T-S1 T-S3", .documented),
    When("will-resign-active.app", .app)
      .calls(.lifecycle(.willResignActive), on: .resign, reading: .active)
      .because("The app is about to lose the focus; it is active still.")
      .rests(on: "T-H1 S0-31", .documented),
    When("will-resign-active.scene", .scene)
      .calls(.lifecycle(.sceneWillResignActive), on: .resign, reading: .active)
      .because("The scene is about to lose the focus; it is active still.")
      .rests(on: "T-S2", .documented),
    When("will-resign-active.scene-app", .scene)
      .posts(.willResignActive, on: .resign, reading: .active)
      .rests(on: "T-S2", .documented),
  ]

  /// In two windows, when the second is opened or closed.
  static let windows: [CallbackRule] = [
    When("new-window.configuration")
      .calls(.lifecycle(.configurationForConnectingScene), on: .connectWindow, reading: .current)
      .because("A new window asks the app for its configuration.")
      .rests(on: "L-23", seen: 13...18),
    When("new-window.connects")
      .calls(.push(.sceneWillConnect), on: .connectWindow, reading: .current)
      .because("The scene of the new window is connected.")
      .rests(on: "L-23", seen: 13...18),
    When("new-window.foreground")
      .calls(.lifecycle(.sceneWillEnterForeground), on: .presentWindow, reading: .current)
      .because("The scene of the new window is about to come to the foreground.")
      .rests(on: "L-23", seen: 13...18),
    When("close-window.first-active")
      .calls(.lifecycle(.sceneDidBecomeActive), on: .activateFirstWindow, reading: .active)
      .because("The first window has the focus again.")
      .rests(on: "L-23", seen: 13...18),
    When("close-window.first-active-app")
      .posts(.didBecomeActive, on: .activateFirstWindow, reading: .active)
      .rests(on: "L-23 T-S3", .inferred),
    When("close-window.background")
      .calls(.lifecycle(.sceneDidEnterBackground), on: .sendWindowBack, reading: .current)
      .because("The second window has entered the background; the app stays active with the first.")
      .rests(on: "L-23", seen: 13...18),
    When("close-window.disconnects")
      .calls(.lifecycle(.sceneDidDisconnect), on: .disconnectWindow, reading: .current)
      .because("The scene of the second window is gone.")
      .rests(on: "L-23", seen: 13...18),
  ]

  /// How a URL reaches the app.
  static let links: [CallbackRule] = [
    When("open-url.launch-before-4.2", .before(4, 2))
      .calls(.lifecycle(.handleOpenURL), on: .openURLAtLaunch, reading: .inactive)
      .because("Until iOS 4.1 a URL goes to handleOpenURL.")
      .rests(on: "T-L9", .documented),
    When("open-url.launch-before-9", .since(4, 2), .before(9))
      .calls(.lifecycle(.openURLFromApp), on: .openURLAtLaunch, reading: .inactive)
      .because("Until iOS 8 a URL comes with the app that opens it.")
      .rests(on: "T-L9", .documented),
    When("open-url.launch-app", .since(9), .app)
      .calls(.lifecycle(.openURL), on: .openURLAtLaunch, reading: .inactive)
      .because("A URL is handed over after the launch, before the app is active.")
      .rests(on: "T-L9", seen: 11...11),
    When("open-url.before-4.2", .before(4, 2))
      .calls(.lifecycle(.handleOpenURL), on: .openURL, reading: .current)
      .because("Until iOS 4.1 a URL goes to handleOpenURL.")
      .rests(on: "T-R2 L-22", .documented),
    When("open-url.before-9", .since(4, 2), .before(9))
      .calls(.lifecycle(.openURLFromApp), on: .openURL, reading: .current)
      .because("Until iOS 8 a URL comes with the app that opens it.")
      .rests(on: "T-R2 L-22", .documented),
    When("open-url.app", .since(9), .app)
      .calls(.lifecycle(.openURL), on: .openURL, reading: .current)
      .because("A URL is handed over before the app becomes active, or while it is.")
      .rests(on: "T-R2 L-22", seen: 9...11),
    When("open-url.scene", .scene, .scene(.connected))
      .calls(.lifecycle(.sceneOpenURLContexts), on: .openURL, reading: .current)
      .because("The URL goes to the scene; at a launch it lies in the connection options.")
      .rests(on: "T-R2 L-21", .inferred),
  ]

  /// How a universal link reaches the app.
  static let activities: [CallbackRule] = [
    When("universal-link.launch-announced", .app)
      .calls(
        .lifecycle(.willContinueUserActivity),
        on: .continueActivityAtLaunch,
        reading: .inactive
      )
      .because("The link is announced after the launch.")
      .rests(on: "T-L10", seen: 11...11),
    When("universal-link.launch", .app)
      .calls(.lifecycle(.continueUserActivity), on: .continueActivityAtLaunch, reading: .inactive)
      .because("The link is handed over before the app is active.")
      .rests(on: "T-L10", seen: 11...11),
    When("universal-link.announced", .app)
      .calls(.lifecycle(.willContinueUserActivity), on: .continueActivity, reading: .current)
      .because("The link is announced.")
      .rests(on: "T-R2 L-22", seen: 9...11),
    When("universal-link.app", .app)
      .calls(.lifecycle(.continueUserActivity), on: .continueActivity, reading: .current)
      .because("The link is handed over before the app becomes active, or while it is.")
      .rests(on: "T-R2 L-22", seen: 9...11),
    When("universal-link.scene-announced", .scene, .scene(.connected))
      .calls(.lifecycle(.sceneWillContinueUserActivity), on: .continueActivity, reading: .current)
      .because("The link is announced to the scene.")
      .rests(on: "T-R2", .inferred),
    When("universal-link.scene", .scene, .scene(.connected))
      .calls(.lifecycle(.sceneContinueUserActivity), on: .continueActivity, reading: .current)
      .because("The link goes to the scene; at a launch it lies in the connection options.")
      .rests(on: "T-R2 L-21", .inferred),
  ]
  /// How a quick action reaches the app.
  static let quickActions: [CallbackRule] = [
    When("quick-action.launch", .app)
      .calls(.lifecycle(.performQuickAction), on: .performQuickActionAtLaunch, reading: .inactive)
      .because(
        "The quick action is handed over unless a method of the launch has answered that it did it."
      )
      .rests(on: "T-R5", .documented),
    When("quick-action.app", .app)
      .calls(.lifecycle(.performQuickAction), on: .performQuickAction, reading: .current)
      .because("The quick action is handed over.")
      .rests(on: "T-R5", .documented),
    When("quick-action.scene", .scene, .scene(.connected))
      .calls(.lifecycle(.scenePerformQuickAction), on: .performQuickAction, reading: .current)
      .because("The quick action goes to the scene; at a launch it lies in the connection options.")
      .rests(on: "T-R5", .documented),
  ]
}
