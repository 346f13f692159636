internal import DecisionTables
internal import PushRules

extension Caveat {
  /// What to know beside the step of an event in a moment.
  static func steps(of event: LifecycleEvent, in moment: Region) -> [Caveat] {
    stepsByEvent[Int(event.rawValue)].filter { $0.holds(in: moment) }
  }

  private static let stepsByEvent: [[Caveat]] = LifecycleEvent.allCases.map { event in
    steps.filter { $0.conditions.contains { $0.events.contains(event) } }
  }

  /// What to know beside a step, in the order in which it prints.
  static let steps: [Caveat] = [
    Caveat(
      "notification-center-bounce",
      when: [.on(.notificationCenterOpen), .since(11), .from(.active)],
      text: "From iOS 11 logs show a spurious didBecomeActive and willResignActive while "
        + "Notification Center is pulled down; pulled a little and let go, it may call nothing.",
      "L-14 T-N2 T-N3"
    ),
    Caveat(
      "call-banner",
      when: [.on(.callIncoming), .since(14), .from(.active)],
      text: "From iOS 14 a call can show as a banner; what the app is told then is not known, "
        + "probably nothing until the call is answered.",
      "L-05 T-I5 T-I7"
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
      "sheet-dragged",
      when: [.on(.viewPresent), .since(13)],
      text: "A sheet that is dragged and let go gets viewWillDisappear, viewWillAppear, "
        + "viewIsAppearing and viewDidAppear.",
      "T-V5"
    ),
    Caveat(
      "view-order",
      when: [
        .on(.tapIcon, .tapNotification, .openURL, .openUniversalLink, .returnFromSwitcher),
        .withoutProcess, .canLaunch,
      ],
      text: "Where viewDidAppear stands against didBecomeActive at a launch differs between "
        + "accounts: iOS 8 and, from 11, some see it before.",
      "T-V9"
    ),
    Caveat(
      "scene-launch-state",
      when: [
        .on(.tapIcon, .tapNotification, .openURL, .openUniversalLink, .returnFromSwitcher), .scene,
        .withoutProcess,
      ],
      text: "That the launch methods of an app with scenes read background follows from Apple's "
        + "text; no log shows it.",
      "T-S1"
    ),
    Caveat(
      "scene-order",
      when: [
        .on(
          .tapIcon,
          .tapNotification,
          .home,
          .openOtherApp,
          .openSwitcher,
          .returnFromSwitcher,
          .openURL,
          .openUniversalLink,
          .lock,
          .unlock
        ), .scene,
      ],
      text: "The order of a scene's callback, its notification and the app's notification among "
        + "themselves is not confirmed.",
      "T-S1"
    ),
    Caveat(
      "scenes-missing",
      when: [
        .on(
          .tapIcon,
          .tapNotification,
          .openURL,
          .openUniversalLink,
          .returnFromSwitcher,
          .backgroundFetch,
          .pushLaunches
        ), .since(18, 4), .app, .canLaunch, .withoutProcess,
      ],
      text: "From iOS 18.4 UIKit logs a warning at the launch of an app without scenes; built "
        + "with the iOS 27 SDK such an app does not launch.",
      "T-S13 R-31"
    ),
    Caveat(
      "scene-behind",
      when: [.on(.pushLaunches, .backgroundFetch), .scene, .withoutProcess],
      text: "On iOS 17.5 to 18.1 viewDidAppear was reported while the app was launched in the "
        + "background by a push.",
      "T-S10"
    ),
    Caveat(
      "home-and-back",
      when: [.on(.home), .since(11), .staysWhenLeft, .from(.active)],
      text: "From iOS 11 didEnterBackground waits for the end of the animation: an app that is "
        + "tapped before it ends gets willResignActive and didBecomeActive only.",
      "T-H2 T-R4"
    ),
    Caveat(
      "several-windows",
      when: [.on(.removeInSwitcher), .scene, .device(.iPadWithWindows), .inForeground],
      text: "While another window of the app is open, only this scene goes: sceneDidDisconnect, "
        + "and didDiscardSceneSessions at once or later.",
      "L-15 T-S7"
    ),
    Caveat(
      "task-limit",
      when: [.on(.backgroundTaskBegin), .since(4)],
      text: "How long a background task may run was measured: 600 seconds on iOS 4 to 6, 180 on "
        + "7 to 12, 30 from 13. Apple promises none of it and may end it early.",
      "L-10 T-B1"
    ),
    Caveat(
      "five-seconds",
      when: [.on(.backgroundTaskBegin), .since(4)],
      text: "didEnterBackground and willTerminate have about five seconds to return, or the app is "
        + "killed; begin the task before the work that needs it.",
      "T-K11 T-B1"
    ),
    Caveat(
      "expiration",
      when: [.on(.backgroundTaskExpire)],
      text: "Only background-task-end at this very moment saves the app: a task that is not ended "
        + "when the handler returns gets the app killed.",
      "L-11 T-K10"
    ),
    Caveat(
      "may-be-called",
      when: [.on(.memoryPurge), .from(.background)],
      text: "willTerminate may be called: an app that is killed at once gets no callback.",
      "T-K4 T-K7"
    ),
  ]
}

extension Caveat {
  /// States what to know beside a step in the moments in which all entries hold.
  fileprivate init(_ id: String, when entries: [Entry], text: String, _ citations: String) {
    self.init(id, in: Region.moments.keeping(entries), text: text, citations)
  }
}
