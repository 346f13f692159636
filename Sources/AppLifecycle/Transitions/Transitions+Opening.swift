import DecisionTables
import PushRules

extension Transitions {
  /// The user opens the app by its icon.
  static let opening: [Transition] = [
    When("open.locked", .on(.tapIcon, .openURL), .locked)
      .never("the device is locked"),
    When("open.active", .on(.tapIcon), .unlocked, .active)
      .never("the app is in the foreground already"),
    When("open.covered", .on(.tapIcon, .openURL), .unlocked, !.active, !.under(.nothing, .unnamed))
      .never("something covers the screen"),
    When("tap-icon.launch", .on(.tapIcon), .unlocked, .withoutProcess, .uncovered, .canLaunch)
      .leads(.launch, .connectScene, .prepareViews, .presentScene, .activate, .showViews)
      .then(to: .to(.active))
      .because("A tap on the icon launches the app, which becomes inactive first and then active.")
      .rests(on: "T-L1 T-L13 T-E3 T-S1 S0-26", .documented),
    When("open.fails", .on(.tapIcon, .openURL, .openUniversalLink, .openQuickAction), .unlocked)
      .and(.withoutProcess, .uncovered, .failsToLaunch)
      .failsToLaunch(),
    When("tap-icon.return", .on(.tapIcon), .unlocked, .inBackground, .uncovered)
      .leads(.reconnectScene, .prepareViews, .foreground, .activate, .showViews, to: .to(.active))
      .because("A tap on the icon brings the app back to the foreground.")
      .rests(on: "T-R1 T-L8 T-I3 T-S3 S0-37", .documented),
    When("tap-icon.reactivate", .on(.tapIcon), .unlocked, .inactive, .under(.unnamed))
      .leads(.activate, to: .to(.active).under(.nothing))
      .because("A tap on the icon of an inactive app makes it active again.")
      .rests(on: "T-A2", .inferred),
  ]

  /// The user presses the icon of the app and chooses a quick action.
  static let quickActions: [Transition] = [
    When("open-quick-action.before-9", .on(.openQuickAction), .before(9))
      .never("quick actions exist from iOS 9"),
    When("open-quick-action.locked", .on(.openQuickAction), .since(9), .locked)
      .never("the device is locked"),
    When("open-quick-action.active", .on(.openQuickAction), .since(9), .active)
      .never("the app is in the foreground already"),
    When("open-quick-action.covered", .on(.openQuickAction), .since(9), .unlocked, !.active)
      .and(!.under(.nothing, .unnamed))
      .never("something covers the screen"),
    When("open-quick-action.launch", .on(.openQuickAction), .since(9), .unlocked, .withoutProcess)
      .and(.uncovered, .canLaunch)
      .leads(.launch, .connectScene, .prepareViews, .presentScene, .performQuickActionAtLaunch)
      .then(.activate, .showViews, to: .to(.active))
      .because("A quick action launches the app and is handed over before it becomes active.")
      .rests(on: "T-R5 T-L1", .inferred),
    When("open-quick-action.return", .on(.openQuickAction), .since(9), .unlocked, .inBackground)
      .and(.uncovered)
      .leads(.reconnectScene, .prepareViews, .foreground, .performQuickAction, .activate)
      .then(.showViews, to: .to(.active))
      .because("A quick action brings the app back and is handed over before it becomes active.")
      .rests(on: "T-R5 T-R1", .inferred),
    When("open-quick-action.reactivate", .on(.openQuickAction), .since(9), .unlocked, .inactive)
      .and(.under(.unnamed))
      .leads(.performQuickAction, .activate, to: .to(.active).under(.nothing))
      .because("A quick action is handed over to an inactive app before it becomes active again.")
      .rests(on: "T-R5 T-A2", .inferred),
  ]

  /// A URL or a universal link of the app is opened.
  static let links: [Transition] = [
    When("open-url.launch", .on(.openURL), .unlocked, .withoutProcess, .uncovered, .canLaunch)
      .leads(.launch, .connectScene, .prepareViews, .presentScene, .openURLAtLaunch, .activate)
      .then(.showViews, to: .to(.active))
      .because("A URL launches the app and is handed over before it becomes active.")
      .rests(on: "T-L9", seen: 11...11),
    When("open-url.return", .on(.openURL), .unlocked, .inBackground, .uncovered)
      .leads(.reconnectScene, .prepareViews, .foreground, .openURL, .activate, .showViews)
      .then(to: .to(.active))
      .because("A URL brings the app back and is handed over before it becomes active.")
      .rests(on: "T-R2", seen: 11...11),
    When("open-url.reactivate", .on(.openURL), .unlocked, .inactive, .under(.unnamed))
      .leads(.openURL, .activate, to: .to(.active).under(.nothing))
      .because("A URL is handed over to an inactive app before it becomes active again.")
      .rests(on: "T-R2", .inferred),
    When("open-url.active", .on(.openURL), .active)
      .leads(.openURL)
      .because("A URL from the app itself, its web view or AirDrop reaches the active app.")
      .rests(on: "L-22", seen: 7...11),
    When("open-universal-link.before-8", .on(.openUniversalLink), .before(8))
      .never("user activities exist from iOS 8"),
    When("open-universal-link.locked", .on(.openUniversalLink), .since(8), .locked)
      .never("the device is locked"),
    When("open-universal-link.active", .on(.openUniversalLink), .since(8), .active)
      .leads(.continueActivity)
      .because(
        "A universal link or an activity handed over by another device reaches the active app."
      )
      .rests(on: "L-22", seen: 7...11),
    When("open-universal-link.covered", .on(.openUniversalLink), .since(8), .unlocked, !.active)
      .and(!.under(.nothing, .unnamed))
      .never("something covers the screen"),
    When("open-universal-link.launch", .on(.openUniversalLink), .since(8), .unlocked)
      .and(.withoutProcess, .uncovered, .canLaunch)
      .leads(.launch, .connectScene, .prepareViews, .presentScene, .continueActivityAtLaunch)
      .then(.activate, .showViews, to: .to(.active))
      .because("A universal link launches the app and is handed over before it becomes active.")
      .rests(on: "T-L10", seen: 11...11),
    When("open-universal-link.return", .on(.openUniversalLink), .since(8), .unlocked, .inBackground)
      .and(.uncovered)
      .leads(.reconnectScene, .prepareViews, .foreground, .continueActivity, .activate, .showViews)
      .then(to: .to(.active))
      .because("A universal link brings the app back and is handed over before it becomes active.")
      .rests(on: "T-R2", seen: 11...11),
    When("open-universal-link.reactivate", .on(.openUniversalLink), .since(8), .unlocked, .inactive)
      .and(.under(.unnamed))
      .leads(.continueActivity, .activate, to: .to(.active).under(.nothing))
      .because("A universal link is handed over to an inactive app before it becomes active again.")
      .rests(on: "T-R2", .inferred),
  ]

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
      .isUnnoticed(to: .stay.under(.nothing).screen(.lockedElsewhere)),
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
