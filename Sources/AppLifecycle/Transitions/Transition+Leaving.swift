internal import DecisionTables
internal import PushRules

extension Transition {
  /// The user leaves the app.
  static let leaving: [Transition] = [
    .never("leave.locked", [.on(.home, .openOtherApp), .locked], "the device is locked"),
    .never(
      "leave.call",
      [.on(.home, .openOtherApp), .unlocked, .under(.call)],
      "the call must be accepted or declined first"
    ),
    Transition(
      "leave.elsewhere",
      when: [.on(.home, .openOtherApp), .unlocked, .elsewhere, !.under(.call)],
      to: .stay.under(.nothing),
      because: "Not in the foreground: no callback.",
      .documented,
      "L-01"
    ),
    Transition(
      "home.closes-center",
      when: [.on(.home), .unlocked, .from(.inactive), .under(.notificationCenter, .controlCenter)],
      moves: [.activate],
      to: .to(.active).under(.nothing),
      because: "Home closes the center over the app, which becomes active again.",
      .inferred,
      "L-14"
    ),
    Transition(
      "leave.active",
      when: [.on(.home, .openOtherApp), .multitasking, .staysWhenLeft, .from(.active)],
      moves: [.resign, .enterBackground],
      to: .rest,
      because:
        "Leaving takes the app through inactive to the background; unless something keeps it running, it is suspended.",
      .documented,
      "L-01 T-H1 T-S2 T-E6 S0-30"
    ),
    Transition(
      "leave.inactive",
      when: [
        .on(.home, .openOtherApp), .multitasking, .staysWhenLeft, .unlocked, .from(.inactive),
        .under(.switcher, .unnamed),
      ],
      moves: [.enterBackground],
      to: .rest.under(.nothing),
      because: "An inactive app that is left goes on to the background.",
      .documented,
      "L-01 T-A3"
    ),
    Transition(
      "leave.exits-on-suspend",
      when: [.on(.home, .openOtherApp), .endsWhenLeft, .from(.active)],
      moves: [.resign, .hideViews, .enterBackground, .terminate],
      to: .end(.system),
      because: "With UIApplicationExitsOnSuspend the app passes through the background and ends.",
      .exitsOnSuspend,
      "L-02 T-E1 T-E2 T-E4"
    ),
    Transition(
      "leave.inactive-exits-on-suspend",
      when: [
        .on(.home, .openOtherApp), .endsWhenLeft, .unlocked, .from(.inactive),
        .under(.switcher, .unnamed),
      ],
      moves: [.hideViews, .enterBackground, .terminate],
      to: .end(.system).under(.nothing),
      because: "With UIApplicationExitsOnSuspend the app passes through the background and ends.",
      .exitsOnSuspend,
      "L-02 T-E1 T-E2"
    ),
    Transition(
      "open-other-app.from-center",
      when: [
        .on(.openOtherApp), .staysWhenLeft, .unlocked, .from(.inactive),
        .under(.notificationCenter, .controlCenter),
      ],
      moves: [.enterBackground],
      to: .rest.under(.nothing),
      because: "Another app opened from the center sends the inactive app on to the background.",
      .observed,
      "L-14 T-N5"
    ),
    Transition(
      "open-other-app.from-center-exits-on-suspend",
      when: [
        .on(.openOtherApp), .endsWhenLeft, .unlocked, .from(.inactive),
        .under(.notificationCenter, .controlCenter),
      ],
      moves: [.hideViews, .enterBackground, .terminate],
      to: .end(.system).under(.nothing),
      because: "With UIApplicationExitsOnSuspend the app passes through the background and ends.",
      .inferred,
      "L-02 T-N5"
    ),
    Transition(
      "leave.before-4",
      when: [.on(.home, .openOtherApp), .before(4), .from(.active)],
      moves: [.resign, .hideViews, .terminate],
      to: .end(.system),
      because: "Before iOS 4 leaving the app ends it.",
      .contested(
        "Most accounts of that time list willTerminate without a willResignActive before it.",
        settle: "Log all callbacks on iPhone OS 3 when Home is pressed."
      ),
      "T-H0"
    ),
    Transition(
      "leave.inactive-before-4",
      when: [.on(.home, .openOtherApp), .before(4), .unlocked, .from(.inactive), .under(.unnamed)],
      moves: [.hideViews, .terminate],
      to: .end(.system).under(.nothing),
      because: "Before iOS 4 leaving the app ends it.",
      .inferred,
      "T-H0"
    ),
    Transition(
      "leave.single-tasking",
      when: [.on(.home, .openOtherApp), .since(4), .singleTasking, .from(.active)],
      moves: [.resign, .hideViews, .terminate],
      to: .end(.system),
      because: "On a device without multitasking leaving the app ends it, on iOS 4 as before.",
      .documented,
      "L-25 T-H0"
    ),
    Transition(
      "leave.inactive-single-tasking",
      when: [
        .on(.home, .openOtherApp), .since(4), .singleTasking, .unlocked, .from(.inactive),
        .under(.unnamed),
      ],
      moves: [.hideViews, .terminate],
      to: .end(.system).under(.nothing),
      because: "On a device without multitasking leaving the app ends it, on iOS 4 as before.",
      .inferred,
      "L-25 T-H0"
    ),
  ]
}
