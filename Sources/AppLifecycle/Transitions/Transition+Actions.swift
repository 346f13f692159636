internal import DecisionTables
internal import PushRules

extension Transition {
  /// The user chooses a button that leaves the app in the background.
  static let actions: [Transition] = [
    .never(
      "tap-action.before-8",
      [.on(.tapAction), .before(8)],
      "notifications have buttons from iOS 8"
    ),
    .never(
      "tap-action.nothing",
      [.on(.tapAction), .since(8), .notification(.nothing)],
      "no notification of the app is there to act on"
    ),
    .never(
      "tap-action.covered",
      [
        .on(.tapAction), .since(8), .notification(.inFront, .earlier),
        !.under(.nothing, .notificationCenter, .unnamed),
      ],
      "something covers the notification"
    ),
    .never(
      "tap-action.earlier",
      [.on(.tapAction), .since(8), .notification(.earlier), .from(.active)],
      "the notification came before the app was opened: Notification Center still has it"
    ),
    .never(
      "tap-action.before-unlock",
      [
        .on(.tapAction), .since(8), .notification(.earlier), .firstUnlock(.pending),
        .under(.nothing),
      ],
      "the device must be unlocked first"
    ),
    Transition(
      "tap-action.active",
      when: [.on(.tapAction), .since(8), .notification(.inFront), .from(.active)],
      moves: [.handOverResponse],
      to: .stay.used,
      because: "A button on the banner of the active app hands over the response.",
      .inferred,
      "R-30 R-36"
    ),
    Transition(
      "tap-action.inactive",
      when: [
        .on(.tapAction), .since(8), .notification(.inFront, .earlier), .from(.inactive),
        .under(.nothing, .notificationCenter, .unnamed),
      ],
      moves: [.handOverResponse],
      to: .stay.used,
      because: "A button pressed over the inactive app hands over the response; it stays inactive.",
      .inferred,
      "R-30"
    ),
    Transition(
      "tap-action.background",
      when: [
        .on(.tapAction), .since(8), .notification(.earlier), .from(.background),
        .under(.nothing, .notificationCenter),
      ],
      moves: [.handOverResponse],
      to: .stay.used,
      because: "A button is handed over in the background, where the app stays.",
      .documented,
      "R-30"
    ),
    Transition(
      "tap-action.resumes",
      when: [
        .on(.tapAction), .since(8), .notification(.earlier), .from(.suspended),
        .under(.nothing, .notificationCenter),
      ],
      moves: [.resume, .handOverResponse],
      to: .stay.used,
      because: "A button resumes the app in the background; then it is suspended again.",
      .resumedInBackground,
      "L-08 T-L7 R-30"
    ),
    Transition(
      "tap-action.launch",
      when: [
        .on(.tapAction), .since(8), .notification(.earlier), .withoutProcess, .firstUnlock(.done),
        .under(.nothing, .notificationCenter), .canLaunch, .staysWhenLeft,
      ],
      moves: [.launchBehind, .showViewsUnseen, .handOverResponse],
      to: .to(.suspended).used,
      because: "A button launches the app in the background and is handed over there.",
      .launchedInBackground,
      "L-08 T-L7 R-30"
    ),
    Transition(
      "tap-action.launch-exits-on-suspend",
      when: [
        .on(.tapAction), .since(8), .endsWhenLeft, .notification(.earlier), .withoutProcess,
        .firstUnlock(.done), .under(.nothing, .notificationCenter),
      ],
      moves: [.launchBehind, .showViewsUnseen, .handOverResponse, .terminate],
      to: .end(.system).used,
      because:
        "An app with UIApplicationExitsOnSuspend ends when its work in the background is done.",
      .inferred,
      "L-02 R-30"
    ),
    Transition(
      "tap-action.fails",
      when: [
        .on(.tapAction), .notification(.earlier), .withoutProcess, .firstUnlock(.done),
        .under(.nothing, .notificationCenter), .failsToLaunch,
      ],
      to: .stay.used,
      because: "Built with the iOS 27 SDK and without scenes, the app fails to launch.",
      .documented,
      "R-31 A-013"
    ),
  ]
}
