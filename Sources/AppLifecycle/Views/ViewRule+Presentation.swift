internal import PushRules

extension ViewRule {
  static let presentFullScreen = ViewRule(
    "view.present-full-screen",
    .on(.present, at: .root, .pushed, .presented, before: .iOS(13, 0)),
    [
      .top(.loadView, .viewDidLoad),
      .beneath(.viewWillDisappear),
      .top(.viewWillAppear),
      .top(.viewWillLayoutSubviews, .viewDidLayoutSubviews, order: .inferred),
      .top(.viewDidAppear),
      .beneath(.viewDidDisappear),
    ],
    because: """
      Before iOS 13 a presented view covers the screen: \
      the view beneath begins to disappear first and is done last.
      """,
    .observed,
    "T-V3",
    "T-V1",
    "S1-40"
  )

  static let presentSheet = ViewRule(
    "view.present-sheet",
    .on(.present, at: .root, .pushed, .presented, since: .iOS(13, 0)),
    [
      .top(.loadView, .viewDidLoad, .viewWillAppear),
      .top(.viewIsAppearing, .viewWillLayoutSubviews, .viewDidLayoutSubviews),
      .top(.viewDidAppear),
    ],
    because: """
      From iOS 13 a presented view is a sheet: \
      the view beneath stays visible and is told nothing.
      """,
    .observed,
    "T-V4",
    "T-V1"
  )

  static let dismissFullScreen = ViewRule(
    "view.dismiss-full-screen",
    .on(.dismiss, at: .presented, before: .iOS(13, 0)),
    [
      .beneath(.loadView, .viewDidLoad),
      .top(.viewWillDisappear),
      .beneath(.viewWillAppear, .viewWillLayoutSubviews, .viewDidLayoutSubviews, .viewDidAppear),
      .top(.viewDidDisappear),
    ],
    because: """
      Before iOS 13 a dismissed view uncovers the view beneath: \
      it begins to disappear first and is done last.
      """,
    .inferred,
    "T-V3",
    "T-V1",
    "S1-40"
  )

  static let dismissSheet = ViewRule(
    "view.dismiss-sheet",
    .on(.dismiss, at: .presented, since: .iOS(13, 0)),
    [.top(.viewWillDisappear, .viewDidDisappear)],
    because: "A dismissed sheet disappears; the view beneath was visible and is told nothing.",
    .observed,
    "T-V4",
    "S1-40"
  )
}
