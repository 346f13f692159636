internal import PushRules

extension ViewRule {
  static let willAppear = ViewRule(
    "view.will-appear",
    .on(.prepare, at: .empty),
    [
      .top(.loadView, .viewDidLoad, .viewWillAppear),
      .top(.viewIsAppearing, .viewWillLayoutSubviews, .viewDidLayoutSubviews),
    ],
    because: "A view is loaded when it is needed, then about to appear, then laid out.",
    .documented,
    "T-V1",
    "S1-36",
    "S1-37",
    "S1-38"
  )

  static let staysPrepared = ViewRule(
    "view.stays-prepared",
    .on(.prepare, at: .appearing, .root, .pushed, .presented),
    [],
    because: "An app that comes back finds its views as it left them: none is about to appear.",
    .observed,
    "L-12",
    "T-V7"
  )

  static let didAppear = ViewRule(
    "view.did-appear",
    .on(.show, at: .appearing),
    [.top(.viewDidAppear)],
    because: "A view that was about to appear has appeared.",
    .documented,
    "T-V1",
    "S1-39"
  )

  static let staysShown = ViewRule(
    "view.stays-shown",
    .on(.show, at: .root, .pushed, .presented),
    [],
    because: "A view that has appeared stays so in the background, and appears no second time.",
    .observed,
    "L-12",
    "T-V7"
  )

  static let endsWithoutBackground = ViewRule(
    "view.ends-without-background",
    .on(.hide, at: .root, .pushed, .presented, before: .iOS(4, 0)),
    [.top(.viewWillDisappear, .viewDidDisappear)],
    because: "Before iOS 4 an app ends when it is left: its visible view disappears first.",
    .observed,
    "T-H0",
    "S1-40"
  )

  static let exitsOnSuspend = ViewRule(
    "view.exits-on-suspend",
    .on(.hide, at: .root, .pushed, .presented, since: .iOS(4, 0), before: .iOS(13, 0)),
    [.top(.viewWillDisappear, .viewDidDisappear)],
    because: """
      With UIApplicationExitsOnSuspend an app ends when it is left: \
      its visible view disappears first.
      """,
    .observed,
    "L-12",
    "T-E4",
    "T-E1",
    "S1-40"
  )
}
