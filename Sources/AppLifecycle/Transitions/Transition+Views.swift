internal import DecisionTables
internal import PushRules

extension Transition {
  /// The app changes what it shows.
  static let views: [Transition] = [
    .never(
      "view.elsewhere",
      [.on(.viewPush, .viewPop, .viewPresent, .viewDismiss), .elsewhere],
      "no view of the app is on the screen"
    ),
    Transition(
      "view-push.foreground",
      when: [.on(.viewPush), .inForeground],
      moves: [.pushView],
      because: "The navigation controller shows another view controller.",
      .observed,
      "T-V2"
    ),
    Transition(
      "view-pop.foreground",
      when: [.on(.viewPop), .inForeground],
      moves: [.popView],
      because: "The navigation controller goes back to the view controller before.",
      .observed,
      "T-V2"
    ),
    Transition(
      "view-present.foreground",
      when: [.on(.viewPresent), .inForeground],
      moves: [.presentView],
      because: "Another view controller is presented over the visible one.",
      .observed,
      "T-V3 T-V4"
    ),
    Transition(
      "view-dismiss.foreground",
      when: [.on(.viewDismiss), .inForeground],
      moves: [.dismissView],
      because: "The presented view controller is dismissed.",
      .observed,
      "T-V3 T-V4"
    ),
  ]
}
