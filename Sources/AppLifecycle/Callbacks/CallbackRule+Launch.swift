internal import DecisionTables
internal import PushRules

extension CallbackRule {
  /// What a launch calls on its way to the foreground.
  static let launch: [CallbackRule] = [
    CallbackRule(
      "launch.will-finish",
      on: .launch,
      .calls(.push(.willFinishLaunching), reading: .inactive),
      when: [.since(6), .app],
      because: "From iOS 6 the first callback of a launch is willFinishLaunching.",
      .documented,
      "T-L1"
    ).carrying(
      .on(.openURL, .urlKey),
      .on(.openUniversalLink, .userActivityKey),
      .on(.openQuickAction, .shortcutItemKey)
    ),
    CallbackRule(
      "launch.will-finish-scene",
      on: .launch,
      .calls(.push(.willFinishLaunching), reading: .background),
      when: [.scene],
      because: "An app with scenes starts in the background, until its scene comes forward.",
      .inferred,
      "T-S1"
    ),
    CallbackRule(
      "launch.should-restore",
      on: .launch,
      .calls(.lifecycle(.shouldRestoreState), reading: .inactive),
      when: [.since(6), .app, .stateRestoration(.present), .archive(.present)],
      because: "Where a saved state exists, the app is asked whether to restore it.",
      .documented,
      "T-L1 T-L13"
    ),
    CallbackRule(
      "launch.did-decode",
      on: .launch,
      .calls(.lifecycle(.didDecodeState), reading: .inactive),
      when: [.since(6), .app, .stateRestoration(.present), .archive(.present)],
      because: "The saved state is decoded before the launch is finished.",
      .documented,
      "T-L1 T-L13"
    ),
    CallbackRule(
      "launch.did-finish",
      on: .launch,
      .calls(.push(.didFinishLaunching), reading: .inactive),
      when: [.app],
      because: "The launch is finished; the app is inactive.",
      .documented,
      "T-L1 S0-27"
    ).carrying(
      .on(.openURL, .urlKey),
      .on(.openUniversalLink, .userActivityKey),
      .on(.openQuickAction, .shortcutItemKey)
    ),
    CallbackRule(
      "launch.did-finish-scene",
      on: .launch,
      .calls(.push(.didFinishLaunching), reading: .background),
      when: [.scene],
      because: "The launch is finished; the scene of the app follows.",
      .inferred,
      "T-S1"
    ),
  ]

  /// What runs in a scene that a launch connects.
  static let launchOfScene: [CallbackRule] = [
    CallbackRule(
      "launch.did-discard-sessions",
      on: .connectScene,
      .calls(.lifecycle(.didDiscardSceneSessions), reading: .background),
      when: [.scene, .session(.discarded)],
      because: "Sessions thrown away while the app did not run are reported after the next launch.",
      .documented,
      "T-S8"
    ),
    CallbackRule(
      "launch.scene-configuration",
      on: .connectScene,
      .calls(.lifecycle(.configurationForConnectingScene), reading: .background),
      when: [.scene, .session(.discarded, .missing)],
      because: "A new session asks the app for its configuration.",
      .inferred,
      "T-S1"
    ),
    CallbackRule(
      "launch.scene-connects",
      on: .connectScene,
      .calls(.push(.sceneWillConnect), reading: .background),
      when: [.scene],
      because: "The scene of the app is connected, with what opened it in the connection options.",
      .documented,
      "T-S1 L-21"
    ).carrying(
      .on(.openURL, .urlContexts),
      .on(.openUniversalLink, .userActivities),
      .on(.openQuickAction, .shortcutItem)
    ),
    CallbackRule(
      "launch.scene-restores",
      on: .connectScene,
      .calls(.lifecycle(.sceneRestoreInteractionState), reading: .background),
      when: [.scene, .since(15), .stateRestoration(.present), .archive(.present)],
      because: "Where a saved activity exists, the scene gets it once it is connected.",
      .documented,
      "T-S12"
    ),
    CallbackRule(
      "launch.scene-foreground",
      on: .presentScene,
      .calls(.lifecycle(.sceneWillEnterForeground), reading: .background),
      when: [.scene],
      because: "A scene enters the foreground at a launch, too.",
      .documented,
      "T-S1"
    ),
    CallbackRule(
      "launch.app-foreground",
      on: .presentScene,
      .posts(.willEnterForeground, reading: .background),
      when: [.scene],
      because:
        "The app's notification follows its scenes; the app delegate's method is not called.",
      .observed,
      "T-S1"
    ),
  ]

  /// What a launch in the background calls.
  static let launchBehind: [CallbackRule] = [
    CallbackRule(
      "launch-behind.will-finish",
      on: .launchBehind,
      .calls(.push(.willFinishLaunching), reading: .background),
      when: [.since(6)],
      because: "The app is launched in the background.",
      .observed,
      "T-L5 T-S10"
    ).carrying(.on(.locationWake, .locationKey, when: .app)),
    CallbackRule(
      "launch-behind.did-finish",
      on: .launchBehind,
      .calls(.push(.didFinishLaunching), reading: .background),
      because: "The launch in the background is finished.",
      .observed,
      "T-L5 T-S10"
    ).carrying(.on(.locationWake, .locationKey, when: .app)),
    CallbackRule(
      "launch-behind.did-discard-sessions",
      on: .launchBehind,
      .calls(.lifecycle(.didDiscardSceneSessions), reading: .background),
      when: [.scene, .session(.discarded)],
      because: "Sessions thrown away while the app did not run are reported after the next launch.",
      .documented,
      "T-S8"
    ),
    CallbackRule(
      "launch-behind.scene-connects",
      on: .launchBehind,
      .calls(.push(.sceneWillConnect), reading: .background),
      when: [.scene],
      because: "The scene of the app is connected in the background, too.",
      .contested(
        "One migration report of 2026 saw no scene connected until the user opened the app.",
        settle: "Log all callbacks of an app with scenes that a content-available push launches."
      ),
      "R-18 T-S10"
    ),
  ]
}
