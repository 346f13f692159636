internal import DecisionTables
internal import PushRules

extension Transitions {
  /// The app changes what it shows.
  static let views: [Transition] = [
    When("view.elsewhere", .onViews, !.inForeground)
      .never("no view of the app is on the screen"),
    When("view-push.foreground", .on(.viewPush), .inForeground)
      .leads(.pushView)
      .because("The navigation controller shows another view controller.")
      .rests(on: "T-V2", seen: 9...17),
    When("view-pop.foreground", .on(.viewPop), .inForeground)
      .leads(.popView)
      .because("The navigation controller goes back to the view controller before.")
      .rests(on: "T-V2", seen: 9...17),
    When("view-pop-cancel.before-7", .on(.viewPopCancel), .before(7), .inForeground)
      .never("the swipe back exists from iOS 7"),
    When("view-pop-cancel.foreground", .on(.viewPopCancel), .since(7), .inForeground)
      .leads(.cancelPop)
      .because("The swipe back is undone: the visible view controller stays.")
      .rests(on: "L-38", seen: 7...7),
    When("tab-select.foreground", .on(.tabSelect), .inForeground)
      .leads(.selectTab)
      .because("The tab bar controller shows the view controller of another tab.")
      .rests(on: "L-38 T-V6", seen: 9...14),
    When("view-present.foreground", .on(.viewPresent), .inForeground)
      .leads(.presentView)
      .because("Another view controller is presented over the visible one.")
      .rests(on: "T-V3 T-V4", seen: 9...17),
    When("view-dismiss.foreground", .on(.viewDismiss), .inForeground)
      .leads(.dismissView)
      .because("The presented view controller is dismissed.")
      .rests(on: "T-V3 T-V4", seen: 9...17),
  ]
}

extension Entry {
  fileprivate static let onViews = Entry.on(
    .viewPush,
    .viewPop,
    .viewPopCancel,
    .tabSelect,
    .viewPresent,
    .viewDismiss
  )
}
