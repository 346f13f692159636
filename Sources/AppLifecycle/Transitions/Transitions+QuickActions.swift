internal import DecisionTables
internal import PushRules

extension Transitions {
  /// The user presses the icon of the app and chooses a quick action.
  static let quickActions: [Transition] = [
    When("open-quick-action.before-9", .on(.openQuickAction), .before(9))
      .never("quick actions exist from iOS 9"),
    When("open-quick-action.locked", .on(.openQuickAction), .since(9), .locked)
      .never("the device is locked"),
    When("open-quick-action.active", .on(.openQuickAction), .since(9), .from(.active))
      .never("the app is in the foreground already"),
    When("open-quick-action.covered", .on(.openQuickAction), .since(9), .unlocked, !.from(.active))
      .and(!.under(.nothing, .unnamed))
      .never("something covers the screen"),
    When("open-quick-action.launch", .on(.openQuickAction), .since(9), .unlocked, .withoutProcess)
      .and(.under(.nothing), .canLaunch)
      .leads(.launch, .connectScene, .prepareViews, .presentScene, .performQuickActionAtLaunch)
      .then(.activate, .showViews, to: .to(.active))
      .because("A quick action launches the app and is handed over before it becomes active.")
      .rests(on: "T-R5 T-L1", .inferred),
    When("open-quick-action.return", .on(.openQuickAction), .since(9), .unlocked, .behind)
      .and(.under(.nothing))
      .leads(.reconnectScene, .prepareViews, .foreground, .performQuickAction, .activate)
      .then(.showViews, to: .to(.active))
      .because("A quick action brings the app back and is handed over before it becomes active.")
      .rests(on: "T-R5 T-R1", .inferred),
    When("open-quick-action.reactivate", .on(.openQuickAction), .since(9), .unlocked)
      .and(.from(.inactive), .under(.unnamed))
      .leads(.performQuickAction, .activate, to: .to(.active).under(.nothing))
      .because("A quick action is handed over to an inactive app before it becomes active again.")
      .rests(on: "T-R5 T-A2", .inferred),
  ]
}
