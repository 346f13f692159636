internal import DecisionTables
internal import PushRules

extension Transitions {
  /// The system shows an alert, a dialog or a sheet of its own over the app.
  static let alerts: [Transition] = [
    When("system-alert-open.locked", .on(.systemAlertOpen), .locked)
      .never("the device is locked"),
    When("system-alert-open.covered", .on(.systemAlertOpen), .unlocked, !.under(.nothing, .unnamed))
      .never("something covers the screen"),
    When("system-alert-open.active", .on(.systemAlertOpen), .from(.active))
      .leads(.resign, to: .to(.inactive).under(.alert))
      .because("An alert of the system takes the focus from the app, which becomes inactive.")
      .rests(on: "L-16 T-I1 T-S4 S3-05", .documented),
    When("system-alert-open.inactive", .on(.systemAlertOpen), .unlocked, .from(.inactive))
      .and(.under(.unnamed))
      .leads(to: .stay.under(.alert))
      .because("Inactive already: no callback.")
      .rests(on: "L-16", .inferred),
    When("system-alert-open.elsewhere", .on(.systemAlertOpen), .unlocked, .elsewhere)
      .and(.under(.nothing))
      .leads(to: .stay.under(.alert))
      .because("Not in the foreground: no callback.")
      .rests(on: "L-01", .documented),
    When("system-alert-close.closed", .on(.systemAlertClose), !.under(.alert, .unnamed))
      .never("no system alert is open"),
    When("system-alert-close.return", .on(.systemAlertClose), .from(.inactive))
      .and(.under(.alert, .unnamed))
      .leads(.activate, to: .to(.active).under(.nothing))
      .because("When the alert of the system is gone, the app becomes active again.")
      .rests(on: "L-16 T-I1 T-S4", .documented),
    When("system-alert-close.elsewhere", .on(.systemAlertClose), .elsewhere, .under(.alert))
      .leads(to: .stay.under(.nothing))
      .because("Not in the foreground: no callback.")
      .rests(on: "L-01", .documented),
    When("leave.under-alert", .on(.home, .openOtherApp), .multitasking, .staysWhenLeft)
      .and(.from(.inactive), .under(.alert))
      .leads(.enterBackground, to: .rest.under(.nothing))
      .because("An app that is left under an alert of the system goes on to the background.")
      .rests(on: "L-16 L-01", .inferred),
    When("leave.under-alert-exits-on-suspend", .on(.home, .openOtherApp), .endsWhenLeft)
      .and(.from(.inactive), .under(.alert))
      .leads(.hideViews, .enterBackground, .terminate, to: .end(.system).under(.nothing))
      .because("With UIApplicationExitsOnSuspend the app passes through the background and ends.")
      .rests(on: "L-02 L-16", .inferred),
    When("leave.under-alert-single-tasking", .on(.home, .openOtherApp), .singleTasking)
      .and(.from(.inactive), .under(.alert))
      .leads(.hideViews, .terminate, to: .end(.system).under(.nothing))
      .because("Without multitasking leaving the app ends it.")
      .rests(on: "L-16 L-25 T-H0", .inferred),
  ]
}
