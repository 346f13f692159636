internal import PushRules

// How a URL or a universal link reaches the app.
extension CallbackRule {
  static let links = [
    CallbackRule(
      "open-url.launch-before-4.2",
      .openURLAtLaunch,
      .lifecycle(.handleOpenURL),
      reading: .inactive,
      when: .before(4, 2),
      because: "Until iOS 4.1 a URL goes to handleOpenURL.",
      .documented,
      "T-L9"
    ),
    CallbackRule(
      "open-url.launch-before-9",
      .openURLAtLaunch,
      .lifecycle(.openURLFromApp),
      reading: .inactive,
      when: .since(4, 2),
      .before(9),
      because: "Until iOS 8 a URL comes with the app that opens it.",
      .documented,
      "T-L9"
    ),
    CallbackRule(
      "open-url.launch-app",
      .openURLAtLaunch,
      .lifecycle(.openURL),
      reading: .inactive,
      when: .since(9),
      .app,
      because: "A URL is handed over after the launch, before the app is active.",
      .observed,
      "T-L9"
    ),
    CallbackRule(
      "open-url.before-4.2",
      .openURL,
      .lifecycle(.handleOpenURL),
      reading: .inactive,
      when: .before(4, 2),
      because: "Until iOS 4.1 a URL goes to handleOpenURL.",
      .documented,
      "T-R2"
    ),
    CallbackRule(
      "open-url.before-9",
      .openURL,
      .lifecycle(.openURLFromApp),
      reading: .inactive,
      when: .since(4, 2),
      .before(9),
      because: "Until iOS 8 a URL comes with the app that opens it.",
      .documented,
      "T-R2"
    ),
    CallbackRule(
      "open-url.app",
      .openURL,
      .lifecycle(.openURL),
      reading: .inactive,
      when: .since(9),
      .app,
      because: "A URL is handed over before the app is active.",
      .observed,
      "T-R2"
    ),
    CallbackRule(
      "open-url.scene",
      .openURL,
      .lifecycle(.sceneOpenURLContexts),
      reading: .inactive,
      when: .scene,
      because: "The URL goes to the scene; at a launch it lies in the connection options.",
      .inferred,
      "T-R2"
    ),
  ]

  static let activities = [
    CallbackRule(
      "universal-link.launch-announced",
      .continueActivityAtLaunch,
      .lifecycle(.willContinueUserActivity),
      reading: .inactive,
      when: .app,
      because: "The link is announced after the launch.",
      .observed,
      "T-L10"
    ),
    CallbackRule(
      "universal-link.launch",
      .continueActivityAtLaunch,
      .lifecycle(.continueUserActivity),
      reading: .inactive,
      when: .app,
      because: "The link is handed over before the app is active.",
      .observed,
      "T-L10"
    ),
    CallbackRule(
      "universal-link.announced",
      .continueActivity,
      .lifecycle(.willContinueUserActivity),
      reading: .inactive,
      when: .app,
      because: "The link is announced.",
      .observed,
      "T-R2"
    ),
    CallbackRule(
      "universal-link.app",
      .continueActivity,
      .lifecycle(.continueUserActivity),
      reading: .inactive,
      when: .app,
      because: "The link is handed over before the app is active.",
      .observed,
      "T-R2"
    ),
    CallbackRule(
      "universal-link.scene-announced",
      .continueActivity,
      .lifecycle(.sceneWillContinueUserActivity),
      reading: .inactive,
      when: .scene,
      because: "The link is announced to the scene.",
      .inferred,
      "T-R2"
    ),
    CallbackRule(
      "universal-link.scene",
      .continueActivity,
      .lifecycle(.sceneContinueUserActivity),
      reading: .inactive,
      when: .scene,
      because: "The link goes to the scene; at a launch it lies in the connection options.",
      .inferred,
      "T-R2"
    ),
  ]
}
