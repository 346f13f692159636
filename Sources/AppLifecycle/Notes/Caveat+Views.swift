import DecisionTables
package import PushRules

extension Caveat {
  /// Whether it is about view controllers, and so no part of what a push does.
  package var isAboutViews: Bool { Self.ofViews.contains(self) }

  /// Caveats about view controllers.
  static let ofViews: [Caveat] = [
    Caveat(
      "view-order",
      when: [.onOpeningByUser, .withoutProcess, .canLaunch],
      text: "Where viewDidAppear stands against didBecomeActive at a launch differs between "
        + "accounts: iOS 8 and, from 11, some see it before.",
      "T-V9"
    ),
    Caveat(
      "layout-at-launch",
      when: [.on(.tapIcon, .tapNotification), .scene, .withoutProcess],
      text: "Where viewWillLayoutSubviews and viewDidLayoutSubviews stand against "
        + "sceneWillEnterForeground rests on one log.",
      "L-27 T-S1"
    ),
    Caveat(
      "snapshot-layout",
      when: [.on(.home, .openOtherApp, .lock), .since(7), .staysWhenLeft, .active],
      text: "Two logs show view controllers laid out again after didEnterBackground, for "
        + "the snapshots that the system takes.",
      "L-27"
    ),
    Caveat(
      "sheet-dragged",
      when: [.on(.viewPresent), .since(13)],
      text: "A sheet that is dragged and let go gets viewWillDisappear, viewWillAppear, "
        + "viewIsAppearing and viewDidAppear.",
      "T-V5"
    ),
    Caveat(
      "layout-on-return",
      when: [.on(.viewPop)],
      text:
        "Contested: one of four logs lays out the view that returns, viewWillLayoutSubviews and "
        + "viewDidLayoutSubviews after viewWillAppear; three show no layout.",
      "L-37"
    ),
  ]
}

extension Entry {
  /// The user opens the app in any way.
  fileprivate static let onOpeningByUser = Entry.on([
    .tapIcon, .tapNotification, .openURL, .openUniversalLink, .openQuickAction, .returnFromSwitcher,
  ])
}
