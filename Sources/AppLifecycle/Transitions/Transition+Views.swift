internal import PushRules

// The app changes what it shows.
extension Transition {
  static let views = [noView, pushesView, popsView, presentsView, dismissesView]

  static let noView = Transition(
    "view.elsewhere",
    on: .viewPush,
    .viewPop,
    .viewPresent,
    .viewDismiss,
    never: .elsewhere,
    because: "no view of the app is on the screen"
  )
  static let pushesView = Transition(
    "view-push.foreground",
    on: .viewPush,
    when: .inForeground,
    moves: .pushView,
    because: "The navigation controller shows another view controller.",
    .observed,
    "T-V2"
  )
  static let popsView = Transition(
    "view-pop.foreground",
    on: .viewPop,
    when: .inForeground,
    moves: .popView,
    because: "The navigation controller goes back to the view controller before.",
    .observed,
    "T-V2"
  )
  static let presentsView = Transition(
    "view-present.foreground",
    on: .viewPresent,
    when: .inForeground,
    moves: .presentView,
    because: "Another view controller is presented over the visible one.",
    .observed,
    "T-V3",
    "T-V4"
  )
  static let dismissesView = Transition(
    "view-dismiss.foreground",
    on: .viewDismiss,
    when: .inForeground,
    moves: .dismissView,
    because: "The presented view controller is dismissed.",
    .observed,
    "T-V3",
    "T-V4"
  )
}
