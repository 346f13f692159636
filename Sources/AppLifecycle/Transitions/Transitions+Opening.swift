internal import DecisionTables
internal import PushRules

extension Transitions {
  /// The user opens the app by its icon.
  static let opening: [Transition] = [
    When("open.locked", .on(.tapIcon, .openURL), .locked)
      .never("the device is locked"),
    When("open.active", .on(.tapIcon), .unlocked, .from(.active))
      .never("the app is in the foreground already"),
    When("open.covered", .on(.tapIcon, .openURL), .unlocked, !.from(.active))
      .and(!.under(.nothing, .unnamed))
      .never("something covers the screen"),
    When("tap-icon.launch", .on(.tapIcon), .unlocked, .withoutProcess, .under(.nothing), .canLaunch)
      .leads(.launch, .connectScene, .prepareViews, .presentScene, .activate, .showViews)
      .then(to: .to(.active))
      .because("A tap on the icon launches the app, which becomes inactive first and then active.")
      .rests(on: "T-L1 T-L13 T-E3 T-S1 S0-26", .documented),
    When("open.fails", .on(.tapIcon, .openURL, .openUniversalLink, .openQuickAction), .unlocked)
      .and(.withoutProcess, .under(.nothing), .failsToLaunch)
      .changesNothing
      .because("Built with the iOS 27 SDK and without scenes, the app fails to launch.")
      .rests(on: "R-31 A-013", .documented),
    When("tap-icon.return", .on(.tapIcon), .unlocked, .behind, .under(.nothing))
      .leads(.reconnectScene, .prepareViews, .foreground, .activate, .showViews, to: .to(.active))
      .because("A tap on the icon brings the app back to the foreground.")
      .rests(on: "T-R1 T-L8 T-I3 T-S3 S0-37", .documented),
    When("tap-icon.reactivate", .on(.tapIcon), .unlocked, .from(.inactive), .under(.unnamed))
      .leads(.activate, to: .to(.active).under(.nothing))
      .because("A tap on the icon of an inactive app makes it active again.")
      .rests(on: "T-A2", .inferred),
  ]
}
