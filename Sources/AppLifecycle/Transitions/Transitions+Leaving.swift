import DecisionTables
import PushRules

extension Transitions {
  /// The user leaves the app.
  static let leaving: [Transition] = [
    When("leave.locked", .onLeaving, .locked)
      .never("the device is locked"),
    When("leave.call", .onLeaving, .unlocked, .under(.call))
      .never("the call must be accepted or declined first"),
    When("leave.elsewhere", .onLeaving, .unlocked, !.inForeground, !.under(.call))
      .isUnnoticed(to: .stay.under(.nothing)),
    When("home.closes-center", .on(.home), .unlocked, .inactive)
      .and(.under(.notificationCenter, .controlCenter))
      .leads(.activate, to: .to(.active).under(.nothing))
      .because("Home closes the center over the app, which becomes active again.")
      .rests(on: "L-14", .inferred),
    When("leave.active", .onLeaving, .multitasking, .staysWhenLeft, .active)
      .leads(.resign, .enterBackground, to: .suspend)
      .because(
        "Leaving takes the app through inactive to the background; unless something keeps it running, it is suspended."
      )
      .rests(on: "L-01 T-H1 T-S2 T-E6 S0-30", .documented),
    When("leave.inactive", .onLeaving, .multitasking, .staysWhenLeft, .unlocked, .inactive)
      .and(.under(.switcher, .unnamed))
      .leads(.enterBackground, to: .suspend.under(.nothing))
      .because("An inactive app that is left goes on to the background.")
      .rests(on: "L-01 T-A3", .documented),
    When("leave.exits-on-suspend", .onLeaving, .endsWhenLeft, .active)
      .leads(.resign, .hideViews, .enterBackground, .terminate, to: .end(.system))
      .because("With UIApplicationExitsOnSuspend the app passes through the background and ends.")
      .rests(on: "L-02 T-E1 T-E2 T-E4", .exitsOnSuspend),
    When("leave.inactive-exits-on-suspend", .onLeaving, .endsWhenLeft, .unlocked, .inactive)
      .and(.under(.switcher, .unnamed))
      .leads(.hideViews, .enterBackground, .terminate, to: .end(.system).under(.nothing))
      .because("With UIApplicationExitsOnSuspend the app passes through the background and ends.")
      .rests(on: "L-02 T-E1 T-E2", .exitsOnSuspend),
    When("open-other-app.from-center", .on(.openOtherApp), .staysWhenLeft, .unlocked, .inactive)
      .and(.under(.notificationCenter, .controlCenter))
      .leads(.enterBackground, to: .suspend.under(.nothing))
      .because("Another app opened from the center sends the inactive app on to the background.")
      .rests(on: "L-14 T-N5", seen: 9...12),
    When("open-other-app.from-center-exits-on-suspend", .on(.openOtherApp), .endsWhenLeft)
      .and(.unlocked, .inactive, .under(.notificationCenter, .controlCenter))
      .leads(.hideViews, .enterBackground, .terminate, to: .end(.system).under(.nothing))
      .because("With UIApplicationExitsOnSuspend the app passes through the background and ends.")
      .rests(on: "L-02 T-N5", .inferred),
    When("leave.before-4", .onLeaving, .before(4), .active)
      .leads(.resign, .hideViews, .terminate, to: .end(.system))
      .because("Before iOS 4 leaving the app ends it.")
      .contested(
        "T-H0",
        otherSide:
          "Most accounts of that time list willTerminate without a willResignActive before it.",
        settle: "Log all callbacks on iPhone OS 3 when Home is pressed.",
        otherwise: .moves([.resign: []])
      ),
    When("leave.inactive-before-4", .onLeaving, .before(4), .unlocked, .inactive, .under(.unnamed))
      .leads(.hideViews, .terminate, to: .end(.system).under(.nothing))
      .because("Before iOS 4 leaving the app ends it.")
      .rests(on: "T-H0", .inferred),
    When("leave.single-tasking", .onLeaving, .since(4), .singleTasking, .active)
      .leads(.resign, .hideViews, .terminate, to: .end(.system))
      .because("On a device without multitasking leaving the app ends it, on iOS 4 as before.")
      .rests(on: "L-25 T-H0", .documented),
    When("leave.inactive-single-tasking", .onLeaving, .since(4), .singleTasking, .unlocked)
      .and(.inactive, .under(.unnamed))
      .leads(.hideViews, .terminate, to: .end(.system).under(.nothing))
      .because("On a device without multitasking leaving the app ends it, on iOS 4 as before.")
      .rests(on: "L-25 T-H0", .inferred),
  ]

