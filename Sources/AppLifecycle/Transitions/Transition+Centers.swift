internal import DecisionTables
internal import PushRules

extension Transition {
  /// The user pulls down Notification Center or opens Control Center.
  static let centers: [Transition] = [
    .never(
      "notification-center-open.before-5",
      [.on(.notificationCenterOpen), .before(5)],
      "Notification Center exists from iOS 5"
    ),
    .never(
      "control-center-open.before-7",
      [.on(.controlCenterOpen), .before(7)],
      "Control Center exists from iOS 7"
    ),
    .never(
      "notification-center-open.locked",
      [.on(.notificationCenterOpen), .since(5), .locked],
      "the device is locked"
    ),
    .never(
      "control-center-open.locked",
      [.on(.controlCenterOpen), .since(7), .locked],
      "the device is locked"
    ),
    .never(
      "notification-center-open.covered",
      [.on(.notificationCenterOpen), .since(5), .unlocked, !.under(.nothing, .unnamed)],
      "something covers the screen"
    ),
    .never(
      "control-center-open.covered",
      [.on(.controlCenterOpen), .since(7), .unlocked, !.under(.nothing, .unnamed)],
      "something covers the screen"
    ),
    Transition(
      "notification-center-open.active",
      when: [.on(.notificationCenterOpen), .since(5), .from(.active)],
      moves: [.resign],
      to: .to(.inactive).under(.notificationCenter),
      because: "Notification Center takes the focus from the app, which becomes inactive.",
      .observed,
      "L-14 T-N1 T-N2"
    ),
    Transition(
      "notification-center-open.inactive",
      when: [
        .on(.notificationCenterOpen), .since(5), .unlocked, .from(.inactive), .under(.unnamed),
      ],
      to: .stay.under(.notificationCenter),
      because: "Inactive already: no callback.",
      .inferred,
      "L-14"
    ),
    Transition(
      "notification-center-open.elsewhere",
      when: [.on(.notificationCenterOpen), .since(5), .unlocked, .elsewhere, .under(.nothing)],
      to: .stay.under(.notificationCenter),
      because: "Not in the foreground: no callback.",
      .documented,
      "L-01"
    ),
    Transition(
      "control-center-open.active",
      when: [.on(.controlCenterOpen), .since(7), .from(.active)],
      moves: [.resign],
      to: .to(.inactive).under(.controlCenter),
      because: "Control Center takes the focus from the app, which becomes inactive.",
      .observed,
      "T-N4"
    ),
    Transition(
      "control-center-open.inactive",
      when: [.on(.controlCenterOpen), .since(7), .unlocked, .from(.inactive), .under(.unnamed)],
      to: .stay.under(.controlCenter),
      because: "Inactive already: no callback.",
      .inferred,
      "T-N4"
    ),
    Transition(
      "control-center-open.elsewhere",
      when: [.on(.controlCenterOpen), .since(7), .unlocked, .elsewhere, .under(.nothing)],
      to: .stay.under(.controlCenter),
      because: "Not in the foreground: no callback.",
      .documented,
      "L-01"
    ),
    .never(
      "notification-center-close.before-5",
      [.on(.notificationCenterClose), .before(5), .under(.unnamed)],
      "Notification Center exists from iOS 5"
    ),
    .never(
      "control-center-close.before-7",
      [.on(.controlCenterClose), .before(7), .under(.unnamed)],
      "Control Center exists from iOS 7"
    ),
    .never(
      "notification-center-close.closed",
      [.on(.notificationCenterClose), !.under(.notificationCenter, .unnamed)],
      "Notification Center is not open"
    ),
    Transition(
      "notification-center-close.inactive",
      when: [
        .on(.notificationCenterClose), .since(5), .from(.inactive),
        .under(.notificationCenter, .unnamed),
      ],
      moves: [.activate],
      to: .to(.active).under(.nothing),
      because: "When Notification Center is gone, the app becomes active again.",
      .observed,
      "L-14 T-N1"
    ),
    Transition(
      "notification-center-close.elsewhere",
      when: [.on(.notificationCenterClose), .elsewhere, .under(.notificationCenter)],
      to: .stay.under(.nothing),
      because: "Not in the foreground: no callback.",
      .documented,
      "L-01"
    ),
    .never(
      "control-center-close.closed",
      [.on(.controlCenterClose), !.under(.controlCenter, .unnamed)],
      "Control Center is not open"
    ),
    Transition(
      "control-center-close.inactive",
      when: [
        .on(.controlCenterClose), .since(7), .from(.inactive), .under(.controlCenter, .unnamed),
      ],
      moves: [.activate],
      to: .to(.active).under(.nothing),
      because: "When Control Center is gone, the app becomes active again.",
      .observed,
      "T-N4"
    ),
    Transition(
      "control-center-close.elsewhere",
      when: [.on(.controlCenterClose), .elsewhere, .under(.controlCenter)],
      to: .stay.under(.nothing),
      because: "Not in the foreground: no callback.",
      .documented,
      "L-01"
    ),
  ]
}
