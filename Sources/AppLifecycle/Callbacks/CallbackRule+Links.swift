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
      .callsOnTheWay(.lifecycle(.handleOpenURL)),
      when: [.before(4, 2)],
      because: "Until iOS 4.1 a URL goes to handleOpenURL.",
      .documented,
      "T-R2 L-22"
    ),
    CallbackRule(
      "open-url.before-9",
      on: .openURL,
      .callsOnTheWay(.lifecycle(.openURLFromApp)),
      when: [.since(4, 2), .before(9)],
      because: "Until iOS 8 a URL comes with the app that opens it.",
      .documented,
      "T-R2 L-22"
    ),
    CallbackRule(
      "open-url.app",
      on: .openURL,
      .callsOnTheWay(.lifecycle(.openURL)),
      when: [.since(9), .app],
      because: "A URL is handed over before the app becomes active, or while it is.",
      .observed,
      "T-R2 L-22"
    ),
    CallbackRule(
      "open-url.scene",
      on: .openURL,
      .callsOnTheWay(.lifecycle(.sceneOpenURLContexts)),
      when: [.scene, .scene(.connected)],
      because: "The URL goes to the scene; at a launch it lies in the connection options.",
      .inferred,
      "T-R2 L-21"
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
      .callsOnTheWay(.lifecycle(.willContinueUserActivity)),
      when: [.app],
      because: "The link is announced.",
      .observed,
      "T-R2 L-22"
    ),
    CallbackRule(
      "universal-link.app",
      on: .continueActivity,
      .callsOnTheWay(.lifecycle(.continueUserActivity)),
      when: [.app],
      because: "The link is handed over before the app becomes active, or while it is.",
      .observed,
      "T-R2 L-22"
    ),
    CallbackRule(
      "universal-link.scene-announced",
      on: .continueActivity,
      .callsOnTheWay(.lifecycle(.sceneWillContinueUserActivity)),
      when: [.scene, .scene(.connected)],
      because: "The link is announced to the scene.",
      .inferred,
      "T-R2"
    ),
    CallbackRule(
      "universal-link.scene",
      on: .continueActivity,
      .callsOnTheWay(.lifecycle(.sceneContinueUserActivity)),
      when: [.scene, .scene(.connected)],
      because: "The link goes to the scene; at a launch it lies in the connection options.",
      .inferred,
      "T-R2 L-21"
    ),
  ]
  /// How a quick action reaches the app.
  static let quickActions: [CallbackRule] = [
    CallbackRule(
      "quick-action.launch",
      on: .performQuickActionAtLaunch,
      .calls(.lifecycle(.performQuickAction), reading: .inactive),
      when: [.app],
      because:
        "The quick action is handed over unless a method of the launch has answered that it did it.",
      .documented,
      "T-R5"
    ),
    CallbackRule(
      "quick-action.app",
      on: .performQuickAction,
      .callsOnTheWay(.lifecycle(.performQuickAction)),
      when: [.app],
      because: "The quick action is handed over.",
      .documented,
      "T-R5"
    ),
    CallbackRule(
      "quick-action.scene",
      on: .performQuickAction,
      .callsOnTheWay(.lifecycle(.scenePerformQuickAction)),
      when: [.scene, .scene(.connected)],
      because: "The quick action goes to the scene; at a launch it lies in the connection options.",
      .documented,
      "T-R5"
    ),
  ]
}
