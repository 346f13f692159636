internal import DecisionTables
internal import PushRules

extension ViewRules {
  static let obstacles: [ViewRule] = [
    When("view-obstacle.ending", .on(.prepare), .at(.hidden))
      .refuses("the app is about to end"),
    When("view-obstacle.nothing-to-show", .on(.show), .at(.empty, .unseen, .restored, .hidden))
      .refuses("no view is about to appear"),
    When("view-obstacle.presented", .on(.pop, .cancelPop), .at(.presented))
      .refuses(theVisible: "is presented: dismiss it instead"),
    When("view-obstacle.root", .on(.pop, .cancelPop), .at(.root))
      .refuses(theVisible: "is the root view controller: nothing can be popped"),
    When("view-obstacle.nothing-presented", .on(.dismiss), .at(.root, .pushed))
      .refuses("no view controller is presented"),
    When("view-obstacle.nothing-to-hide", .on(.hide), .at(.empty, .unseen, .hidden))
      .refuses("no view is visible"),
    When("view-obstacle.hidden-too-early", .on(.hide), .at(.restored, .appearing))
      .refuses(theVisible: "has not appeared yet"),
    When("view-obstacle.restored", .on(.restore))
      .and(!.at(.empty))
      .refuses("the views are loaded already"),
    When("view-obstacle.tab-covered", .on(.select), .at(.presented, .pushedOnPresented))
      .refuses("a view controller is presented: dismiss it first"),
    When("view-obstacle.not-visible", .onChange, .at(.empty, .unseen, .hidden))
      .refuses("no view is visible"),
    When("view-obstacle.too-early", .onChange, .at(.restored, .appearing))
      .refuses(theVisible: "has not appeared yet"),
  ]
}

extension Entry {
  /// The app or the user changes what is visible.
  fileprivate static let onChange = Entry.on(.push, .pop, .present, .dismiss, .cancelPop, .select)
}
