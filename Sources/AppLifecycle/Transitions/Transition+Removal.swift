internal import DecisionTables
internal import PushRules

extension Transition {
  /// The user removes the app in the switcher; that opens it first where it is not open.
  static let removal: [Transition] = [
    .never(
      "remove-in-switcher.covered",
      [.on(.removeInSwitcher), .multitasking, .unlocked, !.under(.nothing, .unnamed, .switcher)],
      "something covers the switcher"
    ),
    .never(
      "remove-in-switcher.no-card",
      [
        .on(.removeInSwitcher), .multitasking, .unlocked, .withoutProcess,
        .under(.nothing, .switcher),
        .ended(.user, .neverLaunched),
      ],
      "the switcher has no card of the app"
    ),
    Transition(
      "remove-in-switcher.suspended",
      when: [
        .on(.removeInSwitcher), .multitasking, .unlocked, .from(.suspended),
        .under(.nothing, .switcher),
      ],
      to: .end(.user).under(.nothing).discardingSession,
      because: "A suspended app that the user removes is ended without any callback.",
      .documented,
      "L-03 T-K2 T-S8"
    ),
    Transition(
      "remove-in-switcher.not-running",
      when: [
        .on(.removeInSwitcher), .multitasking, .unlocked, .withoutProcess,
        .under(.nothing, .switcher),
        .ended(.system, .crash, .reboot),
      ],
      to: .end(.user).under(.nothing).discardingSession,
      because: "Only the card goes: from now on nothing launches the app in the background.",
      .observed,
      "T-K6"
    ),
    Transition(
      "remove-in-switcher.active-windows",
      when: [.on(.removeInSwitcher), .scene, .device(.iPadWithWindows), .from(.active)],
      moves: [.resign, .enterBackground, .terminate],
      to: .end(.user).discardingSession,
      because: "A window that is removed from the front enters the background; then the app ends.",
      .removedWindows,
      "L-15 T-S7"
    ),
    Transition(
      "remove-in-switcher.inactive-windows",
      when: [
        .on(.removeInSwitcher), .scene, .device(.iPadWithWindows), .unlocked, .from(.inactive),
        .under(.unnamed, .switcher),
      ],
      moves: [.enterBackground, .terminate],
      to: .end(.user).under(.nothing).discardingSession,
      because: "A window under the switcher enters the background; then the app ends.",
      .removedWindows,
      "L-15 T-S7"
    ),
    Transition(
      "remove-in-switcher.active-scene",
      when: [.on(.removeInSwitcher), .scene, .device(.iPhone), .from(.active)],
      moves: [.resign, .hideViews, .disconnectScene, .discardSession, .terminate],
      to: .end(.user).forgettingSession,
      because: "The scene that is removed from the front is disconnected; then the app ends.",
      .removedScene,
      "L-28 T-S5b T-S5"
    ),
    Transition(
      "remove-in-switcher.inactive-scene",
      when: [
        .on(.removeInSwitcher), .scene, .device(.iPhone), .unlocked, .from(.inactive),
        .under(.unnamed, .switcher),
      ],
      moves: [.hideViews, .disconnectScene, .discardSession, .terminate],
      to: .end(.user).under(.nothing).forgettingSession,
      because: "The scene that is removed under the switcher is disconnected; then the app ends.",
      .removedScene,
      "L-28 T-S5b T-S5"
    ),
    Transition(
      "remove-in-switcher.active-scene-ipad",
      when: [.on(.removeInSwitcher), .scene, .device(.iPad), .from(.active)],
      moves: [.resign, .disconnectScene, .discardSession, .terminate],
      to: .end(.user).forgettingSession,
      because:
        "On an iPad without several windows the removed scene is disconnected and discarded.",
      .removedWindow,
      "L-15 T-S6"
    ),
    Transition(
      "remove-in-switcher.inactive-scene-ipad",
      when: [
        .on(.removeInSwitcher), .scene, .device(.iPad), .unlocked, .from(.inactive),
        .under(.unnamed, .switcher),
      ],
      moves: [.disconnectScene, .discardSession, .terminate],
      to: .end(.user).under(.nothing).forgettingSession,
      because:
        "On an iPad without several windows the removed scene is disconnected and discarded.",
      .removedWindow,
      "L-15 T-S6"
    ),
    Transition(
      "remove-in-switcher.background-before-8",
      when: [
        .on(.removeInSwitcher), .multitasking, .before(8), .unlocked, .from(.background),
        .under(.nothing, .switcher),
      ],
      to: .end(.user).under(.nothing),
      because: "Until iOS 7 an app that works in the background is ended without any callback.",
      .contested(
        "A report of iOS 6.1.3 saw another didEnterBackground notification.",
        settle: "On iOS 6 remove an app while its background task runs, and log all notifications."
      ),
      "T-K5"
    ),
    Transition(
      "remove-in-switcher.background",
      when: [
        .on(.removeInSwitcher), .since(8), .unlocked, .from(.background),
        .under(.nothing, .switcher),
      ],
      moves: [.terminate],
      to: .end(.user).under(.nothing).discardingSession,
      because: "An app that works in the background gets willTerminate before it ends.",
      .observed,
      "L-03 T-K5b"
    ),
    Transition(
      "remove-in-switcher.active",
      when: [.on(.removeInSwitcher), .notOn7, .multitasking, .app, .staysWhenLeft, .from(.active)],
      moves: [.resign, .enterBackground, .terminate],
      to: .end(.user),
      because: "The app that is removed from the front passes through the background and is ended.",
      .observed,
      "L-03 L-04 T-K1b"
    ),
    Transition(
      "remove-in-switcher.inactive",
      when: [
        .on(.removeInSwitcher), .notOn7, .multitasking, .app, .staysWhenLeft, .unlocked,
        .from(.inactive),
        .under(.unnamed, .switcher),
      ],
      moves: [.enterBackground, .terminate],
      to: .end(.user).under(.nothing),
      because: "The app under the switcher passes through the background and is ended.",
      .observed,
      "L-03 L-04 T-K1b"
    ),
    Transition(
      "remove-in-switcher.active-7",
      when: [.on(.removeInSwitcher), .since(7), .before(8), .staysWhenLeft, .from(.active)],
      moves: [.resign, .enterBackground, .enterBackground, .terminate],
      to: .end(.user),
      because: "On iOS 7 an app that is removed from the front gets didEnterBackground twice.",
      .observed,
      "L-04 T-K1 S1-31"
    ),
    Transition(
      "remove-in-switcher.inactive-7",
      when: [
        .on(.removeInSwitcher), .since(7), .before(8), .staysWhenLeft, .unlocked, .from(.inactive),
        .under(.unnamed, .switcher),
      ],
      moves: [.enterBackground, .enterBackground, .terminate],
      to: .end(.user).under(.nothing),
      because: "On iOS 7 the app under the switcher gets didEnterBackground twice.",
      .observed,
      "L-04 T-K1 S1-31"
    ),
    Transition(
      "remove-in-switcher.active-exits-on-suspend",
      when: [.on(.removeInSwitcher), .endsWhenLeft, .from(.active)],
      moves: [.resign, .enterBackground, .terminate],
      to: .end(.user),
      because:
        "With UIApplicationExitsOnSuspend the app gets didEnterBackground once, even on iOS 7.",
      .observed,
      "L-04 T-K1c S1-30"
    ),
    Transition(
      "remove-in-switcher.inactive-exits-on-suspend",
      when: [
        .on(.removeInSwitcher), .endsWhenLeft, .unlocked, .from(.inactive),
        .under(.unnamed, .switcher),
      ],
      moves: [.enterBackground, .terminate],
      to: .end(.user).under(.nothing),
      because:
        "With UIApplicationExitsOnSuspend the app gets didEnterBackground once, even on iOS 7.",
      .observed,
      "L-04 T-K1c S1-30"
    ),
  ]
}

extension Entry {
  /// Every version except iOS 7.
  fileprivate static var notOn7: Entry { since(3) & !(since(7) & before(8)) }
}
