internal import PushRules

// The user leaves the app.
extension Transition {
  static let leaving =
    [cannotLeaveLocked, cannotLeaveInCall, leavesNothing, closesCenter]
    + [leaves, leavesInactive, leavesAndEnds, leavesInactiveAndEnds]
    + [leavesCenter, leavesCenterAndEnds]
    + [leavesBeforeFour, leavesInactiveBeforeFour]

  static let cannotLeaveLocked = Transition(
    "leave.locked",
    on: .home,
    .openOtherApp,
    never: .locked,
    because: "the device is locked"
  )
  static let cannotLeaveInCall = Transition(
    "leave.call",
    on: .home,
    .openOtherApp,
    never: .unlocked,
    .under(.call),
    because: "the call must be accepted or declined first"
  )
  static let leavesNothing = Transition(
    "leave.elsewhere",
    on: .home,
    .openOtherApp,
    when: .unlocked,
    .elsewhere,
    !.under(.call),
    to: .stay.under(.nothing),
    because: "The app is not in front: it notices nothing.",
    .documented,
    "L-01"
  )
  static let closesCenter = Transition(
    "home.closes-center",
    on: .home,
    when: .unlocked,
    .from(.inactive),
    .under(.notificationCenter, .controlCenter),
    moves: .activate,
    to: .to(.active).under(.nothing),
    because: "Home closes the center over the app, which becomes active again.",
    .inferred,
    "L-14"
  )

  static let leaves = Transition(
    "leave.active",
    on: .home,
    .openOtherApp,
    when: .since(4),
    .staysWhenLeft,
    .from(.active),
    moves: .resign,
    .enterBackground,
    to: .rest,
    because:
      "Leaving takes the app through inactive to the background; unless a task runs, it is suspended.",
    .documented,
    "L-01",
    "T-H1",
    "T-S2",
    "T-E6",
    "S0-30"
  )
  static let leavesInactive = Transition(
    "leave.inactive",
    on: .home,
    .openOtherApp,
    when: .since(4),
    .staysWhenLeft,
    .unlocked,
    .from(.inactive),
    .under(.switcher, .unnamed),
    moves: .enterBackground,
    to: .rest.under(.nothing),
    because: "An inactive app that is left goes on to the background.",
    .documented,
    "L-01",
    "T-A3"
  )
  static let leavesCenter = Transition(
    "open-other-app.from-center",
    on: .openOtherApp,
    when: .staysWhenLeft,
    .unlocked,
    .from(.inactive),
    .under(.notificationCenter, .controlCenter),
    moves: .enterBackground,
    to: .rest.under(.nothing),
    because: "Another app opened from the center sends the inactive app on to the background.",
    .observed,
    "L-14",
    "T-N5"
  )
  static let leavesCenterAndEnds = Transition(
    "open-other-app.from-center-exits-on-suspend",
    on: .openOtherApp,
    when: .endsWhenLeft,
    .unlocked,
    .from(.inactive),
    .under(.notificationCenter, .controlCenter),
    moves: .hideViews,
    .enterBackground,
    .terminate,
    to: .end(.system).under(.nothing),
    because: "With UIApplicationExitsOnSuspend the app passes through the background and ends.",
    .inferred,
    "L-02",
    "T-N5"
  )
  static let leavesAndEnds = Transition(
    "leave.exits-on-suspend",
    on: .home,
    .openOtherApp,
    when: .endsWhenLeft,
    .from(.active),
    moves: .resign,
    .hideViews,
    .enterBackground,
    .terminate,
    to: .end(.system),
    because: "With UIApplicationExitsOnSuspend the app passes through the background and ends.",
    .exitsOnSuspend,
    "L-02",
    "T-E1",
    "T-E2",
    "T-E4"
  )
  static let leavesInactiveAndEnds = Transition(
    "leave.inactive-exits-on-suspend",
    on: .home,
    .openOtherApp,
    when: .endsWhenLeft,
    .unlocked,
    .from(.inactive),
    .under(.switcher, .unnamed),
    moves: .hideViews,
    .enterBackground,
    .terminate,
    to: .end(.system).under(.nothing),
    because: "With UIApplicationExitsOnSuspend the app passes through the background and ends.",
    .exitsOnSuspend,
    "L-02",
    "T-E1",
    "T-E2"
  )
  static let leavesBeforeFour = Transition(
    "leave.before-4",
    on: .home,
    .openOtherApp,
    when: .before(4),
    .from(.active),
    moves: .resign,
    .hideViews,
    .terminate,
    to: .end(.system),
    because: "Before iOS 4 leaving the app ends it.",
    .contested(
      "Most accounts of that time list willTerminate without a willResignActive before it.",
      settle: "Log all callbacks on iPhone OS 3 when Home is pressed."
    ),
    "T-H0"
  )
  static let leavesInactiveBeforeFour = Transition(
    "leave.inactive-before-4",
    on: .home,
    .openOtherApp,
    when: .before(4),
    .unlocked,
    .from(.inactive),
    .under(.unnamed),
    moves: .hideViews,
    .terminate,
    to: .end(.system).under(.nothing),
    because: "Before iOS 4 leaving the app ends it.",
    .inferred,
    "T-H0"
  )
}
