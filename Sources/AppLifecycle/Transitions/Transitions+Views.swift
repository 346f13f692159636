internal import DecisionTables
internal import PushRules

extension Transitions {
  /// The app changes what it shows.
  static let views: [Transition] = [
    When("view.elsewhere", .on(.viewPush, .viewPop, .viewPresent, .viewDismiss), .elsewhere)
      .never("no view of the app is on the screen"),
    When("view-push.foreground", .on(.viewPush), .inForeground)
      .leads(.pushView)
      .because("The navigation controller shows another view controller.")
      .rests(on: "T-V2", .observed),
    When("view-pop.foreground", .on(.viewPop), .inForeground)
      .leads(.popView)
      .because("The navigation controller goes back to the view controller before.")
      .rests(on: "T-V2", .observed),
    When("view-present.foreground", .on(.viewPresent), .inForeground)
      .leads(.presentView)
      .because("Another view controller is presented over the visible one.")
      .rests(on: "T-V3 T-V4", .observed),
    When("view-dismiss.foreground", .on(.viewDismiss), .inForeground)
      .leads(.dismissView)
      .because("The presented view controller is dismissed.")
      .rests(on: "T-V3 T-V4", .observed),
  ]
}
