internal import PushRules

// A call rings over the whole screen.
extension Transition {
  static let calls =
    [ringsAlready, callCovers, callCoversInactive, callCoversOthers]
    + [nothingRings, acceptLeaves, acceptLeavesLocked, acceptEnds, acceptEndsBeforeFour]
    + [declineReturns, declineLocked, ringsElsewhere]

  static let ringsAlready = Transition(
    "call-incoming.ringing",
    on: .callIncoming,
    never: .under(.call),
    because: "a call rings already"
  )
  static let callCovers = Transition(
    "call-incoming.active",
    on: .callIncoming,
    when: .from(.active),
    moves: .resign,
    to: .to(.inactive).under(.call),
    because: "The call takes the focus from the app, which becomes inactive.",
    .documented,
    "L-05",
    "T-I1",
    "T-S4"
  )
  static let callCoversInactive = Transition(
    "call-incoming.inactive",
    on: .callIncoming,
    when: .from(.inactive),
    !.under(.call),
    to: .stay.under(.call),
    because: "The app is inactive already: it notices nothing.",
    .inferred,
    "L-05"
  )
  static let callCoversOthers = Transition(
    "call-incoming.elsewhere",
    on: .callIncoming,
    when: .elsewhere,
    !.under(.call),
    to: .stay.under(.call),
    because: "The app is not in front: it notices nothing.",
    .documented,
    "L-01"
  )
  static let nothingRings = Transition(
    "call.silent",
    on: .callAccept,
    .callDecline,
    never: !.under(.call, .unnamed),
    because: "no call rings"
  )

  static let acceptLeaves = Transition(
    "call-accept.leave",
    on: .callAccept,
    when: .since(4),
    .staysWhenLeft,
    .unlocked,
    .from(.inactive),
    .under(.call, .unnamed),
    moves: .enterBackground,
    to: .rest.under(.nothing),
    because: "The accepted call sends the app on to the background.",
    .documented,
    "L-05",
    "T-I2"
  )
  static let acceptLeavesLocked = Transition(
    "call-accept.leave-locked",
    on: .callAccept,
    when: .since(4),
    .staysWhenLeft,
    .locked,
    .from(.inactive),
    .under(.call),
    moves: .enterBackground,
    to: .rest.under(.nothing).screen(.lockedElsewhere),
    because: "The accepted call sends the app behind the lock screen to the background.",
    .inferred,
    "L-05",
    "L-06"
  )
  static let acceptEnds = Transition(
    "call-accept.exits-on-suspend",
    on: .callAccept,
    when: .endsWhenLeft,
    .from(.inactive),
    .under(.call, .unnamed),
    moves: .hideViews,
    .enterBackground,
    .terminate,
    to: .end(.system).under(.nothing),
    because: "With UIApplicationExitsOnSuspend the accepted call ends the app.",
    .inferred,
    "L-02",
    "L-05"
  )
  static let acceptEndsBeforeFour = Transition(
    "call-accept.before-4",
    on: .callAccept,
    when: .before(4),
    .from(.inactive),
    .under(.call, .unnamed),
    moves: .hideViews,
    .terminate,
    to: .end(.system).under(.nothing),
    because: "Before iOS 4 the accepted call ends the app.",
    .documented,
    "L-05",
    "T-I4"
  )
  static let ringsElsewhere = Transition(
    "call.elsewhere",
    on: .callAccept,
    .callDecline,
    when: .elsewhere,
    .under(.call),
    to: .stay.under(.nothing),
    because: "The app is not in front: it notices nothing.",
    .documented,
    "L-01"
  )
  static let declineReturns = Transition(
    "call-decline.return",
    on: .callDecline,
    when: .unlocked,
    .from(.inactive),
    .under(.call, .unnamed),
    moves: .activate,
    to: .to(.active).under(.nothing),
    because: "When the call is declined, the app becomes active again.",
    .documented,
    "L-05",
    "T-I1",
    "T-I4",
    "T-S4"
  )
  static let declineLocked = Transition(
    "call-decline.locked",
    on: .callDecline,
    when: .locked,
    .from(.inactive),
    .under(.call),
    to: .stay.under(.nothing),
    because: "The device is still locked: the app stays inactive.",
    .inferred,
    "L-05",
    "L-06"
  )
}
