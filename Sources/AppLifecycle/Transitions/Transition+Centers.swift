internal import DecisionTables
internal import PushRules

extension Transition {
  /// The user pulls down Notification Center or opens Control Center.
  static let centers: [Transition] = [
    Transition(
      "notification-center-open.before-5",
      never: [.on(.notificationCenterOpen), .before(5)],
      because: "Notification Center exists from iOS 5"
    ),
    Transition(
      "control-center-open.before-7",
      never: [.on(.controlCenterOpen), .before(7)],
      because: "Control Center exists from iOS 7"
    ),
    Transition(
      "notification-center-open.locked",
      never: [.on(.notificationCenterOpen), .since(5), .locked],
      because: "the device is locked"
    ),
    Transition(
      "control-center-open.locked",
      never: [.on(.controlCenterOpen), .since(7), .locked],
      because: "the device is locked"
    ),
    Transition(
      "notification-center-open.covered",
      never: [.on(.notificationCenterOpen), .since(5), .unlocked, !.under(.nothing, .unnamed)],
      because: "something covers the screen"
    ),
    Transition(
      "control-center-open.covered",
      never: [.on(.controlCenterOpen), .since(7), .unlocked, !.under(.nothing, .unnamed)],
      because: "something covers the screen"
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
      because: "The app is inactive already: it notices nothing.",
      .inferred,
      "L-14"
    ),
    Transition(
      "notification-center-open.elsewhere",
      when: [.on(.notificationCenterOpen), .since(5), .unlocked, .elsewhere, .under(.nothing)],
      to: .stay.under(.notificationCenter),
      because: "The app is not in front: it notices nothing.",
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
      because: "The app is inactive already: it notices nothing.",
      .inferred,
      "T-N4"
    ),
    Transition(
      "control-center-open.elsewhere",
      when: [.on(.controlCenterOpen), .since(7), .unlocked, .elsewhere, .under(.nothing)],
      to: .stay.under(.controlCenter),
      because: "The app is not in front: it notices nothing.",
      .documented,
      "L-01"
    ),
    Transition(
      "notification-center-close.before-5",
      never: [.on(.notificationCenterClose), .before(5), .under(.unnamed)],
      because: "Notification Center exists from iOS 5"
    ),
    Transition(
      "control-center-close.before-7",
      never: [.on(.controlCenterClose), .before(7), .under(.unnamed)],
      because: "Control Center exists from iOS 7"
    ),
    Transition(
      "notification-center-close.closed",
      never: [.on(.notificationCenterClose), !.under(.notificationCenter, .unnamed)],
      because: "Notification Center is not open"
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
      because: "The app is not in front: it notices nothing.",
      .documented,
      "L-01"
    ),
    Transition(
      "control-center-close.closed",
      never: [.on(.controlCenterClose), !.under(.controlCenter, .unnamed)],
      because: "Control Center is not open"
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
      because: "The app is not in front: it notices nothing.",
      .documented,
      "L-01"
    ),
  ]
}
