internal import DecisionTables
internal import PushRules

extension Transition {
  /// The user presses the icon of the app and chooses a quick action.
  static let quickActions: [Transition] = [
    .never(
      "open-quick-action.before-9",
      [.on(.openQuickAction), .before(9)],
      "quick actions exist from iOS 9"
    ),
    .never(
      "open-quick-action.locked",
      [.on(.openQuickAction), .since(9), .locked],
      "the device is locked"
    ),
    .never(
      "open-quick-action.active",
      [.on(.openQuickAction), .since(9), .from(.active)],
      "the app is in the foreground already"
    ),
    .never(
      "open-quick-action.covered",
      [
        .on(.openQuickAction), .since(9), .unlocked, !.from(.active), !.under(.nothing, .unnamed),
      ],
      "something covers the screen"
    ),
    Transition(
      "open-quick-action.launch",
      when: [
        .on(.openQuickAction), .since(9), .unlocked, .withoutProcess, .under(.nothing), .canLaunch,
      ],
      moves: [
        .launch, .connectScene, .prepareViews, .presentScene, .performQuickActionAtLaunch,
        .activate, .showViews,
      ],
      to: .to(.active),
      because: "A quick action launches the app and is handed over before it becomes active.",
      .inferred,
      "T-R5 T-L1"
    ),
    Transition(
      "open-quick-action.return",
      when: [.on(.openQuickAction), .since(9), .unlocked, .behind, .under(.nothing)],
      moves: [
        .reconnectScene, .prepareViews, .foreground, .performQuickAction, .activate, .showViews,
      ],
      to: .to(.active),
      because: "A quick action brings the app back and is handed over before it becomes active.",
      .inferred,
      "T-R5 T-R1"
    ),
    Transition(
      "open-quick-action.reactivate",
      when: [.on(.openQuickAction), .since(9), .unlocked, .from(.inactive), .under(.unnamed)],
      moves: [.performQuickAction, .activate],
      to: .to(.active).under(.nothing),
      because: "A quick action is handed over to an inactive app before it becomes active again.",
      .inferred,
      "T-R5 T-A2"
    ),
  ]
}
