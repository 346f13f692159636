internal import PushRules

// The user pulls down Notification Center or opens Control Center.
extension Transition {
  static let centers =
    [noNotificationCenter, noControlCenter, noCenterLocked5, noCenterLocked7]
    + [notificationCenterCovered, controlCenterCovered]
    + [notificationCenterCovers, notificationCenterCoversInactive, notificationCenterElsewhere]
    + [controlCenterCovers, controlCenterCoversInactive, controlCenterElsewhere]
    + [notificationCenterNeverOpen, controlCenterNeverOpen]
    + [notificationCenterClosed, notificationCenterLeaves, notificationCenterLeavesOthers]
    + [controlCenterClosed, controlCenterLeaves, controlCenterLeavesOthers]

  static let noNotificationCenter = Transition(
    "notification-center-open.before-5",
    on: .notificationCenterOpen,
    never: .before(5),
    because: "Notification Center exists from iOS 5"
  )
  static let noControlCenter = Transition(
    "control-center-open.before-7",
    on: .controlCenterOpen,
    never: .before(7),
    because: "Control Center exists from iOS 7"
  )
  static let noCenterLocked5 = Transition(
    "notification-center-open.locked",
    on: .notificationCenterOpen,
    never: .since(5),
    .locked,
    because: "the device is locked"
  )
  static let noCenterLocked7 = Transition(
    "control-center-open.locked",
    on: .controlCenterOpen,
    never: .since(7),
    .locked,
    because: "the device is locked"
  )
  static let notificationCenterCovered = Transition(
    "notification-center-open.covered",
    on: .notificationCenterOpen,
    never: .since(5),
    .unlocked,
    !.under(.nothing, .unnamed),
    because: "something covers the screen"
  )
  static let controlCenterCovered = Transition(
    "control-center-open.covered",
    on: .controlCenterOpen,
    never: .since(7),
    .unlocked,
    !.under(.nothing, .unnamed),
    because: "something covers the screen"
  )

  static let notificationCenterCovers = Transition(
    "notification-center-open.active",
    on: .notificationCenterOpen,
    when: .since(5),
    .from(.active),
    moves: .resign,
    to: .to(.inactive).under(.notificationCenter),
    because: "Notification Center takes the focus from the app, which becomes inactive.",
    .observed,
    "L-14",
    "T-N1",
    "T-N2"
  )
  static let notificationCenterCoversInactive = Transition(
    "notification-center-open.inactive",
    on: .notificationCenterOpen,
    when: .since(5),
    .unlocked,
    .from(.inactive),
    .under(.unnamed),
    to: .stay.under(.notificationCenter),
    because: "The app is inactive already: it notices nothing.",
    .inferred,
    "L-14"
  )
  static let notificationCenterElsewhere = Transition(
    "notification-center-open.elsewhere",
    on: .notificationCenterOpen,
    when: .since(5),
    .unlocked,
    .elsewhere,
    .under(.nothing),
    to: .stay.under(.notificationCenter),
    because: "The app is not in front: it notices nothing.",
    .documented,
    "L-01"
  )
  static let controlCenterCovers = Transition(
    "control-center-open.active",
    on: .controlCenterOpen,
    when: .since(7),
    .from(.active),
    moves: .resign,
    to: .to(.inactive).under(.controlCenter),
    because: "Control Center takes the focus from the app, which becomes inactive.",
    .observed,
    "T-N4"
  )
  static let controlCenterCoversInactive = Transition(
    "control-center-open.inactive",
    on: .controlCenterOpen,
    when: .since(7),
    .unlocked,
    .from(.inactive),
    .under(.unnamed),
    to: .stay.under(.controlCenter),
    because: "The app is inactive already: it notices nothing.",
    .inferred,
    "T-N4"
  )
  static let controlCenterElsewhere = Transition(
    "control-center-open.elsewhere",
    on: .controlCenterOpen,
    when: .since(7),
    .unlocked,
    .elsewhere,
    .under(.nothing),
    to: .stay.under(.controlCenter),
    because: "The app is not in front: it notices nothing.",
    .documented,
    "L-01"
  )

  static let notificationCenterClosed = Transition(
    "notification-center-close.closed",
    on: .notificationCenterClose,
    never: !.under(.notificationCenter, .unnamed),
    because: "Notification Center is not open"
  )
  static let notificationCenterLeaves = Transition(
    "notification-center-close.inactive",
    on: .notificationCenterClose,
    when: .since(5),
    .from(.inactive),
    .under(.notificationCenter, .unnamed),
    moves: .activate,
    to: .to(.active).under(.nothing),
    because: "When Notification Center is gone, the app becomes active again.",
    .observed,
    "L-14",
    "T-N1"
  )
  static let notificationCenterNeverOpen = Transition(
    "notification-center-close.before-5",
    on: .notificationCenterClose,
    never: .before(5),
    .under(.unnamed),
    because: "Notification Center exists from iOS 5"
  )
  static let notificationCenterLeavesOthers = Transition(
    "notification-center-close.elsewhere",
    on: .notificationCenterClose,
    when: .elsewhere,
    .under(.notificationCenter),
    to: .stay.under(.nothing),
    because: "The app is not in front: it notices nothing.",
    .documented,
    "L-01"
  )
  static let controlCenterClosed = Transition(
    "control-center-close.closed",
    on: .controlCenterClose,
    never: !.under(.controlCenter, .unnamed),
    because: "Control Center is not open"
  )
  static let controlCenterLeaves = Transition(
    "control-center-close.inactive",
    on: .controlCenterClose,
    when: .since(7),
    .from(.inactive),
    .under(.controlCenter, .unnamed),
    moves: .activate,
    to: .to(.active).under(.nothing),
    because: "When Control Center is gone, the app becomes active again.",
    .observed,
    "T-N4"
  )
  static let controlCenterNeverOpen = Transition(
    "control-center-close.before-7",
    on: .controlCenterClose,
    never: .before(7),
    .under(.unnamed),
    because: "Control Center exists from iOS 7"
  )
  static let controlCenterLeavesOthers = Transition(
    "control-center-close.elsewhere",
    on: .controlCenterClose,
    when: .elsewhere,
    .under(.controlCenter),
    to: .stay.under(.nothing),
    because: "The app is not in front: it notices nothing.",
    .documented,
    "L-01"
  )
}
