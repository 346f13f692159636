internal import PushRules

// The user opens the switcher, and comes back or goes elsewhere.
extension Transition {
  static let switcher =
    [noSwitcherBeforeFour, noSwitcherLocked, noSwitcherUnderCover]
    + [switcherCovers, switcherCoversInactive, switcherCoversOthers]
    + [
      switcherNeverOpen, switcherNotOpen, noCard, switcherReturns, switcherComesBack, cardLaunches,
      cardFails,
    ]

  static let noSwitcherBeforeFour = Transition(
    "switcher.before-4",
    on: .openSwitcher,
    .removeInSwitcher,
    never: .before(4),
    because: "the switcher exists from iOS 4"
  )
  static let noSwitcherLocked = Transition(
    "switcher.locked",
    on: .openSwitcher,
    .removeInSwitcher,
    never: .since(4),
    .locked,
    because: "the device is locked"
  )
  static let noSwitcherUnderCover = Transition(
    "open-switcher.covered",
    on: .openSwitcher,
    never: .since(4),
    .unlocked,
    !.under(.nothing, .unnamed),
    because: "something covers the screen"
  )
  static let switcherCovers = Transition(
    "open-switcher.active",
    on: .openSwitcher,
    when: .since(4),
    .from(.active),
    moves: .resign,
    to: .to(.inactive).under(.switcher),
    because: "The switcher takes the focus from the app, which becomes inactive.",
    .observed,
    "T-A1",
    "T-S4",
    "S1-26"
  )
  static let switcherCoversInactive = Transition(
    "open-switcher.inactive",
    on: .openSwitcher,
    when: .since(4),
    .unlocked,
    .from(.inactive),
    .under(.unnamed),
    to: .stay.under(.switcher),
    because: "The app is inactive already: it notices nothing.",
    .inferred,
    "T-A1"
  )
  static let switcherCoversOthers = Transition(
    "open-switcher.elsewhere",
    on: .openSwitcher,
    when: .since(4),
    .unlocked,
    .elsewhere,
    .under(.nothing),
    to: .stay.under(.switcher),
    because: "The switcher opens over another app: this one notices nothing.",
    .inferred,
    "T-A1"
  )

  static let switcherNotOpen = Transition(
    "return-from-switcher.closed",
    on: .returnFromSwitcher,
    never: !.under(.switcher, .unnamed),
    because: "the switcher is not open"
  )
  static let noCard = Transition(
    "return-from-switcher.no-card",
    on: .returnFromSwitcher,
    never: .under(.switcher),
    .withoutProcess,
    .ended(.user, .neverLaunched),
    because: "the switcher has no card of the app"
  )
  static let switcherReturns = Transition(
    "return-from-switcher.inactive",
    on: .returnFromSwitcher,
    when: .since(4),
    .from(.inactive),
    .under(.switcher, .unnamed),
    moves: .activate,
    to: .to(.active).under(.nothing),
    because: "Chosen again in the switcher, the inactive app becomes active.",
    .documented,
    "T-A2",
    "T-S4",
    "S1-28"
  )
  static let switcherNeverOpen = Transition(
    "return-from-switcher.before-4",
    on: .returnFromSwitcher,
    never: .before(4),
    .under(.unnamed),
    because: "the switcher exists from iOS 4"
  )
  static let switcherComesBack = Transition(
    "return-from-switcher.return",
    on: .returnFromSwitcher,
    when: .behind,
    .under(.switcher),
    moves: .reconnectScene,
    .prepareViews,
    .foreground,
    .activate,
    .showViews,
    to: .to(.active).under(.nothing),
    because: "Chosen in the switcher, the app comes back to the foreground.",
    .documented,
    "T-R1",
    "T-S3"
  )
  static let cardLaunches = Transition(
    "return-from-switcher.launch",
    on: .returnFromSwitcher,
    when: .withoutProcess,
    .under(.switcher),
    .ended(.system, .crash, .reboot),
    .canLaunch,
    moves: .launch,
    .connectScene,
    .prepareViews,
    .presentScene,
    .activate,
    .showViews,
    to: .to(.active).under(.nothing),
    because:
      "The card stays when the process is gone: chosen in the switcher, the app is launched.",
    .documented,
    "T-L13",
    "T-S1"
  )
  static let cardFails = Transition(
    "return-from-switcher.fails",
    on: .returnFromSwitcher,
    when: .withoutProcess,
    .under(.switcher),
    .ended(.system, .crash, .reboot),
    .failsToLaunch,
    to: .stay.under(.nothing),
    because: "Built with the iOS 27 SDK and without scenes, the app fails to launch.",
    .documented,
    "R-31",
    "A-013"
  )
}
