internal import DecisionTables
internal import PushRules

extension Transition {
  /// A URL or a universal link of the app is opened.
  static let links: [Transition] = [
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
    Transition(
      "open-url.active",
      when: [.on(.openURL), .from(.active)],
      moves: [.openURL],
      because: "A URL from the app itself, its web view or AirDrop reaches the active app.",
      .observed,
      "L-22"
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
    Transition(
      "open-universal-link.active",
      when: [.on(.openUniversalLink), .since(8), .from(.active)],
      moves: [.continueActivity],
      because:
        "A universal link or an activity handed over by another device reaches the active app.",
      .observed,
      "L-22"
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
