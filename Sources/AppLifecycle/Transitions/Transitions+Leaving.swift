internal import DecisionTables
internal import PushRules

extension Transitions {
  /// The user leaves the app.
  static let leaving: [Transition] = [
    When("leave.locked", .on(.home, .openOtherApp), .locked)
      .never("the device is locked"),
    When("leave.call", .on(.home, .openOtherApp), .unlocked, .under(.call))
      .never("the call must be accepted or declined first"),
    When("leave.elsewhere", .on(.home, .openOtherApp), .unlocked, !.inForeground, !.under(.call))
      .leads(to: .stay.under(.nothing))
      .isUnnoticed,
    When("home.closes-center", .on(.home), .unlocked, .from(.inactive))
      .and(.under(.notificationCenter, .controlCenter))
      .leads(.activate, to: .to(.active).under(.nothing))
      .because("Home closes the center over the app, which becomes active again.")
      .rests(on: "L-14", .inferred),
    When("leave.active", .on(.home, .openOtherApp), .multitasking, .staysWhenLeft, .from(.active))
      .leads(.resign, .enterBackground, to: .suspend)
      .because(
        "Leaving takes the app through inactive to the background; unless something keeps it running, it is suspended."
      )
      .rests(on: "L-01 T-H1 T-S2 T-E6 S0-30", .documented),
    When("leave.inactive", .on(.home, .openOtherApp), .multitasking, .staysWhenLeft, .unlocked)
      .and(.from(.inactive), .under(.switcher, .unnamed))
      .leads(.enterBackground, to: .suspend.under(.nothing))
      .because("An inactive app that is left goes on to the background.")
      .rests(on: "L-01 T-A3", .documented),
    When("leave.exits-on-suspend", .on(.home, .openOtherApp), .endsWhenLeft, .from(.active))
      .leads(.resign, .hideViews, .enterBackground, .terminate, to: .end(.system))
      .because("With UIApplicationExitsOnSuspend the app passes through the background and ends.")
      .rests(on: "L-02 T-E1 T-E2 T-E4", .exitsOnSuspend),
    When("leave.inactive-exits-on-suspend", .on(.home, .openOtherApp), .endsWhenLeft, .unlocked)
      .and(.from(.inactive), .under(.switcher, .unnamed))
      .leads(.hideViews, .enterBackground, .terminate, to: .end(.system).under(.nothing))
      .because("With UIApplicationExitsOnSuspend the app passes through the background and ends.")
      .rests(on: "L-02 T-E1 T-E2", .exitsOnSuspend),
    When("open-other-app.from-center", .on(.openOtherApp), .staysWhenLeft, .unlocked)
      .and(.from(.inactive), .under(.notificationCenter, .controlCenter))
      .leads(.enterBackground, to: .suspend.under(.nothing))
      .because("Another app opened from the center sends the inactive app on to the background.")
      .rests(on: "L-14 T-N5", seen: 9...12),
    When("open-other-app.from-center-exits-on-suspend", .on(.openOtherApp), .endsWhenLeft)
      .and(.unlocked, .from(.inactive), .under(.notificationCenter, .controlCenter))
      .leads(.hideViews, .enterBackground, .terminate, to: .end(.system).under(.nothing))
      .because("With UIApplicationExitsOnSuspend the app passes through the background and ends.")
      .rests(on: "L-02 T-N5", .inferred),
    When("leave.before-4", .on(.home, .openOtherApp), .before(4), .from(.active))
      .leads(.resign, .hideViews, .terminate, to: .end(.system))
      .because("Before iOS 4 leaving the app ends it.")
      .contested(
        "T-H0",
        otherSide:
          "Most accounts of that time list willTerminate without a willResignActive before it.",
        settle: "Log all callbacks on iPhone OS 3 when Home is pressed.",
        otherwise: .moves([.resign: []])
      ),
    When("leave.inactive-before-4", .on(.home, .openOtherApp), .before(4), .unlocked)
      .and(.from(.inactive), .under(.unnamed))
      .leads(.hideViews, .terminate, to: .end(.system).under(.nothing))
      .because("Before iOS 4 leaving the app ends it.")
      .rests(on: "T-H0", .inferred),
    When("leave.single-tasking", .on(.home, .openOtherApp), .since(4), .singleTasking)
      .and(.from(.active))
      .leads(.resign, .hideViews, .terminate, to: .end(.system))
      .because("On a device without multitasking leaving the app ends it, on iOS 4 as before.")
      .rests(on: "L-25 T-H0", .documented),
    When("leave.inactive-single-tasking", .on(.home, .openOtherApp), .since(4), .singleTasking)
      .and(.unlocked, .from(.inactive), .under(.unnamed))
      .leads(.hideViews, .terminate, to: .end(.system).under(.nothing))
      .because("On a device without multitasking leaving the app ends it, on iOS 4 as before.")
      .rests(on: "L-25 T-H0", .inferred),
  ]
}
