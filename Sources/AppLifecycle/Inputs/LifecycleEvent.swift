import DecisionTables

/// Something that happens to an app.
public enum LifecycleEvent: UInt8, CaseIterable, Hashable, Sendable {
  /// The user taps the icon of the app.
  case tapIcon
  /// The user taps a notification of the app.
  case tapNotification
  /// The user chooses an action of a notification that leaves the app in the background.
  case tapAction
  /// Another app or a web page opens a URL of the app.
  case openURL
  /// The user follows a universal link of the app.
  case openUniversalLink
  /// The user chooses a quick action of the icon of the app.
  case openQuickAction
  /// A push arrives and gives the app no time to run.
  case pushWithoutTime
  /// A push arrives while the app runs, in the foreground or in the background.
  case pushWhileRunning
  /// A push arrives and resumes the app.
  case pushResumes
  /// A push arrives and launches the app.
  case pushLaunches
  /// The system gives the app time for a background fetch.
  case backgroundFetch
  /// The system gives the app time for a processing task.
  case backgroundProcessing
  /// A transfer of a background session of the app has finished.
  case backgroundSession
  /// The device enters or leaves a region of the app, or has moved far.
  case locationWake
  /// The system prewarms a process of the app.
  case prewarm
  /// The user presses Home, or swipes up.
  case home
  /// The user opens another app.
  case openOtherApp
  /// The user opens the switcher.
  case openSwitcher
  /// The user chooses the app in the switcher.
  case returnFromSwitcher
  /// The user removes the app in the switcher.
  case removeInSwitcher
  /// The device is locked.
  case lock
  /// The device is unlocked.
  case unlock
  /// A call comes in and fills the screen.
  case callIncoming
  /// The user takes the call.
  case callAccept
  /// The user declines the call.
  case callDecline
  /// The system shows an alert, a permission dialog, Face ID or the sheet of Apple Pay.
  case systemAlertOpen
  /// The system's alert closes.
  case systemAlertClose
  /// The user opens Notification Center.
  case notificationCenterOpen
  /// The user closes Notification Center.
  case notificationCenterClose
  /// The user opens Control Center.
  case controlCenterOpen
  /// The user closes Control Center.
  case controlCenterClose
  /// Memory is low.
  case memoryWarning
  /// The system ends the app for its memory.
  case memoryPurge
  /// The app crashes.
  case crash
  /// The device is restarted.
  case reboot
  /// The device is switched off and on again, or its battery runs out.
  case powerOff
  /// The user holds Home to quit the app in the foreground.
  case holdHome
  /// The user deletes the app and installs it anew.
  case reinstall
  /// The system disconnects the scene for its memory.
  case sceneDisconnect
  /// The user opens a second window of the app in Split View.
  case newWindow
  /// The user closes the second window.
  case closeWindow
  /// The app begins a background task; several may run at once.
  case backgroundTaskBegin
  /// The app ends one of its background tasks.
  case backgroundTaskEnd
  /// The time of the background tasks runs out.
  case backgroundTaskExpire
  /// The expiration handler has returned without ending the background task.
  case backgroundTaskOverrun
  /// The app starts audio.
  case audioStart
  /// The app stops audio.
  case audioStop
  /// The app starts location updates.
  case locationStart
  /// The app stops location updates.
  case locationStop
  /// A timer of the app is due.
  case timerFire
  /// Time passes.
  case timePass
  /// The app pushes a view controller.
  case viewPush
  /// The app pops a view controller.
  case viewPop
  /// The app presents a view controller.
  case viewPresent
  /// The app dismisses the presented view controller.
  case viewDismiss
  /// The user swipes back, and lets go too early.
  case viewPopCancel
  /// The user selects another tab of the app.
  case tabSelect
  /// The expiration handler returns, and the app has not ended its task yet.
  case backgroundTaskReturn
  /// The system runs a continued processing task of the app.
  case continuedProcessing
  /// An App Intent or LiveActivityIntent of the app runs without opening it.
  case appIntent
}

extension LifecycleEvent {
  /// The name on the command line.
  public var name: String { Self.facts[Int(rawValue)].key }

  package var meaning: String { Self.facts[Int(rawValue)].value }

  package var cause: Cause {
    switch self {
    case .pushWithoutTime, .pushWhileRunning, .pushResumes, .pushLaunches: .push
    case .timePass: .clock
    case .backgroundTaskExpire, .backgroundTaskOverrun: .consequence
    default: .script
    }
  }

  package enum Cause: Hashable, Sendable {
    case script
    /// A push of the script: the push rules choose the event.
    case push
    /// The script lets time pass.
    case clock
    /// It follows by itself.
    case consequence
  }

  /// The events that a script can name by a word alone.
  public static let scripted: [LifecycleEvent] = allCases.filter { $0.cause == .script }

  package static let synonyms: [(word: String, event: LifecycleEvent)] = [
    ("kill", .removeInSwitcher), ("launch", .tapIcon),
  ]

