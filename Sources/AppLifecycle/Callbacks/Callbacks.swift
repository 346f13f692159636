internal import PushRules

enum Callbacks {
  /// All rules; those of one move stand in the order in which they run.
  static let all: [CallbackRule] = [
    launch, launchOfScene, launchInBackground, foreground, activation, background,
    saving, work, ends, links, activities, quickActions, windows,
    notCalled,
  ].flatMap { $0 }

  /// What a move does not run, where sources differ.
  private static let notCalled: [CallbackRule] = [
    When("view-pop.no-layout")
      .callsNothing(on: .popView)
      .because("A pop does not lay out the view that returns.")
      .contested(
        "L-37",
        otherSide: "One of four logs has viewWillLayoutSubviews and viewDidLayoutSubviews after "
          + "viewWillAppear of the view that returns.",
        settle: "Log the view beneath while a view controller is popped.",
        otherwise: .methods(
          [.viewWillLayoutSubviews, .viewDidLayoutSubviews],
          after: .viewWillAppear
        )
      )
  ]
}
