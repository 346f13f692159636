internal import DecisionTables
internal import PushRules

extension Transitions {
  /// The user pulls down Notification Center or opens Control Center.
  static let centers: [Transition] = [
    When("notification-center-open.before-5", .on(.notificationCenterOpen), .before(5))
      .never("Notification Center exists from iOS 5"),
    When("control-center-open.before-7", .on(.controlCenterOpen), .before(7))
      .never("Control Center exists from iOS 7"),
    When("notification-center-open.locked", .on(.notificationCenterOpen), .since(5), .locked)
      .never("the device is locked"),
    When("control-center-open.locked", .on(.controlCenterOpen), .since(7), .locked)
      .never("the device is locked"),
    When("notification-center-open.covered", .on(.notificationCenterOpen), .since(5), .unlocked)
      .and(!.under(.nothing, .unnamed))
      .never("something covers the screen"),
    When("control-center-open.covered", .on(.controlCenterOpen), .since(7), .unlocked)
      .and(!.under(.nothing, .unnamed))
      .never("something covers the screen"),
    When("notification-center-open.active", .on(.notificationCenterOpen), .since(5), .from(.active))
      .leads(.resign, to: .to(.inactive).under(.notificationCenter))
      .because("Notification Center takes the focus from the app, which becomes inactive.")
      .rests(on: "L-14 T-N1 T-N2", .observed),
    When("notification-center-open.inactive", .on(.notificationCenterOpen), .since(5), .unlocked)
      .and(.from(.inactive), .under(.unnamed))
      .leads(to: .stay.under(.notificationCenter))
      .because("Inactive already: no callback.")
      .rests(on: "L-14", .inferred),
    When("notification-center-open.elsewhere", .on(.notificationCenterOpen), .since(5), .unlocked)
      .and(.elsewhere, .under(.nothing))
      .leads(to: .stay.under(.notificationCenter))
      .because("Not in the foreground: no callback.")
      .rests(on: "L-01", .documented),
    When("control-center-open.active", .on(.controlCenterOpen), .since(7), .from(.active))
      .leads(.resign, to: .to(.inactive).under(.controlCenter))
      .because("Control Center takes the focus from the app, which becomes inactive.")
      .rests(on: "T-N4", .observed),
    When("control-center-open.inactive", .on(.controlCenterOpen), .since(7), .unlocked)
      .and(.from(.inactive), .under(.unnamed))
      .leads(to: .stay.under(.controlCenter))
      .because("Inactive already: no callback.")
      .rests(on: "T-N4", .inferred),
    When("control-center-open.elsewhere", .on(.controlCenterOpen), .since(7), .unlocked, .elsewhere)
      .and(.under(.nothing))
      .leads(to: .stay.under(.controlCenter))
      .because("Not in the foreground: no callback.")
      .rests(on: "L-01", .documented),
    When("notification-center-close.before-5", .on(.notificationCenterClose), .before(5))
      .and(.under(.unnamed))
      .never("Notification Center exists from iOS 5"),
    When("control-center-close.before-7", .on(.controlCenterClose), .before(7), .under(.unnamed))
      .never("Control Center exists from iOS 7"),
    When("notification-center-close.closed", .on(.notificationCenterClose))
      .and(!.under(.notificationCenter, .unnamed))
      .never("Notification Center is not open"),
    When("notification-center-close.inactive", .on(.notificationCenterClose), .since(5))
      .and(.from(.inactive), .under(.notificationCenter, .unnamed))
      .leads(.activate, to: .to(.active).under(.nothing))
      .because("When Notification Center is gone, the app becomes active again.")
      .rests(on: "L-14 T-N1", .observed),
    When("notification-center-close.elsewhere", .on(.notificationCenterClose), .elsewhere)
      .and(.under(.notificationCenter))
      .leads(to: .stay.under(.nothing))
      .because("Not in the foreground: no callback.")
      .rests(on: "L-01", .documented),
    When("control-center-close.closed", .on(.controlCenterClose), !.under(.controlCenter, .unnamed))
      .never("Control Center is not open"),
    When("control-center-close.inactive", .on(.controlCenterClose), .since(7), .from(.inactive))
      .and(.under(.controlCenter, .unnamed))
      .leads(.activate, to: .to(.active).under(.nothing))
      .because("When Control Center is gone, the app becomes active again.")
      .rests(on: "T-N4", .observed),
    When("control-center-close.elsewhere", .on(.controlCenterClose), .elsewhere)
      .and(.under(.controlCenter))
      .leads(to: .stay.under(.nothing))
      .because("Not in the foreground: no callback.")
      .rests(on: "L-01", .documented),
  ]
}
