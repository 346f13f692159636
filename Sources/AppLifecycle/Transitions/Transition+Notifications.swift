internal import PushRules

// The user acts on a notification that was shown.
extension Transition {
  static let notifications =
    [nothingShown, shownUnderCover, shownEarlier]
    + [tapInFront, tapWhileCovered, tapUnlocksActive, tapOpens, tapUnlocks, tapStarts, tapFails]

  static let nothingShown = Transition(
    "tap-notification.nothing",
    on: .tapNotification,
    never: .notification(.nothing),
    because: "no notification of the app is there to act on"
  )
  static let shownUnderCover = Transition(
    "tap-notification.covered",
    on: .tapNotification,
    never: .notification(.inFront, .earlier),
    !.under(.nothing, .notificationCenter, .unnamed),
    because: "something covers the notification"
  )
  static let shownEarlier = Transition(
    "tap-notification.earlier",
    on: .tapNotification,
    never: .notification(.earlier),
    .from(.active),
    because: "the notification came before the app was opened: Notification Center still has it"
  )

  static let tapInFront = Transition(
    "tap-notification.active",
    on: .tapNotification,
    when: .notification(.inFront),
    .from(.active),
    moves: .handOverResponse,
    to: .stay.used,
    because: "A tap on the banner of the active app hands over the response; the app stays active.",
    .inferred,
    "R-36"
  )
  static let tapWhileCovered = Transition(
    "tap-notification.inactive",
    on: .tapNotification,
    when: .notification(.inFront, .earlier),
    .from(.inactive),
    .unlocked,
    .under(.notificationCenter, .unnamed),
    moves: .handOverResponse,
    .activate,
    to: .to(.active).under(.nothing).used,
    because: "A tap in Notification Center hands over the response; then the app is active again.",
    .inferred,
    "L-13",
    "L-14"
  )
  static let tapUnlocksActive = Transition(
    "tap-notification.inactive-locked",
    on: .tapNotification,
    when: .notification(.inFront, .earlier),
    .from(.inactive),
    .locked,
    .under(.nothing),
    moves: .handOverResponse,
    .activate,
    to: .to(.active).screen(.unlocked).used,
    because: "A tap on the lock screen unlocks the device and hands over the response.",
    .inferred,
    "L-06",
    "L-13"
  )
  static let tapOpens = Transition(
    "tap-notification.return",
    on: .tapNotification,
    when: .notification(.earlier),
    .behind,
    .screen(.unlocked, .lockedElsewhere),
    .under(.nothing, .notificationCenter),
    moves: .reconnectScene,
    .prepareViews,
    .foreground,
    .handOverResponse,
    .activate,
    .showViews,
    to: .to(.active).screen(.unlocked).under(.nothing).used,
    because:
      "A tap on the notification brings the app back; the response comes before it is active.",
    .observed,
    "L-13",
    "T-R3",
    "T-L8"
  )
  static let tapUnlocks = Transition(
    "tap-notification.return-locked",
    on: .tapNotification,
    when: .notification(.earlier),
    .behind,
    .screen(.lockedOverApp),
    .under(.nothing),
    moves: .reconnectScene,
    .prepareViews,
    .foregroundOnUnlock,
    .handOverResponse,
    .activate,
    .showViews,
    to: .to(.active).screen(.unlocked).used,
    because: "A tap on the lock screen unlocks the device and brings the app back.",
    .inferred,
    "L-06",
    "L-13"
  )
  static let tapStarts = Transition(
    "tap-notification.launch",
    on: .tapNotification,
    when: .notification(.earlier),
    .withoutProcess,
    .under(.nothing, .notificationCenter),
    .canLaunch,
    moves: .launch,
    .connectScene,
    .prepareViews,
    .presentScene,
    .handOverResponse,
    .activate,
    .showViews,
    to: .to(.active).screen(.unlocked).firstUnlock(.done).under(.nothing).used,
    because: "A tap on the notification launches the app; the response comes before it is active.",
    .observed,
    "L-13",
    "T-L3",
    "T-L4",
    "T-S11",
    "S4-20"
  )
  static let tapFails = Transition(
    "tap-notification.fails",
    on: .tapNotification,
    when: .notification(.earlier),
    .withoutProcess,
    .under(.nothing, .notificationCenter),
    .failsToLaunch,
    to: .stay.screen(.unlocked).firstUnlock(.done).under(.nothing).used,
    because: "Built with the iOS 27 SDK and without scenes, the app fails to launch.",
    .documented,
    "R-31",
    "A-013"
  )
}
