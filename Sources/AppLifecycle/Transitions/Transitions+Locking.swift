import DecisionTables
import PushRules

extension Transitions {
  /// The device is locked and unlocked.
  static let locking: [Transition] = [
    When("lock.locked", .on(.lock), .locked)
      .never("the device is locked already"),
    When("lock.call", .on(.lock), .unlocked, .under(.call))
      .changesNothing
      .because("While a call rings the button only silences it: no callback.")
      .rests(on: "T-I6 L-05", .documented),
    When("lock.before-5", .on(.lock), .before(5), .staysWhenLeft, .active)
      .leads(.resign, to: .to(.inactive).screen(.lockedOverApp))
      .because(
        "Until iOS 4 locking only takes the focus: the app stays in the foreground, inactive."
      )
      .rests(on: "L-06 T-LK1", seen: 4...4),
    When("lock.always-on", .on(.lock), .alwaysOn(.on), .active)
      .leads(.resign, .activate, .resign, .enterBackground, to: .suspend.screen(.lockedOverApp))
      .because(
        "With Always-On Display the app loses the focus, regains it and loses it again on its way to the background."
      )
      .rests(on: "L-30", seen: 16...18),
    When("lock.active", .on(.lock), .since(7), .staysWhenLeft, .active, !.alwaysOn(.on))
      .leads(.resign, .enterBackground, to: .suspend.screen(.lockedOverApp))
      .because("From iOS 7 locking sends the app to the background as Home does.")
      .rests(on: "L-06 T-LK3", seen: 7...18),
    When("lock.5-6", .on(.lock), .since(5), .before(7), .staysWhenLeft, .active)
      .leads(.resign, .enterBackgroundOnLock, to: .suspend.screen(.lockedOverApp))
      .because(
        "On iOS 5 and 6 locking sends the app to the background, where it still reads inactive."
      )
      .rests(on: "L-06 T-LK2", seen: 5...6),
    When("lock.exits-on-suspend", .on(.lock), .endsWhenLeft, .active)
      .leads(.resign, to: .to(.inactive).screen(.lockedOverApp))
      .because("With UIApplicationExitsOnSuspend locking only takes the focus: the app goes on.")
      .rests(on: "L-41 T-LK4 T-E5", seen: 4...5),
    When("lock.inactive-before-5", .on(.lock), .before(5), .staysWhenLeft, .unlocked, .inactive)
      .and(!.under(.call))
      .leads(to: .stay.under(.nothing).screen(.lockedOverApp))
      .because("The app is inactive already and stays so.")
      .rests(on: "L-06", .inferred),
    When("lock.inactive", .on(.lock), .since(7), .staysWhenLeft, .unlocked, .inactive)
      .and(!.under(.call, .alert))
      .leads(.enterBackground, to: .suspend.under(.nothing).screen(.lockedOverApp))
      .because("Locking sends the inactive app on to the background.")
      .rests(on: "L-06", .inferred),
    When("lock.under-alert", .on(.lock), .since(7), .staysWhenLeft, .unlocked, .inactive)
      .and(.under(.alert), !.alwaysOn(.on))
      .leads(.enterBackground, to: .suspend.under(.nothing).screen(.lockedOverApp))
      .because("Locking sends an app under an alert of the system on to the background.")
      .rests(on: "L-47 L-06", seen: 16...18),
    When("lock.always-on-under-alert", .on(.lock), .staysWhenLeft, .unlocked, .inactive)
      .and(.under(.alert), .alwaysOn(.on))
      .leads(.activate, .resign, .enterBackground)
      .then(to: .suspend.under(.nothing).screen(.lockedOverApp))
      .because(
        "With Always-On Display an app under an alert regains the focus and loses it again first."
      )
      .rests(on: "L-47 L-30", seen: 16...18),
    When("lock.inactive-5-6", .on(.lock), .since(5), .before(7), .staysWhenLeft, .unlocked)
      .and(.inactive, !.under(.call))
      .leads(.enterBackgroundOnLock, to: .suspend.under(.nothing).screen(.lockedOverApp))
      .because(
        "On iOS 5 and 6 locking sends the app to the background, where it still reads inactive."
      )
      .rests(on: "L-06", .inferred),
    When("lock.inactive-exits-on-suspend", .on(.lock), .endsWhenLeft, .unlocked, .inactive)
      .and(!.under(.call))
      .leads(to: .stay.under(.nothing).screen(.lockedOverApp))
      .because("The app is inactive already and stays so.")
      .rests(on: "T-LK4", .inferred),
    When("lock.elsewhere", .on(.lock), .unlocked, !.inForeground, !.under(.call))
      .leads(to: .stay.under(.nothing).screen(.lockedElsewhere))
      .isUnnoticed,
    When("unlock.unlocked", .on(.unlock), .unlocked)
      .never("the device is not locked"),
    When("unlock.call", .on(.unlock), .locked, .under(.call))
      .never("the call must be accepted or declined first"),
    When("unlock.inactive", .on(.unlock), .locked, .inactive, .uncovered)
      .leads(.activate, to: .to(.active).screen(.unlocked))
      .because("The app has stayed in the foreground: unlocking makes it active again.")
      .rests(on: "L-06 T-LK1 T-LK4", seen: 4...5),
    When("unlock.5-6", .on(.unlock), .since(5), .before(7), .screen(.lockedOverApp), .inBackground)
      .and(.uncovered)
      .leads(.foregroundOnUnlock, .activate, to: .to(.active).screen(.unlocked))
      .because("On iOS 5 and 6 unlocking brings the app back, which reads inactive already.")
      .rests(on: "L-06 T-LK2", seen: 5...6),
    When("unlock.return", .on(.unlock), .since(7), .screen(.lockedOverApp), .inBackground)
      .and(.uncovered)
      .leads(.reconnectScene, .prepareViews, .foreground, .activate, .showViews)
      .then(to: .to(.active).screen(.unlocked))
      .because("Unlocking brings the app back to the foreground.")
      .rests(on: "L-06 T-LK3", seen: 7...18),
    When("unlock.elsewhere", .on(.unlock), .screen(.lockedElsewhere), .uncovered)
      .leads(to: .stay.screen(.unlocked).firstUnlock(.done))
      .because("Unlocking does not lead to the app: no callback.")
      .rests(on: "L-06 T-L12", .inferred),
  ]
}
