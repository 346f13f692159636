import DecisionTables
import PushRules

extension Transitions {
  /// A call rings over the whole screen.
  static let calls: [Transition] = [
    When("call-incoming.ringing", .on(.callIncoming), .under(.call))
      .never("a call rings already"),
    When("call-incoming.active", .on(.callIncoming), .active)
      .leads(.resign, to: .to(.inactive).under(.call))
      .because("The call takes the focus from the app, which becomes inactive.")
      .rests(on: "L-05 T-I1 T-S4", .documented),
    When("call-incoming.inactive", .on(.callIncoming), .inactive, !.under(.call))
      .isUnnoticedWhileInactive(to: .stay.under(.call), "L-05"),
    When("call-incoming.elsewhere", .on(.callIncoming), !.inForeground, !.under(.call))
      .isUnnoticed(to: .stay.under(.call)),
    When("call.silent", .on(.callAccept, .callDecline), !.under(.call, .unnamed))
      .never("no call rings"),
    When("call-accept.leave", .on(.callAccept), .multitasking, .staysWhenLeft, .unlocked, .inactive)
      .and(.under(.call, .unnamed))
      .leads(.enterBackground, to: .suspend.under(.nothing))
      .because("The accepted call sends the app on to the background.")
      .rests(on: "L-05 T-I2", .documented),
    When("call-accept.leave-locked", .on(.callAccept), .multitasking, .staysWhenLeft, .locked)
      .and(.inactive, .under(.call))
      .leads(.enterBackground, to: .suspend.under(.nothing).screen(.lockedElsewhere))
      .because("The accepted call sends the app behind the lock screen to the background.")
      .rests(on: "L-05 L-06", .inferred),
    When("call-accept.exits-on-suspend", .on(.callAccept), .endsWhenLeft, .inactive)
      .and(.under(.call, .unnamed))
      .leads(.hideViews, .enterBackground, .terminate, to: .end(.system).under(.nothing))
      .because("With UIApplicationExitsOnSuspend the accepted call ends the app.")
      .rests(on: "L-02 L-05", .inferred),
    When("call-accept.before-4", .on(.callAccept), .before(4), .inactive, .under(.call, .unnamed))
      .leads(.hideViews, .terminate, to: .end(.system).under(.nothing))
      .because("Before iOS 4 the accepted call ends the app.")
      .rests(on: "L-05 T-I4", .documented),
    When("call-accept.single-tasking", .on(.callAccept), .since(4), .singleTasking, .inactive)
      .and(.under(.call, .unnamed))
      .leads(.hideViews, .terminate, to: .end(.system).under(.nothing))
      .because("On a device without multitasking the accepted call ends the app, as before iOS 4.")
      .rests(on: "L-25 L-05 T-I4", .inferred),
    When("call-decline.return", .on(.callDecline), .unlocked, .inactive, .under(.call, .unnamed))
      .leads(.activate, to: .to(.active).under(.nothing))
      .because("When the call is declined, the app becomes active again.")
      .rests(on: "L-05 T-I1 T-I4 T-S4", .documented),
    When("call-decline.locked", .on(.callDecline), .locked, .inactive, .under(.call))
      .leads(to: .stay.under(.nothing))
      .because("The device is still locked: the app stays inactive.")
      .rests(on: "L-05 L-06", .inferred),
    When("call.elsewhere", .on(.callAccept, .callDecline), !.inForeground, .under(.call))
      .isUnnoticed(to: .stay.under(.nothing)),
  ]

