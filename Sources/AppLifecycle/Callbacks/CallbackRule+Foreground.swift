internal import DecisionTables
internal import PushRules

extension CallbackRule {
  /// What runs on the way to the foreground.
  static let foreground: [CallbackRule] = [
    CallbackRule(
      "will-enter-foreground.app",
      on: .foreground,
      .calls(.lifecycle(.willEnterForeground), reading: .background),
      when: [.app],
      because: "The app is about to leave the background.",
      .documented,
      "T-R1 S0-38"
    ),
    CallbackRule(
      "will-enter-foreground.scene-reconnects",
      on: .reconnectScene,
      .calls(.push(.sceneWillConnect), reading: .background),
      when: [.scene, .scene(.disconnected)],
      because: "A scene that was taken away is connected again in the same process.",
      .documented,
      "T-S9 L-21 A-103"
    ).carrying(
      .on(.openURL, .urlContexts),
      .on(.openUniversalLink, .userActivities),
      .on(.openQuickAction, .shortcutItem)
    ),
    CallbackRule(
      "will-enter-foreground.scene",
      on: .foreground,
      .calls(.lifecycle(.sceneWillEnterForeground), reading: .background),
      when: [.scene],
      because: "The scene is about to leave the background.",
      .documented,
      "T-S3"
    ),
    CallbackRule(
      "will-enter-foreground.scene-app",
      on: .foreground,
      .posts(.willEnterForeground, reading: .background),
      when: [.scene],
      because:
        "The app's notification follows its scenes; the app delegate's method is not called.",
      .documented,
      "T-S3"
    ),
    CallbackRule(
      "will-enter-foreground.unlock-5-6",
      on: .foregroundOnUnlock,
      .calls(.lifecycle(.willEnterForeground), reading: .inactive),
      when: [.before(7)],
      because: "On iOS 5 and 6 an app that comes back by unlocking reads inactive already.",
      .observed,
      "L-06 T-LK2"
    ),
    CallbackRule(
      "will-enter-foreground.unlock",
      on: .foregroundOnUnlock,
      .calls(.lifecycle(.willEnterForeground), reading: .background),
      when: [.since(7), .app],
      because: "The app is about to leave the background.",
      .observed,
      "L-06 T-LK3"
    ),
    CallbackRule(
      "will-enter-foreground.scene-unlock",
      on: .foregroundOnUnlock,
      .calls(.lifecycle(.sceneWillEnterForeground), reading: .background),
      when: [.scene],
      because: "The scene is about to leave the background.",
      .documented,
      "T-S3"
    ),
    CallbackRule(
      "will-enter-foreground.scene-app-unlock",
      on: .foregroundOnUnlock,
      .posts(.willEnterForeground, reading: .background),
      when: [.scene],
      because:
        "The app's notification follows its scenes; the app delegate's method is not called.",
      .documented,
      "T-S3"
    ),
  ]

  /// What runs when the app becomes active, and when it is about to stop being active.
  static let activation: [CallbackRule] = [
    CallbackRule(
      "did-become-active.app",
      on: .activate,
      .calls(.lifecycle(.didBecomeActive), reading: .active),
      when: [.app],
      because: "The app is in the foreground and handles events.",
      .documented,
      "T-L1 T-R1 S0-28"
    ),
    CallbackRule(
      "did-become-active.scene",
      on: .activate,
      .calls(.lifecycle(.sceneDidBecomeActive), reading: .active),
      when: [.scene],
      because: "The scene is in the foreground and handles events.",
      .documented,
      "T-S1 T-S3"
    ),
    CallbackRule(
      "did-become-active.scene-app",
      on: .activate,
      .posts(.didBecomeActive, reading: .active),
      when: [.scene],
      because:
        "The app's notification follows its scenes; the app delegate's method is not called.",
      .documented,
      "T-S1 T-S3"
    ),
    CallbackRule(
      "will-resign-active.app",
      on: .resign,
      .calls(.lifecycle(.willResignActive), reading: .active),
      when: [.app],
      because: "The app is about to lose the focus; it is active still.",
      .documented,
      "T-H1 S0-31"
    ),
    CallbackRule(
      "will-resign-active.scene",
      on: .resign,
      .calls(.lifecycle(.sceneWillResignActive), reading: .active),
      when: [.scene],
      because: "The scene is about to lose the focus; it is active still.",
      .documented,
      "T-S2"
    ),
    CallbackRule(
      "will-resign-active.scene-app",
      on: .resign,
      .posts(.willResignActive, reading: .active),
      when: [.scene],
      because:
        "The app's notification follows its scenes; the app delegate's method is not called.",
      .documented,
      "T-S2"
    ),
  ]

  /// What runs in the two windows of an app when the second is opened or closed.
  static let windows: [CallbackRule] = [
    CallbackRule(
      "new-window.configuration",
      on: .connectWindow,
      .callsOnTheWay(.lifecycle(.configurationForConnectingScene)),
      because: "A new window asks the app for its configuration.",
      .observed,
      "L-23"
    ),
    CallbackRule(
      "new-window.connects",
      on: .connectWindow,
      .callsOnTheWay(.push(.sceneWillConnect)),
      because: "The scene of the new window is connected.",
      .observed,
      "L-23"
    ),
    CallbackRule(
      "new-window.foreground",
      on: .presentWindow,
      .callsOnTheWay(.lifecycle(.sceneWillEnterForeground)),
      because: "The scene of the new window is about to come to the foreground.",
      .observed,
      "L-23"
    ),
    CallbackRule(
      "close-window.first-active",
      on: .activateFirstWindow,
      .calls(.lifecycle(.sceneDidBecomeActive), reading: .active),
      because: "The first window has the focus again.",
      .observed,
      "L-23"
    ),
    CallbackRule(
      "close-window.first-active-app",
      on: .activateFirstWindow,
      .posts(.didBecomeActive, reading: .active),
      because:
        "The app's notification follows its scenes; the app delegate's method is not called.",
      .inferred,
      "L-23 T-S3"
    ),
    CallbackRule(
      "close-window.background",
      on: .sendWindowBack,
      .callsOnTheWay(.lifecycle(.sceneDidEnterBackground)),
      because: "The second window has entered the background; the app stays active with the first.",
      .observed,
      "L-23"
    ),
    CallbackRule(
      "close-window.disconnects",
      on: .disconnectWindow,
      .callsOnTheWay(.lifecycle(.sceneDidDisconnect)),
      because: "The scene of the second window is gone.",
      .observed,
      "L-23"
    ),
  ]
}
