internal import PushRules

// The device is locked and unlocked.
extension Transition {
  static let locking =
    [lockedAlready, noLockInCall, locksBeforeFive, locksAndEnters, locksOn5And6, locksAndStays]
    + [locksInactiveBeforeFive, locksInactive, locksInactiveOn5And6, locksInactiveAndStays]
    + [locksAndStaysLater, locksElsewhere]
    + [notLocked, noUnlockInCall, unlocksInactive, unlocksOn5And6, unlocks, unlocksElsewhere]

  static let lockedAlready = Transition(
    "lock.locked",
    on: .lock,
    never: .locked,
    because: "the device is locked already"
  )
  static let noLockInCall = Transition(
    "lock.call",
    on: .lock,
    never: .unlocked,
    .under(.call),
    because: "the call must be accepted or declined first"
  )
  static let locksBeforeFive = Transition(
    "lock.before-5",
    on: .lock,
    when: .before(5),
    .staysWhenLeft,
    .from(.active),
    moves: .resign,
    to: .to(.inactive).screen(.lockedOverApp),
    because: "Until iOS 4 locking only takes the focus: the app stays in the foreground, inactive.",
    .observed,
    "L-06",
    "T-LK1"
  )
  static let locksOn5And6 = Transition(
    "lock.5-6",
    on: .lock,
    when: .since(5),
    .before(7),
    .staysWhenLeft,
    .from(.active),
    moves: .resign,
    .enterBackgroundOnLock,
    to: .rest.screen(.lockedOverApp),
    because:
      "On iOS 5 and 6 locking sends the app to the background, where it still reads inactive.",
    .observed,
    "L-06",
    "T-LK2"
  )
  static let locksAndEnters = Transition(
    "lock.active",
    on: .lock,
    when: .since(7),
    .staysWhenLeft,
    .from(.active),
    moves: .resign,
    .enterBackground,
    to: .rest.screen(.lockedOverApp),
    because: "From iOS 7 locking sends the app to the background as Home does.",
    .observed,
    "L-06",
    "T-LK3"
  )
  static let locksAndStays = Transition(
    "lock.exits-on-suspend",
    on: .lock,
    when: .endsWhenLeft,
    .before(6),
    .from(.active),
    moves: .resign,
    to: .to(.inactive).screen(.lockedOverApp),
    because: "With UIApplicationExitsOnSuspend locking only takes the focus: the app goes on.",
    .observed,
    "T-LK4",
    "T-E5"
  )
  static let locksAndStaysLater = Transition(
    "lock.exits-on-suspend-later",
    on: .lock,
    when: .endsWhenLeft,
    .since(6),
    .from(.active),
    moves: .resign,
    to: .to(.inactive).screen(.lockedOverApp),
    because: "With UIApplicationExitsOnSuspend locking is taken to lead no further than on iOS 5.",
    .inferred,
    "T-LK4",
    "T-E5"
  )
  static let locksInactiveBeforeFive = Transition(
    "lock.inactive-before-5",
    on: .lock,
    when: .before(5),
    .staysWhenLeft,
    .unlocked,
    .from(.inactive),
    !.under(.call),
    to: .stay.under(.nothing).screen(.lockedOverApp),
    because: "The app is inactive already and stays so.",
    .inferred,
    "L-06"
  )
  static let locksInactiveOn5And6 = Transition(
    "lock.inactive-5-6",
    on: .lock,
    when: .since(5),
    .before(7),
    .staysWhenLeft,
    .unlocked,
    .from(.inactive),
    !.under(.call),
    moves: .enterBackgroundOnLock,
    to: .rest.under(.nothing).screen(.lockedOverApp),
    because:
      "On iOS 5 and 6 locking sends the app to the background, where it still reads inactive.",
    .inferred,
    "L-06"
  )
  static let locksInactive = Transition(
    "lock.inactive",
    on: .lock,
    when: .since(7),
    .staysWhenLeft,
    .unlocked,
    .from(.inactive),
    !.under(.call),
    moves: .enterBackground,
    to: .rest.under(.nothing).screen(.lockedOverApp),
    because: "Locking sends the inactive app on to the background.",
    .inferred,
    "L-06"
  )
  static let locksInactiveAndStays = Transition(
    "lock.inactive-exits-on-suspend",
    on: .lock,
    when: .endsWhenLeft,
    .unlocked,
    .from(.inactive),
    !.under(.call),
    to: .stay.under(.nothing).screen(.lockedOverApp),
    because: "The app is inactive already and stays so.",
    .inferred,
    "T-LK4"
  )
  static let locksElsewhere = Transition(
    "lock.elsewhere",
    on: .lock,
    when: .unlocked,
    .elsewhere,
    !.under(.call),
    to: .stay.under(.nothing).screen(.lockedElsewhere),
    because: "The app is not in front: it notices nothing.",
    .documented,
    "L-01"
  )

  static let notLocked = Transition(
    "unlock.unlocked",
    on: .unlock,
    never: .unlocked,
    because: "the device is not locked"
  )
  static let noUnlockInCall = Transition(
    "unlock.call",
    on: .unlock,
    never: .locked,
    .under(.call),
    because: "the call must be accepted or declined first"
  )
  static let unlocksInactive = Transition(
    "unlock.inactive",
    on: .unlock,
    when: .locked,
    .from(.inactive),
    .under(.nothing),
    moves: .activate,
    to: .to(.active).screen(.unlocked),
    because: "The app has stayed in the foreground: unlocking makes it active again.",
    .observed,
    "L-06",
    "T-LK1",
    "T-LK4"
  )
  static let unlocksOn5And6 = Transition(
    "unlock.5-6",
    on: .unlock,
    when: .since(5),
    .before(7),
    .screen(.lockedOverApp),
    .behind,
    .under(.nothing),
    moves: .foregroundOnUnlock,
    .activate,
    to: .to(.active).screen(.unlocked),
    because: "On iOS 5 and 6 unlocking brings the app back, which reads inactive already.",
    .observed,
    "L-06",
    "T-LK2"
  )
  static let unlocks = Transition(
    "unlock.return",
    on: .unlock,
    when: .since(7),
    .screen(.lockedOverApp),
    .behind,
    .under(.nothing),
    moves: .reconnectScene,
    .prepareViews,
    .foreground,
    .activate,
    .showViews,
    to: .to(.active).screen(.unlocked),
    because: "Unlocking brings the app back to the foreground.",
    .observed,
    "L-06",
    "T-LK3"
  )
  static let unlocksElsewhere = Transition(
    "unlock.elsewhere",
    on: .unlock,
    when: .screen(.lockedElsewhere),
    .under(.nothing),
    to: .stay.screen(.unlocked).firstUnlock(.done),
    because: "Unlocking does not lead to the app: it notices nothing.",
    .inferred,
    "L-06",
    "T-L12"
  )
}
