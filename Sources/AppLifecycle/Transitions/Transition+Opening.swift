internal import DecisionTables
internal import PushRules

extension Transition {
  /// The user or another app opens the app.
  static let opening: [Transition] = [
    .never("open.locked", [.on(.tapIcon, .openURL), .locked], "the device is locked"),
    .never(
      "open.active",
      [.on(.tapIcon, .openURL), .unlocked, .from(.active)],
      "the app is already in front"
    ),
    .never(
      "open.covered",
      [.on(.tapIcon, .openURL), .unlocked, !.from(.active), !.under(.nothing, .unnamed)],
      "something covers the screen"
    ),
    Transition(
      "tap-icon.launch",
      when: [.on(.tapIcon), .unlocked, .withoutProcess, .under(.nothing), .canLaunch],
      moves: [.launch, .connectScene, .prepareViews, .presentScene, .activate, .showViews],
      to: .to(.active),
      because: "A tap on the icon launches the app, which becomes inactive first and then active.",
      .documented,
      "T-L1 T-L13 T-E3 T-S1 S0-26"
    ),
    Transition(
      "open.fails",
      when: [
        .on(.tapIcon, .openURL, .openUniversalLink), .unlocked, .withoutProcess, .under(.nothing),
        .failsToLaunch,
      ],
      because: "Built with the iOS 27 SDK and without scenes, the app fails to launch.",
      .documented,
      "R-31 A-013"
    ),
    Transition(
      "tap-icon.return",
      when: [.on(.tapIcon), .unlocked, .behind, .under(.nothing)],
      moves: [.reconnectScene, .prepareViews, .foreground, .activate, .showViews],
      to: .to(.active),
      because: "A tap on the icon brings the app back to the foreground.",
      .documented,
      "T-R1 T-L8 T-I3 T-S3 S0-37"
    ),
    Transition(
      "tap-icon.reactivate",
      when: [.on(.tapIcon), .unlocked, .from(.inactive), .under(.unnamed)],
      moves: [.activate],
      to: .to(.active).under(.nothing),
      because: "A tap on the icon of an inactive app makes it active again.",
      .inferred,
      "T-A2"
    ),
    Transition(
      "open-url.launch",
      when: [.on(.openURL), .unlocked, .withoutProcess, .under(.nothing), .canLaunch],
      moves: [
        .launch, .connectScene, .prepareViews, .presentScene, .openURLAtLaunch, .activate,
        .showViews,
      ],
      to: .to(.active),
      because: "A URL launches the app and is handed over before it becomes active.",
      .observed,
      "T-L9"
    ),
    Transition(
      "open-url.return",
      when: [.on(.openURL), .unlocked, .behind, .under(.nothing)],
      moves: [.reconnectScene, .prepareViews, .foreground, .openURL, .activate, .showViews],
      to: .to(.active),
      because: "A URL brings the app back and is handed over before it becomes active.",
      .observed,
      "T-R2"
    ),
    Transition(
      "open-url.reactivate",
      when: [.on(.openURL), .unlocked, .from(.inactive), .under(.unnamed)],
      moves: [.openURL, .activate],
      to: .to(.active).under(.nothing),
      because: "A URL is handed over to an inactive app before it becomes active again.",
      .inferred,
      "T-R2"
    ),
    .never(
      "open-universal-link.before-8",
      [.on(.openUniversalLink), .before(8)],
      "user activities exist from iOS 8"
    ),
    .never(
      "open-universal-link.locked",
      [.on(.openUniversalLink), .since(8), .locked],
      "the device is locked"
    ),
    .never(
      "open-universal-link.active",
      [.on(.openUniversalLink), .since(8), .unlocked, .from(.active)],
      "the app is already in front"
    ),
    .never(
      "open-universal-link.covered",
      [
        .on(.openUniversalLink), .since(8), .unlocked, !.from(.active), !.under(.nothing, .unnamed),
      ],
      "something covers the screen"
    ),
    Transition(
      "open-universal-link.launch",
      when: [
        .on(.openUniversalLink), .since(8), .unlocked, .withoutProcess, .under(.nothing),
        .canLaunch,
      ],
      moves: [
        .launch, .connectScene, .prepareViews, .presentScene, .continueActivityAtLaunch, .activate,
        .showViews,
      ],
      to: .to(.active),
      because: "A universal link launches the app and is handed over before it becomes active.",
      .observed,
      "T-L10"
    ),
    Transition(
      "open-universal-link.return",
      when: [.on(.openUniversalLink), .since(8), .unlocked, .behind, .under(.nothing)],
      moves: [
        .reconnectScene, .prepareViews, .foreground, .continueActivity, .activate, .showViews,
      ],
      to: .to(.active),
      because: "A universal link brings the app back and is handed over before it becomes active.",
      .observed,
      "T-R2"
    ),
    Transition(
      "open-universal-link.reactivate",
      when: [.on(.openUniversalLink), .since(8), .unlocked, .from(.inactive), .under(.unnamed)],
      moves: [.continueActivity, .activate],
      to: .to(.active).under(.nothing),
      because: "A universal link is handed over to an inactive app before it becomes active again.",
      .inferred,
      "T-R2"
    ),
  ]
}
