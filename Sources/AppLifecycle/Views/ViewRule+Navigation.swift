internal import PushRules

extension ViewRule {
  static let push = ViewRule(
    "view.push",
    .on(.push, at: .root, .pushed),
    [
      .top(.loadView, .viewDidLoad),
      .beneath(.viewWillDisappear),
      .top(.viewWillAppear),
      .top(.viewIsAppearing, .viewWillLayoutSubviews, .viewDidLayoutSubviews, order: .inferred),
      .beneath(.viewDidDisappear),
      .top(.viewDidAppear),
    ],
    because: """
      When a view controller is pushed, the view beneath is told before the new one, \
      at the start and at the end.
      """,
    .observed,
    "T-V2",
    "T-V1",
    "S1-40"
  )

  static let pop = ViewRule(
    "view.pop",
    .on(.pop, at: .pushed),
    [
      .beneath(.loadView, .viewDidLoad),
      .top(.viewWillDisappear),
      .beneath(.viewWillAppear),
      .beneath(.viewIsAppearing, .viewWillLayoutSubviews, .viewDidLayoutSubviews),
      .top(.viewDidDisappear),
      .beneath(.viewDidAppear),
    ],
    because: """
      When a view controller is popped, its view is told before the view beneath, \
      at the start and at the end.
      """,
    .inferred,
    "T-V2",
    "T-V1",
    "S1-40"
  )
}
