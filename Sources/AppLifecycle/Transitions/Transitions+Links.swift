internal import DecisionTables
internal import PushRules

extension Transitions {
  /// A URL or a universal link of the app is opened.
  static let links: [Transition] = [
    When("open-url.launch", .on(.openURL), .unlocked, .withoutProcess, .under(.nothing), .canLaunch)
      .leads(.launch, .connectScene, .prepareViews, .presentScene, .openURLAtLaunch, .activate)
      .then(.showViews, to: .to(.active))
      .because("A URL launches the app and is handed over before it becomes active.")
      .rests(on: "T-L9", seen: 11...11),
    When("open-url.return", .on(.openURL), .unlocked, .behind, .under(.nothing))
      .leads(.reconnectScene, .prepareViews, .foreground, .openURL, .activate, .showViews)
      .then(to: .to(.active))
      .because("A URL brings the app back and is handed over before it becomes active.")
      .rests(on: "T-R2", seen: 11...11),
    When("open-url.reactivate", .on(.openURL), .unlocked, .from(.inactive), .under(.unnamed))
      .leads(.openURL, .activate, to: .to(.active).under(.nothing))
      .because("A URL is handed over to an inactive app before it becomes active again.")
      .rests(on: "T-R2", .inferred),
    When("open-url.active", .on(.openURL), .from(.active))
      .leads(.openURL)
      .because("A URL from the app itself, its web view or AirDrop reaches the active app.")
      .rests(on: "L-22", seen: 7...11),
    When("open-universal-link.before-8", .on(.openUniversalLink), .before(8))
      .never("user activities exist from iOS 8"),
    When("open-universal-link.locked", .on(.openUniversalLink), .since(8), .locked)
      .never("the device is locked"),
    When("open-universal-link.active", .on(.openUniversalLink), .since(8), .from(.active))
      .leads(.continueActivity)
      .because(
        "A universal link or an activity handed over by another device reaches the active app."
      )
      .rests(on: "L-22", seen: 7...11),
    When("open-universal-link.covered", .on(.openUniversalLink), .since(8), .unlocked)
      .and(!.from(.active), !.under(.nothing, .unnamed))
      .never("something covers the screen"),
    When("open-universal-link.launch", .on(.openUniversalLink), .since(8), .unlocked)
      .and(.withoutProcess, .under(.nothing), .canLaunch)
      .leads(.launch, .connectScene, .prepareViews, .presentScene, .continueActivityAtLaunch)
      .then(.activate, .showViews, to: .to(.active))
      .because("A universal link launches the app and is handed over before it becomes active.")
      .rests(on: "T-L10", seen: 11...11),
    When("open-universal-link.return", .on(.openUniversalLink), .since(8), .unlocked, .behind)
      .and(.under(.nothing))
      .leads(.reconnectScene, .prepareViews, .foreground, .continueActivity, .activate, .showViews)
      .then(to: .to(.active))
      .because("A universal link brings the app back and is handed over before it becomes active.")
      .rests(on: "T-R2", seen: 11...11),
    When("open-universal-link.reactivate", .on(.openUniversalLink), .since(8), .unlocked)
      .and(.from(.inactive), .under(.unnamed))
      .leads(.continueActivity, .activate, to: .to(.active).under(.nothing))
      .because("A universal link is handed over to an inactive app before it becomes active again.")
      .rests(on: "T-R2", .inferred),
  ]
}
