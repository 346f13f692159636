internal import DecisionTables
internal import PushRules

extension Transition {
  /// The system shows an alert, a dialog or a sheet of its own over the app.
  static let alerts: [Transition] = [
    .never("system-alert-open.locked", [.on(.systemAlertOpen), .locked], "the device is locked"),
    .never(
      "system-alert-open.covered",
      [.on(.systemAlertOpen), .unlocked, !.under(.nothing, .unnamed)],
      "something covers the screen"
    ),
    Transition(
      "system-alert-open.active",
      when: [.on(.systemAlertOpen), .from(.active)],
      moves: [.resign],
      to: .to(.inactive).under(.alert),
      because: "An alert of the system takes the focus from the app, which becomes inactive.",
      .documented,
      "L-16 T-I1 T-S4 S3-05"
    ),
    Transition(
      "system-alert-open.inactive",
      when: [.on(.systemAlertOpen), .unlocked, .from(.inactive), .under(.unnamed)],
      to: .stay.under(.alert),
      because: "Inactive already: no callback.",
      .inferred,
      "L-16"
    ),
    Transition(
      "system-alert-open.elsewhere",
      when: [.on(.systemAlertOpen), .unlocked, .elsewhere, .under(.nothing)],
      to: .stay.under(.alert),
      because: "Not in the foreground: no callback.",
      .documented,
      "L-01"
    ),
    .never(
      "system-alert-close.closed",
      [.on(.systemAlertClose), !.under(.alert, .unnamed)],
      "no system alert is open"
    ),
    Transition(
      "system-alert-close.return",
      when: [.on(.systemAlertClose), .from(.inactive), .under(.alert, .unnamed)],
      moves: [.activate],
      to: .to(.active).under(.nothing),
      because: "When the alert of the system is gone, the app becomes active again.",
      .documented,
      "L-16 T-I1 T-S4"
    ),
    Transition(
      "system-alert-close.elsewhere",
      when: [.on(.systemAlertClose), .elsewhere, .under(.alert)],
      to: .stay.under(.nothing),
      because: "Not in the foreground: no callback.",
      .documented,
      "L-01"
    ),
    Transition(
      "leave.under-alert",
      when: [
        .on(.home, .openOtherApp), .multitasking, .staysWhenLeft, .from(.inactive), .under(.alert),
      ],
      moves: [.enterBackground],
      to: .rest.under(.nothing),
      because: "An app that is left under an alert of the system goes on to the background.",
      .inferred,
      "L-16 L-01"
    ),
    Transition(
      "leave.under-alert-exits-on-suspend",
      when: [.on(.home, .openOtherApp), .endsWhenLeft, .from(.inactive), .under(.alert)],
      moves: [.hideViews, .enterBackground, .terminate],
      to: .end(.system).under(.nothing),
      because: "With UIApplicationExitsOnSuspend the app passes through the background and ends.",
      .inferred,
      "L-02 L-16"
    ),
    Transition(
      "leave.under-alert-single-tasking",
      when: [.on(.home, .openOtherApp), .singleTasking, .from(.inactive), .under(.alert)],
      moves: [.hideViews, .terminate],
      to: .end(.system).under(.nothing),
      because: "Without multitasking leaving the app ends it.",
      .inferred,
      "L-16 L-25 T-H0"
    ),
  ]
}
