internal import PushRules

/// Something to know beside a step, with the events and moments that it belongs to.
struct NoteRule: Hashable, Sendable {
  let note: Note
  let events: [LifecycleEvent]
  let when: Moments

  init(
    _ id: String,
    on events: LifecycleEvent...,
    when words: Moments...,
    text: String,
    _ citations: String...
  ) {
    note = Note(id: id, text: text, citations: citations)
    self.events = events
    self.when = words.reduce(.any, &)
  }

  /// The notes on an event in a moment.
  static func notes(on event: LifecycleEvent, in moment: Moments) -> [Note] {
    byEvent[Int(event.rawValue)].filter { $0.when.contains(moment) }.map(\.note)
  }

  private static let byEvent: [[NoteRule]] = LifecycleEvent.allCases.map { event in
    all.filter { $0.events.contains(event) }
  }

  /// All of them, in the order in which they print.
  static let all = centers + launches + leaving + background
}

extension NoteRule {
  private static let centers = [
    NoteRule(
      "notification-center-bounce",
      on: .notificationCenterOpen,
      when: .since(11),
      .from(.active),
      text: "From iOS 11 logs show a spurious didBecomeActive and willResignActive while "
        + "Notification Center is pulled down; pulled a little and let go, it may call nothing.",
      "L-14",
      "T-N2",
      "T-N3"
    ),
    NoteRule(
      "call-banner",
      on: .callIncoming,
      when: .since(14),
      .from(.active),
      text: "From iOS 14 a call can show as a banner; what the app is told then is not known, "
        + "probably nothing until the call is answered.",
      "L-05",
      "T-I5",
      "T-I7"
    ),
    NoteRule(
      "protected-data",
      on: .lock,
      .unlock,
      when: .since(4),
      .firstUnlock(.done),
      text: "With a passcode and data protection, protectedDataWillBecomeUnavailable follows some "
        + "seconds after locking and protectedDataDidBecomeAvailable comes with unlocking; "
        + "their place among the others is not confirmed.",
      "T-LK5"
    ),
    NoteRule(
      "sheet-dragged",
      on: .viewPresent,
      when: .since(13),
      text: "A sheet that is dragged and let go gets viewWillDisappear, viewWillAppear, "
        + "viewIsAppearing and viewDidAppear.",
      "T-V5"
    ),
  ]

  private static let launches = [
    NoteRule(
      "view-order",
      on: .tapIcon,
      .tapNotification,
      .openURL,
      .openUniversalLink,
      .returnFromSwitcher,
      when: .withoutProcess,
      .canLaunch,
      text: "Where viewDidAppear stands against didBecomeActive at a launch differs between "
        + "accounts: iOS 8 and, from 11, some see it before.",
      "T-V9"
    ),
    NoteRule(
      "scene-launch-state",
      on: .tapIcon,
      .tapNotification,
      .openURL,
      .openUniversalLink,
      .returnFromSwitcher,
      when: .scene,
      .withoutProcess,
      text: "That the launch methods of an app with scenes read background follows from Apple's "
        + "text; no log shows it.",
      "T-S1"
    ),
    NoteRule(
      "scene-order",
      on: .tapIcon,
      .tapNotification,
      .home,
      .openOtherApp,
      .openSwitcher,
      .returnFromSwitcher,
      .openURL,
      .openUniversalLink,
      .lock,
      .unlock,
      when: .scene,
      text: "The order of a scene's callback, its notification and the app's notification among "
        + "themselves is not confirmed.",
      "T-S1"
    ),
    NoteRule(
      "scenes-missing",
      on: .tapIcon,
      .tapNotification,
      .openURL,
      .openUniversalLink,
      .returnFromSwitcher,
      .backgroundFetch,
      .pushLaunches,
      when: .since(18, 4),
      .app,
      .canLaunch,
      .withoutProcess,
      text: "From iOS 18.4 UIKit logs a warning at the launch of an app without scenes; built "
        + "with the iOS 27 SDK such an app does not launch.",
      "T-S13",
      "R-31"
    ),
    NoteRule(
      "scene-behind",
      on: .pushLaunches,
      .backgroundFetch,
      when: .scene,
      .withoutProcess,
      text: "On iOS 17.5 to 18.1 viewDidAppear was reported while the app was launched in the "
        + "background by a push.",
      "T-S10"
    ),
  ]

  private static let leaving = [
    NoteRule(
      "home-and-back",
      on: .home,
      when: .since(11),
      .staysWhenLeft,
      .from(.active),
      text: "From iOS 11 didEnterBackground waits for the end of the animation: an app that is "
        + "tapped before it ends gets willResignActive and didBecomeActive only.",
      "T-H2",
      "T-R4"
    ),
    NoteRule(
      "several-windows",
      on: .removeInSwitcher,
      when: .scene,
      .device(.iPadWithWindows),
      .inForeground,
      text: "While another window of the app is open, only this scene goes: sceneDidDisconnect, "
        + "and didDiscardSceneSessions at once or later.",
      "L-15",
      "T-S7"
    ),
  ]

  private static let background = [
    NoteRule(
      "task-limit",
      on: .backgroundTaskBegin,
      when: .since(4),
      text: "How long a background task may run was measured: 600 seconds on iOS 4 to 6, 180 on "
        + "7 to 12, 30 from 13. Apple promises none of it and may end it early.",
      "L-10",
      "T-B1"
    ),
    NoteRule(
      "five-seconds",
      on: .backgroundTaskBegin,
      when: .since(4),
      text: "didEnterBackground and willTerminate have about five seconds to return, or the app is "
        + "killed; begin the task before the work that needs it.",
      "T-K11",
      "T-B1"
    ),
    NoteRule(
      "expiration",
      on: .backgroundTaskExpire,
      text: "Only background-task-end at this very moment saves the app: a task that is not ended "
        + "when the handler returns gets the app killed.",
      "L-11",
      "T-K10"
    ),
    NoteRule(
      "may-be-called",
      on: .memoryPurge,
      when: .from(.background),
      text: "willTerminate may be called: an app that is killed at once gets no callback.",
      "T-K4",
      "T-K7"
    ),
  ]
}
