internal import DecisionTables
internal import PushRules

extension Transition {
  /// The device is locked and unlocked.
  static let locking: [Transition] = [
    .never("lock.locked", [.on(.lock), .locked], "the device is locked already"),
    Transition(
      "lock.call",
      when: [.on(.lock), .unlocked, .under(.call)],
      because: "While a call rings the button only silences it: no callback.",
      .documented,
      "T-I6 L-05"
    ),
    Transition(
      "lock.before-5",
      when: [.on(.lock), .before(5), .staysWhenLeft, .from(.active)],
      moves: [.resign],
      to: .to(.inactive).screen(.lockedOverApp),
      because:
        "Until iOS 4 locking only takes the focus: the app stays in the foreground, inactive.",
      .observed,
      "L-06 T-LK1"
    ),
    Transition(
      "lock.active",
      when: [.on(.lock), .since(7), .staysWhenLeft, .from(.active)],
      moves: [.resign, .enterBackground],
      to: .rest.screen(.lockedOverApp),
      because: "From iOS 7 locking sends the app to the background as Home does.",
      .observed,
      "L-06 T-LK3"
    ),
    Transition(
      "lock.5-6",
      when: [.on(.lock), .since(5), .before(7), .staysWhenLeft, .from(.active)],
      moves: [.resign, .enterBackgroundOnLock],
      to: .rest.screen(.lockedOverApp),
      because:
        "On iOS 5 and 6 locking sends the app to the background, where it still reads inactive.",
      .observed,
      "L-06 T-LK2"
    ),
    Transition(
      "lock.exits-on-suspend",
      when: [.on(.lock), .endsWhenLeft, .before(6), .from(.active)],
      moves: [.resign],
      to: .to(.inactive).screen(.lockedOverApp),
      because: "With UIApplicationExitsOnSuspend locking only takes the focus: the app goes on.",
      .observed,
      "T-LK4 T-E5"
    ),
    Transition(
      "lock.inactive-before-5",
      when: [.on(.lock), .before(5), .staysWhenLeft, .unlocked, .from(.inactive), !.under(.call)],
      to: .stay.under(.nothing).screen(.lockedOverApp),
      because: "The app is inactive already and stays so.",
      .inferred,
      "L-06"
    ),
    Transition(
      "lock.inactive",
      when: [.on(.lock), .since(7), .staysWhenLeft, .unlocked, .from(.inactive), !.under(.call)],
      moves: [.enterBackground],
      to: .rest.under(.nothing).screen(.lockedOverApp),
      because: "Locking sends the inactive app on to the background.",
      .inferred,
      "L-06"
    ),
    Transition(
      "lock.inactive-5-6",
      when: [
        .on(.lock), .since(5), .before(7), .staysWhenLeft, .unlocked, .from(.inactive),
        !.under(.call),
      ],
      moves: [.enterBackgroundOnLock],
      to: .rest.under(.nothing).screen(.lockedOverApp),
      because:
        "On iOS 5 and 6 locking sends the app to the background, where it still reads inactive.",
      .inferred,
      "L-06"
    ),
    Transition(
      "lock.inactive-exits-on-suspend",
      when: [.on(.lock), .endsWhenLeft, .unlocked, .from(.inactive), !.under(.call)],
      to: .stay.under(.nothing).screen(.lockedOverApp),
      because: "The app is inactive already and stays so.",
      .inferred,
      "T-LK4"
    ),
    Transition(
      "lock.exits-on-suspend-later",
      when: [.on(.lock), .endsWhenLeft, .since(6), .from(.active)],
      moves: [.resign],
      to: .to(.inactive).screen(.lockedOverApp),
      because:
        "With UIApplicationExitsOnSuspend locking is taken to lead no further than on iOS 5.",
      .inferred,
      "T-LK4 T-E5"
    ),
    Transition(
      "lock.elsewhere",
      when: [.on(.lock), .unlocked, .elsewhere, !.under(.call)],
      to: .stay.under(.nothing).screen(.lockedElsewhere),
      because: "Not in the foreground: no callback.",
      .documented,
      "L-01"
    ),
    .never("unlock.unlocked", [.on(.unlock), .unlocked], "the device is not locked"),
    .never(
      "unlock.call",
      [.on(.unlock), .locked, .under(.call)],
      "the call must be accepted or declined first"
    ),
    Transition(
      "unlock.inactive",
      when: [.on(.unlock), .locked, .from(.inactive), .under(.nothing)],
      moves: [.activate],
      to: .to(.active).screen(.unlocked),
      because: "The app has stayed in the foreground: unlocking makes it active again.",
      .observed,
      "L-06 T-LK1 T-LK4"
    ),
    Transition(
      "unlock.5-6",
      when: [
        .on(.unlock), .since(5), .before(7), .screen(.lockedOverApp), .behind, .under(.nothing),
      ],
      moves: [.foregroundOnUnlock, .activate],
      to: .to(.active).screen(.unlocked),
      because: "On iOS 5 and 6 unlocking brings the app back, which reads inactive already.",
      .observed,
      "L-06 T-LK2"
    ),
    Transition(
      "unlock.return",
      when: [.on(.unlock), .since(7), .screen(.lockedOverApp), .behind, .under(.nothing)],
      moves: [.reconnectScene, .prepareViews, .foreground, .activate, .showViews],
      to: .to(.active).screen(.unlocked),
      because: "Unlocking brings the app back to the foreground.",
      .observed,
      "L-06 T-LK3"
    ),
    Transition(
      "unlock.elsewhere",
      when: [.on(.unlock), .screen(.lockedElsewhere), .under(.nothing)],
      to: .stay.screen(.unlocked).firstUnlock(.done),
      because: "Unlocking does not lead to the app: no callback.",
      .inferred,
      "L-06 T-L12"
    ),
  ]
}
