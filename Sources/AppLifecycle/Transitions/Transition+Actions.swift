internal import PushRules

// The user chooses a button that leaves the app in the background.
extension Transition {
  static let actions =
    [noActionsBeforeEight, nothingToActOn, actionUnderCover, actionEarlier, actionBeforeUnlock]
    + [actionOverApp, actionWhileInactive, actionBehind, actionResumes, actionStarts]
    + [actionStartsAndEnds, actionFails]

  static let noActionsBeforeEight = Transition(
    "tap-action.before-8",
    on: .tapAction,
    never: .before(8),
    because: "notifications have buttons from iOS 8"
  )
  static let nothingToActOn = Transition(
    "tap-action.nothing",
    on: .tapAction,
    never: .since(8),
    .notification(.nothing),
    because: "no notification of the app is there to act on"
  )
  static let actionUnderCover = Transition(
    "tap-action.covered",
    on: .tapAction,
    never: .since(8),
    .notification(.inFront, .earlier),
    !.under(.nothing, .notificationCenter, .unnamed),
    because: "something covers the notification"
  )
  static let actionEarlier = Transition(
    "tap-action.earlier",
    on: .tapAction,
    never: .since(8),
    .notification(.earlier),
    .from(.active),
    because: "the notification came before the app was opened: Notification Center still has it"
  )
  static let actionBeforeUnlock = Transition(
    "tap-action.before-unlock",
    on: .tapAction,
    never: .since(8),
    .notification(.earlier),
    .firstUnlock(.pending),
    .under(.nothing),
    because: "the device must be unlocked first"
  )

  static let actionOverApp = Transition(
    "tap-action.active",
    on: .tapAction,
    when: .since(8),
    .notification(.inFront),
    .from(.active),
    moves: .handOverResponse,
    to: .stay.used,
    because: "A button on the banner of the active app hands over the response.",
    .inferred,
    "R-30",
    "R-36"
  )
  static let actionWhileInactive = Transition(
    "tap-action.inactive",
    on: .tapAction,
    when: .since(8),
    .notification(.inFront, .earlier),
    .from(.inactive),
    .under(.nothing, .notificationCenter, .unnamed),
    moves: .handOverResponse,
    to: .stay.used,
    because: "A button pressed over the inactive app hands over the response; it stays inactive.",
    .inferred,
    "R-30"
  )
  static let actionBehind = Transition(
    "tap-action.background",
    on: .tapAction,
    when: .since(8),
    .notification(.earlier),
    .from(.background),
    .under(.nothing, .notificationCenter),
    moves: .handOverResponse,
    to: .stay.used,
    because: "A button is handed over in the background, where the app stays.",
    .documented,
    "R-30"
  )
  static let actionResumes = Transition(
    "tap-action.resumes",
    on: .tapAction,
    when: .since(8),
    .notification(.earlier),
    .from(.suspended),
    .under(.nothing, .notificationCenter),
    moves: .resume,
    .handOverResponse,
    to: .stay.used,
    because: "A button resumes the app in the background; then it is suspended again.",
    .resumedInBackground,
    "L-08",
    "T-L7",
    "R-30"
  )
  static let actionStarts = Transition(
    "tap-action.launch",
    on: .tapAction,
    when: .since(8),
    .notification(.earlier),
    .withoutProcess,
    .firstUnlock(.done),
    .under(.nothing, .notificationCenter),
    .canLaunch,
    .staysWhenLeft,
    moves: .launchBehind,
    .showViewsUnseen,
    .handOverResponse,
    to: .to(.suspended).used,
    because: "A button launches the app in the background and is handed over there.",
    .launchedInBackground,
    "L-08",
    "T-L7",
    "R-30"
  )
  static let actionStartsAndEnds = Transition(
    "tap-action.launch-exits-on-suspend",
    on: .tapAction,
    when: .since(8),
    .endsWhenLeft,
    .notification(.earlier),
    .withoutProcess,
    .firstUnlock(.done),
    .under(.nothing, .notificationCenter),
    moves: .launchBehind,
    .showViewsUnseen,
    .handOverResponse,
    .terminate,
    to: .end(.system).used,
    because:
      "An app with UIApplicationExitsOnSuspend ends when its work in the background is done.",
    .inferred,
    "L-02",
    "R-30"
  )
  static let actionFails = Transition(
    "tap-action.fails",
    on: .tapAction,
    when: .notification(.earlier),
    .withoutProcess,
    .firstUnlock(.done),
    .under(.nothing, .notificationCenter),
    .failsToLaunch,
    to: .stay.used,
    because: "Built with the iOS 27 SDK and without scenes, the app fails to launch.",
    .documented,
    "R-31",
    "A-013"
  )
}
