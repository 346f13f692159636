internal import DecisionTables
internal import PushRules

extension Transition {
  /// The user opens the app by its icon.
  static let opening: [Transition] = [
    .never("open.locked", [.on(.tapIcon, .openURL), .locked], "the device is locked"),
    .never(
      "open.active",
      [.on(.tapIcon), .unlocked, .from(.active)],
      "the app is in the foreground already"
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
        .on(.tapIcon, .openURL, .openUniversalLink, .openQuickAction), .unlocked, .withoutProcess,
        .under(.nothing),
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
  ]
}