  /// Words for what is no part of this model, and why; other-platforms has the sources.
  package static let unmodelled: KeyValuePairs = [
    "watch apple-watch watchos":
      "what shows on the watch runs the methods of the iPhone's app: pushroute rules apple-watch",
    "app-clip appclip clip":
      "an App Clip has a permission of its own, for 8 hours after each launch, and no rules here",
    "hidden-app locked-app hidden locked":
      "a locked or hidden app shows no content; what its methods get is not documented",
    "focus do-not-disturb summary":
      "a Focus changes what is shown, and no callback: pushroute rules focus",
    "carplay carplay-connect carplay-disconnect":
      "the scenes of CarPlay show templates and no windows, and no log of them is known",
    "external-display external-display-connect airplay":
      "the scene of an external display is never active, and no log of it is known",
    "mac catalyst mac-catalyst quit":
      "on a Mac apps are not suspended, and windows and quitting are the user's",
    "sms text-message email other-push":
      "a banner of another app does nothing to this one",
  ]

  /// The event with a name or synonym in scripts, or nil.
  public init?(_ name: String) {
    let found =
      Self.scripted.first { $0.name == name } ?? Self.synonyms.first { $0.word == name }?.event
    guard let found else { return nil }
    self = found
  }

  /// The names and meanings, in the order of the cases.
  private static let facts: KeyValuePairs<String, String> = [
    "tap-icon": "The user taps the icon of the app.",
    "tap-notification": "The user taps a notification of the app.",
    "tap-action":
      "The user chooses a button of a notification that leaves the app in the background.",
    "open-url": "Another app or a web page opens a URL of the app.",
    "open-universal-link": "The user follows a universal link of the app.",
    "open-quick-action": "The user chooses a quick action of the icon of the app.",
    "push": "A push arrives and gives the app no time.",
    "push": "A push arrives while the app runs, in the foreground or in the background.",
    "push": "A push arrives and resumes the app.",
    "push": "A push arrives and launches the app.",
    "background-fetch": "The system gives the app time for a background fetch.",
    "background-processing": "The system gives the app time for a processing task.",
    "background-session": "A transfer of a background session of the app has finished.",
    "location-wake": "The device enters or leaves a region of the app, or has moved far.",
    "prewarm": "The system prepares a process of the app ahead of a launch.",
    "home": "The user presses Home, or swipes up.",
    "open-other-app": "The user opens another app.",
    "open-switcher": "The user opens the switcher.",
    "return-from-switcher": "The user chooses the app in the switcher.",
    "remove-in-switcher": "The user removes the app in the switcher.",
    "lock": "The device is locked.",
    "unlock": "The device is unlocked.",
    "call-incoming": "A call comes in and rings over the whole screen.",
    "call-accept": "The user takes the call.",
    "call-decline": "The user declines the call.",
    "system-alert-open":
      "The system shows an alert, a permission dialog, Face ID or the sheet of Apple Pay.",
    "system-alert-close": "The alert of the system is gone.",
    "notification-center-open": "The user opens Notification Center.",
    "notification-center-close": "The user closes Notification Center.",
    "control-center-open": "The user opens Control Center.",
    "control-center-close": "The user closes Control Center.",
    "memory-warning": "Memory is short.",
    "memory-purge": "The system takes the memory of the app back.",
    "crash": "The app crashes.",
    "reboot": "The device is restarted.",
    "power-off":
      "The device is switched off, or its battery is empty, and it is switched on again.",
    "hold-home": "The user holds Home until the app in the foreground is gone.",
    "reinstall": "The user deletes the app and installs it anew.",
    "scene-disconnect": "The system takes the scene of the app away, to get its memory back.",
    "new-window": "The user opens a second window of the app in Split View.",
    "close-window": "The user closes the second window.",
    "background-task-begin": "The app begins a background task; several may run at once.",
    "background-task-end": "The app ends one of its background tasks.",
    "background-task-expire": "The time of the background tasks runs out.",
    "background-task-overrun":
      "The handler of an expired background task has returned, and the task was not ended.",
    "audio-start": "The app begins to play sound.",
    "audio-stop": "The app stops playing sound.",
    "location-start": "The app begins to follow its position.",
    "location-stop": "The app stops following its position.",
    "timer-fire": "A timer of the app is due.",
    "after": "Time passes.",
    "view-push": "The app pushes a view controller.",
    "view-pop": "The app pops a view controller.",
    "view-present": "The app presents a view controller.",
    "view-dismiss": "The app dismisses the presented view controller.",
    "view-pop-cancel": "The user swipes back in the app, and lets go too early.",
    "tab-select": "The user selects another tab of the app.",
    "background-task-return":
      "The expiration handler returns, and the app has not ended its task yet.",
    "continued-processing": "The system runs a continued processing task of the app.",
    "app-intent": "An App Intent or LiveActivityIntent of the app runs without opening it.",
  ]
}

extension Entry {
  static func on(_ events: LifecycleEvent...) -> Entry { on(events) }
  static var onLeaving: Entry { on(.home, .openOtherApp) }
  static func on(_ events: [LifecycleEvent]) -> Entry {
    Entry(Column(.event), events.reduce(0) { $0 | UInt64(bit: Int($1.rawValue)) })
  }
}
