internal import DecisionTables
internal import PushRules

extension CallbackRule {
  /// How a URL reaches the app.
  static let links: [CallbackRule] = [
    CallbackRule(
      "open-url.launch-before-4.2",
      on: .openURLAtLaunch,
      .calls(.lifecycle(.handleOpenURL), reading: .inactive),
      when: [.before(4, 2)],
      because: "Until iOS 4.1 a URL goes to handleOpenURL.",
      .documented,
      "T-L9"
    ),
    CallbackRule(
      "open-url.launch-before-9",
      on: .openURLAtLaunch,
      .calls(.lifecycle(.openURLFromApp), reading: .inactive),
      when: [.since(4, 2), .before(9)],
      because: "Until iOS 8 a URL comes with the app that opens it.",
      .documented,
      "T-L9"
    ),
    CallbackRule(
      "open-url.launch-app",
      on: .openURLAtLaunch,
      .calls(.lifecycle(.openURL), reading: .inactive),
      when: [.since(9), .app],
      because: "A URL is handed over after the launch, before the app is active.",
      .observed,
      "T-L9"
    ),
    CallbackRule(
      "open-url.before-4.2",
      on: .openURL,
      .calls(.lifecycle(.handleOpenURL), reading: .inactive),
      when: [.before(4, 2)],
      because: "Until iOS 4.1 a URL goes to handleOpenURL.",
      .documented,
      "T-R2"
    ),
    CallbackRule(
      "open-url.before-9",
      on: .openURL,
      .calls(.lifecycle(.openURLFromApp), reading: .inactive),
      when: [.since(4, 2), .before(9)],
      because: "Until iOS 8 a URL comes with the app that opens it.",
      .documented,
      "T-R2"
    ),
    CallbackRule(
      "open-url.app",
      on: .openURL,
      .calls(.lifecycle(.openURL), reading: .inactive),
      when: [.since(9), .app],
      because: "A URL is handed over before the app is active.",
      .observed,
      "T-R2"
    ),
    CallbackRule(
      "open-url.scene",
      on: .openURL,
      .calls(.lifecycle(.sceneOpenURLContexts), reading: .inactive),
      when: [.scene],
      because: "The URL goes to the scene; at a launch it lies in the connection options.",
      .inferred,
      "T-R2"
    ),
  ]

  /// How a universal link reaches the app.
  static let activities: [CallbackRule] = [
    CallbackRule(
      "universal-link.launch-announced",
      on: .continueActivityAtLaunch,
      .calls(.lifecycle(.willContinueUserActivity), reading: .inactive),
      when: [.app],
      because: "The link is announced after the launch.",
      .observed,
      "T-L10"
    ),
    CallbackRule(
      "universal-link.launch",
      on: .continueActivityAtLaunch,
      .calls(.lifecycle(.continueUserActivity), reading: .inactive),
      when: [.app],
      because: "The link is handed over before the app is active.",
      .observed,
      "T-L10"
    ),
    CallbackRule(
      "universal-link.announced",
      on: .continueActivity,
      .calls(.lifecycle(.willContinueUserActivity), reading: .inactive),
      when: [.app],
      because: "The link is announced.",
      .observed,
      "T-R2"
    ),
    CallbackRule(
      "universal-link.app",
      on: .continueActivity,
      .calls(.lifecycle(.continueUserActivity), reading: .inactive),
      when: [.app],
      because: "The link is handed over before the app is active.",
      .observed,
      "T-R2"
    ),
    CallbackRule(
      "universal-link.scene-announced",
      on: .continueActivity,
      .calls(.lifecycle(.sceneWillContinueUserActivity), reading: .inactive),
      when: [.scene],
      because: "The link is announced to the scene.",
      .inferred,
      "T-R2"
    ),
    CallbackRule(
      "universal-link.scene",
      on: .continueActivity,
      .calls(.lifecycle(.sceneContinueUserActivity), reading: .inactive),
      when: [.scene],
      because: "The link goes to the scene; at a launch it lies in the connection options.",
      .inferred,
      "T-R2"
    ),
  ]
}