  /// The user opens the switcher, and returns to the app or goes elsewhere.
  static let switcher: [Transition] = [
    When("switcher.before-4", .on(.openSwitcher, .removeInSwitcher), .singleTasking)
      .never("the switcher exists from iOS 4, on devices with multitasking"),
    When("switcher.locked", .on(.openSwitcher, .removeInSwitcher), .multitasking, .locked)
      .never("the device is locked"),
    When("open-switcher.covered", .on(.openSwitcher), .multitasking, .unlocked)
      .and(!.under(.nothing, .unnamed))
      .never("something covers the screen"),
    When("open-switcher.active", .on(.openSwitcher), .multitasking, .active)
      .leads(.resign, to: .to(.inactive).under(.switcher))
      .because("The switcher takes the focus from the app, which becomes inactive.")
      .rests(on: "T-A1 T-S4 S1-26", seen: 4...17),
    When("open-switcher.inactive", .on(.openSwitcher), .multitasking, .unlocked, .inactive)
      .and(.under(.unnamed))
      .isUnnoticedWhileInactive(to: .stay.under(.switcher), "T-A1"),
    When("open-switcher.elsewhere", .on(.openSwitcher), .multitasking, .unlocked, !.inForeground)
      .and(.uncovered)
      .leads(to: .stay.under(.switcher))
      .because("The switcher opens over another app: no callback.")
      .rests(on: "T-A1", .inferred),
    When("return-from-switcher.before-4", .on(.returnFromSwitcher), .singleTasking)
      .and(.under(.unnamed))
      .never("the switcher exists from iOS 4, on devices with multitasking"),
    When("return-from-switcher.closed", .on(.returnFromSwitcher), !.under(.switcher, .unnamed))
      .never("the switcher is not open"),
    When("return-from-switcher.no-card", .on(.returnFromSwitcher), .under(.switcher))
      .and(.withoutProcess, .ended(.user, .neverLaunched))
      .never("the switcher has no card of the app"),
    When("return-from-switcher.inactive", .on(.returnFromSwitcher), .multitasking, .inactive)
      .and(.under(.switcher, .unnamed))
      .leads(.activate, to: .to(.active).under(.nothing))
      .because("Chosen again in the switcher, the inactive app becomes active.")
      .rests(on: "T-A2 T-S4 S1-28", .documented),
    When("return-from-switcher.return", .on(.returnFromSwitcher), .inBackground, .under(.switcher))
      .leads(.reconnectScene, .prepareViews, .foreground, .activate, .showViews)
      .then(to: .to(.active).under(.nothing))
      .because("Chosen in the switcher, the app comes back to the foreground.")
      .rests(on: "T-R1 T-S3", .documented),
    When("return-from-switcher.launch", .on(.returnFromSwitcher), .withoutProcess)
      .and(.under(.switcher), .ended(.system, .crash, .reboot), .canLaunch)
      .leads(.launch, .connectScene, .prepareViews, .presentScene, .activate, .showViews)
      .then(to: .to(.active).under(.nothing))
      .because(
        "The card stays when the process is gone: chosen in the switcher, the app is launched."
      )
      .rests(on: "T-L13 T-S1", .documented),
    When("return-from-switcher.fails", .on(.returnFromSwitcher), .withoutProcess, .under(.switcher))
      .and(.ended(.system, .crash, .reboot), .failsToLaunch)
      .failsToLaunch(to: .stay.under(.nothing)),
  ]
}
