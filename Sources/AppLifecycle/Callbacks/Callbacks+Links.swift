import PushRules

extension Callbacks {
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
