import DecisionTables
package import PushRules

extension Caveat {
  /// Caveats about overlays, windows and sheets.
  static let ofInterruptions: [Caveat] = [
    Caveat(
      "notification-center-bounce",
      when: [.on(.notificationCenterOpen), .since(11), .active],
      text:
        "From iOS 11 Notification Center that is pulled down a little and let go may call nothing.",
      "L-35 T-N3"
    ),
    Caveat(
      "call-banner",
      when: [.on(.callIncoming), .since(14), .active],
      text: "From iOS 14 a call can show as a banner; which callbacks it brings is not known, "
        + "probably none until the call is answered.",
      "L-05 T-I5 T-I7"
    ),
    Caveat(
      "system-alert-kinds",
      when: [.on(.systemAlertOpen), .active],
      text:
        "Documented of alerts and dialogs, an SMS until iOS 4 among them; logs show the same of "
        + "Face ID and of the sheet of Apple Pay. A banner (from iOS 5) takes nothing away.",
      "L-16 T-I1 T-I7"
    ),
    Caveat(
      "protected-data",
      when: [.on(.lock, .unlock), .since(4), .firstUnlock(.done)],
      text: "With a passcode and data protection, protectedDataWillBecomeUnavailable follows some "
        + "seconds after locking and protectedDataDidBecomeAvailable comes with unlocking; "
        + "their place among the others is not confirmed.",
      "T-LK5"
    ),
    Caveat(
      "second-window-views",
      when: [.on(.newWindow)],
      text: "One log of Split View shows this order. The view controllers of the second window are "
        + "not listed, and after the end of the app the script has one window.",
      "L-23"
    ),
    Caveat(
      "two-windows",
      when: [
        .on(.home, .openOtherApp, .lock, .tapIcon, .openSwitcher, .returnFromSwitcher),
        .windows(.two),
      ],
      text: "That both windows get callbacks, and in which order, follows from one log.",
      "L-23"
    ),
    Caveat(
      "several-windows",
      when: [.on(.removeInSwitcher), .scene, .device(.iPadWithWindows), .inForeground],
      text: "While another window of the app is open, only this scene goes: sceneDidDisconnect, "
        + "and didDiscardSceneSessions at once or later.",
      "L-15 T-S7"
    ),
    Caveat(
      "views-at-disconnect",
      when: [.on(.removeInSwitcher), .scene, .device(.iPhone), .inForeground],
      text: "That no UIApplicationDidEnterBackgroundNotification is posted then is not confirmed.",
      "L-28 L-43"
    ),
  ]

  /// Caveats about launches and links.
  static let ofLaunches: [Caveat] = [
    Caveat(
      "views-and-push",
      when: [.on(.tapNotification, .pushLaunches), .app, .withoutProcess, .canLaunch],
      text: "Whether viewDidLoad comes before or after the push method is contested: a log of iOS "
        + "15 and 16 has it after.",
      "L-44"
    ),
    Caveat(
      "scene-order",
      when: [
        .on([
          .tapIcon, .tapNotification, .home, .openOtherApp, .openSwitcher, .returnFromSwitcher,
          .openURL, .openUniversalLink, .openQuickAction, .systemAlertOpen, .systemAlertClose,
          .lock, .unlock,
        ]), .scene,
      ],
      text: "The order of a scene's callback, its notification and the app's notification among "
        + "themselves is not confirmed.",
      "T-S1"
    ),
    Caveat(
      "scenes-missing",
      when: [
        .on([
          .tapIcon, .tapNotification, .openURL, .openUniversalLink, .openQuickAction,
          .returnFromSwitcher, .backgroundFetch, .backgroundProcessing, .backgroundSession,
          .locationWake, .pushLaunches, .tapAction, .continuedProcessing, .appIntent,
        ]), .since(18, 4), .app, .canLaunch, .withoutProcess,
      ],
      text: "From iOS 18.4 UIKit logs a warning at the launch of an app without scenes; built "
        + "with the iOS 27 SDK such an app does not launch.",
      "T-S13 R-31"
    ),
    Caveat(
      "link-by-airdrop",
      when: [.on(.openURL, .openUniversalLink), .active],
      text: "By AirDrop or another dialog of the system the app has lost the focus first: "
        + "system-alert-open and system-alert-close stand before the link then. A radar reports "
        + "the same pair around a URL that the app itself opens, on iOS 7 to 9.",
      "L-22"
    ),
  ]

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