  /// The system shows an alert, a dialog or a sheet of its own over the app.
  static let alerts: [Transition] = [
    When("system-alert-open.locked", .on(.systemAlertOpen), .locked)
      .never("the device is locked"),
    When("system-alert-open.covered", .on(.systemAlertOpen), .unlocked, !.under(.nothing, .unnamed))
      .never("something covers the screen"),
    When("system-alert-open.active", .on(.systemAlertOpen), .active)
      .leads(.resign, to: .to(.inactive).under(.alert))
      .because("An alert of the system takes the focus from the app, which becomes inactive.")
      .rests(on: "L-16 T-I1 T-S4 S3-05", .documented),
    When("system-alert-open.inactive", .on(.systemAlertOpen), .unlocked, .inactive)
      .and(.under(.unnamed))
      .isUnnoticedWhileInactive(to: .stay.under(.alert), "L-16"),
    When("system-alert-open.elsewhere", .on(.systemAlertOpen), .unlocked, !.inForeground)
      .and(.uncovered)
      .isUnnoticed(to: .stay.under(.alert)),
    When("system-alert-close.closed", .on(.systemAlertClose), !.under(.alert, .unnamed))
      .never("no system alert is open"),
    When("system-alert-close.return", .on(.systemAlertClose), .inactive, .under(.alert, .unnamed))
      .leads(.activate, to: .to(.active).under(.nothing))
      .because("When the alert of the system is gone, the app becomes active again.")
      .rests(on: "L-16 T-I1 T-S4", .documented),
    When("system-alert-close.elsewhere", .on(.systemAlertClose), !.inForeground, .under(.alert))
      .isUnnoticed(to: .stay.under(.nothing)),
    When("leave.under-alert", .onLeaving, .multitasking, .staysWhenLeft, .inactive, .under(.alert))
      .leads(.enterBackground, to: .suspend.under(.nothing))
      .because("An app that is left under an alert of the system goes on to the background.")
      .rests(on: "L-16 L-01", .inferred),
    When("leave.under-alert-exits-on-suspend", .onLeaving, .endsWhenLeft, .inactive, .under(.alert))
      .leads(.hideViews, .enterBackground, .terminate, to: .end(.system).under(.nothing))
      .because("With UIApplicationExitsOnSuspend the app passes through the background and ends.")
      .rests(on: "L-02 L-16", .inferred),
    When("leave.under-alert-single-tasking", .onLeaving, .singleTasking, .inactive, .under(.alert))
      .leads(.hideViews, .terminate, to: .end(.system).under(.nothing))
      .because("Without multitasking leaving the app ends it.")
      .rests(on: "L-16 L-25 T-H0", .inferred),
  ]

  /// The user pulls down Notification Center or opens Control Center.
  static let centers: [Transition] = Center.all.flatMap { $0.opening + $0.closing }
}

/// A center that the user pulls over the app; the rules are the same for both.
private struct Center: Sendable {
  let name: String
  let overlay: Overlay
  let open, close: LifecycleEvent
  /// The first version of iOS that has it.
  let first: Int
  let citations: String

  static let all = [
    Center(
      name: "Notification Center",
      overlay: .notificationCenter,
      open: .notificationCenterOpen,
      close: .notificationCenterClose,
      first: 5,
      citations: "L-14 T-N1"
    ),
    Center(
      name: "Control Center",
      overlay: .controlCenter,
      open: .controlCenterOpen,
      close: .controlCenterClose,
      first: 7,
      citations: "T-N4"
    ),
  ]

  private func when(_ event: LifecycleEvent, _ fact: String, _ entries: Entry...) -> When {
    When(event.name + "." + fact, all: [.on(event)] + entries)
  }

  private var missing: String { name + " exists from iOS " + String(first) }

  var opening: [Transition] {
    let open = open
    return [
      when(open, "before-\(first)", .before(first))
        .never(missing),
      when(open, "locked", .since(first), .locked)
        .never("the device is locked"),
      when(open, "covered", .since(first), .unlocked, !.under(.nothing, .unnamed))
        .never("something covers the screen"),
      when(open, "bounces", .since(11), .active)
        .leads(.resign, .activate, .resign, to: .to(.inactive).under(overlay))
        .because("From iOS 11 the app regains the focus for a moment while \(name) opens.")
        .rests(on: "L-35 T-N2", .centerTogglesActivation),
      when(open, "active", .since(first), .before(11), .active)
        .leads(.resign, to: .to(.inactive).under(overlay))
        .because("\(name) takes the focus from the app, which becomes inactive.")
        .rests(on: citations, seen: first...10),
      when(open, "inactive", .since(first), .unlocked, .inactive, .under(.unnamed))
        .isUnnoticedWhileInactive(to: .stay.under(overlay), citations),
      when(open, "elsewhere", .since(first), .unlocked, !.inForeground, .uncovered)
        .isUnnoticed(to: .stay.under(overlay)),
    ]
  }

  var closing: [Transition] {
    let close = close
    return [
      when(close, "before-\(first)", .before(first), .under(.unnamed))
        .never(missing),
      when(close, "closed", !.under(overlay, .unnamed))
        .never(name + " is not open"),
      when(close, "inactive", .since(first), .inactive, .under(overlay, .unnamed))
        .leads(.activate, to: .to(.active).under(.nothing))
        .because("When \(name) is gone, the app becomes active again.")
        .rests(on: citations, seen: first...18),
      when(close, "elsewhere", !.inForeground, .under(overlay))
        .isUnnoticed(to: .stay.under(.nothing)),
    ]
  }
}
