import PushRules

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
}
