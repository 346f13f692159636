internal import PushRules

// The user or another app opens the app.
extension Transition {
  static let opening =
    [cannotOpenWhileLocked, cannotOpenWhileActive, cannotOpenUnderCover]
    + [tapLaunches, openingFails, tapReturns, tapReactivates]
    + [urlLaunches, urlReturns, urlReactivates]
    + [noLinksBeforeEight, noLinkWhileLocked, noLinkWhileActive, noLinkUnderCover]
    + [linkLaunches, linkReturns, linkReactivates]

  static let cannotOpenWhileLocked = Transition(
    "open.locked",
    on: .tapIcon,
    .openURL,
    never: .locked,
    because: "the device is locked"
  )
  static let cannotOpenWhileActive = Transition(
    "open.active",
    on: .tapIcon,
    .openURL,
    never: .unlocked,
    .from(.active),
    because: "the app is already in front"
  )
  static let cannotOpenUnderCover = Transition(
    "open.covered",
    on: .tapIcon,
    .openURL,
    never: .unlocked,
    !.from(.active),
    !.under(.nothing, .unnamed),
    because: "something covers the screen"
  )

  static let tapLaunches = Transition(
    "tap-icon.launch",
    on: .tapIcon,
    when: .unlocked,
    .withoutProcess,
    .under(.nothing),
    .canLaunch,
    moves: .launch,
    .connectScene,
    .prepareViews,
    .presentScene,
    .activate,
    .showViews,
    to: .to(.active),
    because: "A tap on the icon launches the app, which becomes inactive first and then active.",
    .documented,
    "T-L1",
    "T-L13",
    "T-E3",
    "T-S1",
    "S0-26"
  )
  static let openingFails = Transition(
    "open.fails",
    on: .tapIcon,
    .openURL,
    .openUniversalLink,
    when: .unlocked,
    .withoutProcess,
    .under(.nothing),
    .failsToLaunch,
    because: "Built with the iOS 27 SDK and without scenes, the app fails to launch.",
    .documented,
    "R-31",
    "A-013"
  )
  static let tapReturns = Transition(
    "tap-icon.return",
    on: .tapIcon,
    when: .unlocked,
    .behind,
    .under(.nothing),
    moves: .reconnectScene,
    .prepareViews,
    .foreground,
    .activate,
    .showViews,
    to: .to(.active),
    because: "A tap on the icon brings the app back to the foreground.",
    .documented,
    "T-R1",
    "T-L8",
    "T-I3",
    "T-S3",
    "S0-37"
  )
  static let tapReactivates = Transition(
    "tap-icon.reactivate",
    on: .tapIcon,
    when: .unlocked,
    .from(.inactive),
    .under(.unnamed),
    moves: .activate,
    to: .to(.active).under(.nothing),
    because: "A tap on the icon of an inactive app makes it active again.",
    .inferred,
    "T-A2"
  )

  static let urlLaunches = Transition(
    "open-url.launch",
    on: .openURL,
    when: .unlocked,
    .withoutProcess,
    .under(.nothing),
    .canLaunch,
    moves: .launch,
    .connectScene,
    .prepareViews,
    .presentScene,
    .openURLAtLaunch,
    .activate,
    .showViews,
    to: .to(.active),
    because: "A URL launches the app and is handed over before it becomes active.",
    .observed,
    "T-L9"
  )
  static let urlReturns = Transition(
    "open-url.return",
    on: .openURL,
    when: .unlocked,
    .behind,
    .under(.nothing),
    moves: .reconnectScene,
    .prepareViews,
    .foreground,
    .openURL,
    .activate,
    .showViews,
    to: .to(.active),
    because: "A URL brings the app back and is handed over before it becomes active.",
    .observed,
    "T-R2"
  )
  static let urlReactivates = Transition(
    "open-url.reactivate",
    on: .openURL,
    when: .unlocked,
    .from(.inactive),
    .under(.unnamed),
    moves: .openURL,
    .activate,
    to: .to(.active).under(.nothing),
    because: "A URL is handed over to an inactive app before it becomes active again.",
    .inferred,
    "T-R2"
  )

  static let noLinksBeforeEight = Transition(
    "open-universal-link.before-8",
    on: .openUniversalLink,
    never: .before(8),
    because: "user activities exist from iOS 8"
  )
  static let noLinkWhileLocked = Transition(
    "open-universal-link.locked",
    on: .openUniversalLink,
    never: .since(8),
    .locked,
    because: "the device is locked"
  )
  static let noLinkWhileActive = Transition(
    "open-universal-link.active",
    on: .openUniversalLink,
    never: .since(8),
    .unlocked,
    .from(.active),
    because: "the app is already in front"
  )
  static let noLinkUnderCover = Transition(
    "open-universal-link.covered",
    on: .openUniversalLink,
    never: .since(8),
    .unlocked,
    !.from(.active),
    !.under(.nothing, .unnamed),
    because: "something covers the screen"
  )
  static let linkLaunches = Transition(
    "open-universal-link.launch",
    on: .openUniversalLink,
    when: .since(8),
    .unlocked,
    .withoutProcess,
    .under(.nothing),
    .canLaunch,
    moves: .launch,
    .connectScene,
    .prepareViews,
    .presentScene,
    .continueActivityAtLaunch,
    .activate,
    .showViews,
    to: .to(.active),
    because: "A universal link launches the app and is handed over before it becomes active.",
    .observed,
    "T-L10"
  )
  static let linkReturns = Transition(
    "open-universal-link.return",
    on: .openUniversalLink,
    when: .since(8),
    .unlocked,
    .behind,
    .under(.nothing),
    moves: .reconnectScene,
    .prepareViews,
    .foreground,
    .continueActivity,
    .activate,
    .showViews,
    to: .to(.active),
    because: "A universal link brings the app back and is handed over before it becomes active.",
    .observed,
    "T-R2"
  )
  static let linkReactivates = Transition(
    "open-universal-link.reactivate",
    on: .openUniversalLink,
    when: .since(8),
    .unlocked,
    .from(.inactive),
    .under(.unnamed),
    moves: .continueActivity,
    .activate,
    to: .to(.active).under(.nothing),
    because: "A universal link is handed over to an inactive app before it becomes active again.",
    .inferred,
    "T-R2"
  )
}
