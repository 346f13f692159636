import DecisionTables

/// Something that happens to an app; the raw value is its name and its meaning.
public enum LifecycleEvent: String, CaseIterable, Hashable, Sendable {
  /// The user taps the icon of the app.
  case tapIcon = "tap-icon: The user taps the icon of the app."
  /// The user taps a notification of the app.
  case tapNotification = "tap-notification: The user taps a notification of the app."
  /// The user chooses an action of a notification that leaves the app in the background.
  case tapAction =
    "tap-action: The user chooses a button of a notification that leaves the app in the background."
  /// Another app or a web page opens a URL of the app.
  case openURL = "open-url: Another app or a web page opens a URL of the app."
  /// The user follows a universal link of the app.
  case openUniversalLink = "open-universal-link: The user follows a universal link of the app."
  /// The user chooses a quick action of the icon of the app.
  case openQuickAction =
    "open-quick-action: The user chooses a quick action of the icon of the app."
  /// A push arrives and gives the app no time to run.
  case pushWithoutTime = "push: A push arrives and gives the app no time."
  /// A push arrives while the app runs, in the foreground or in the background.
  case pushWhileRunning =
    "push: A push arrives while the app runs, in the foreground or in the background."
  /// A push arrives and resumes the app.
  case pushResumes = "push: A push arrives and resumes the app."
  /// A push arrives and launches the app.
  case pushLaunches = "push: A push arrives and launches the app."
  /// The system gives the app time for a background fetch.
  case backgroundFetch = "background-fetch: The system gives the app time for a background fetch."
  /// The system gives the app time for a processing task.
  case backgroundProcessing =
    "background-processing: The system gives the app time for a processing task."
  /// A transfer of a background session of the app has finished.
  case backgroundSession =
    "background-session: A transfer of a background session of the app has finished."
  /// The device enters or leaves a region of the app, or has moved far.
  case locationWake =
    "location-wake: The device enters or leaves a region of the app, or has moved far."
  /// The system prewarms a process of the app.
  case prewarm = "prewarm: The system prepares a process of the app ahead of a launch."
  /// The user presses Home, or swipes up.
  case home = "home: The user presses Home, or swipes up."
  /// The user opens another app.
  case openOtherApp = "open-other-app: The user opens another app."
  /// The user opens the switcher.
  case openSwitcher = "open-switcher: The user opens the switcher."
  /// The user chooses the app in the switcher.
  case returnFromSwitcher = "return-from-switcher: The user chooses the app in the switcher."
  /// The user removes the app in the switcher.
  case removeInSwitcher = "remove-in-switcher: The user removes the app in the switcher."
  /// The device is locked.
  case lock = "lock: The device is locked."
  /// The device is unlocked.
  case unlock = "unlock: The device is unlocked."
  /// A call comes in and fills the screen.
  case callIncoming = "call-incoming: A call comes in and rings over the whole screen."
  /// The user takes the call.
  case callAccept = "call-accept: The user takes the call."
  /// The user declines the call.
  case callDecline = "call-decline: The user declines the call."
  /// The system shows an alert, a permission dialog, Face ID or the sheet of Apple Pay.
  case systemAlertOpen =
    "system-alert-open: The system shows an alert, a permission dialog, Face ID or the sheet of Apple Pay."
  /// The system's alert closes.
  case systemAlertClose = "system-alert-close: The alert of the system is gone."
  /// The user opens Notification Center.
  case notificationCenterOpen = "notification-center-open: The user opens Notification Center."
  /// The user closes Notification Center.
  case notificationCenterClose = "notification-center-close: The user closes Notification Center."
  /// The user opens Control Center.
  case controlCenterOpen = "control-center-open: The user opens Control Center."
  /// The user closes Control Center.
  case controlCenterClose = "control-center-close: The user closes Control Center."
  /// Memory is low.
  case memoryWarning = "memory-warning: Memory is short."
  /// The system ends the app for its memory.
  case memoryPurge = "memory-purge: The system takes the memory of the app back."
  /// The app crashes.
  case crash = "crash: The app crashes."
  /// The device is restarted.
  case reboot = "reboot: The device is restarted."
  /// The device is switched off and on again, or its battery runs out.
  case powerOff =
    "power-off: The device is switched off, or its battery is empty, and it is switched on again."
  /// The user holds Home to quit the app in the foreground.
  case holdHome = "hold-home: The user holds Home until the app in the foreground is gone."
  /// The user deletes the app and installs it anew.
  case reinstall = "reinstall: The user deletes the app and installs it anew."
  /// The system disconnects the scene for its memory.
  case sceneDisconnect =
    "scene-disconnect: The system takes the scene of the app away, to get its memory back."
  /// The user opens a second window of the app in Split View.
  case newWindow = "new-window: The user opens a second window of the app in Split View."
  /// The user closes the second window.
  case closeWindow = "close-window: The user closes the second window."
  /// The app begins a background task; several may run at once.
  case backgroundTaskBegin =
    "background-task-begin: The app begins a background task; several may run at once."
  /// The app ends one of its background tasks.
  case backgroundTaskEnd = "background-task-end: The app ends one of its background tasks."
  /// The time of the background tasks runs out.
  case backgroundTaskExpire = "background-task-expire: The time of the background tasks runs out."
  /// The expiration handler has returned without ending the background task.
  case backgroundTaskOverrun =
    "background-task-overrun: The handler of an expired background task has returned, and the task was not ended."
  /// The app starts audio.
  case audioStart = "audio-start: The app begins to play sound."
  /// The app stops audio.
  case audioStop = "audio-stop: The app stops playing sound."
  /// The app starts location updates.
  case locationStart = "location-start: The app begins to follow its position."
  /// The app stops location updates.
  case locationStop = "location-stop: The app stops following its position."
  /// A timer of the app is due.
  case timerFire = "timer-fire: A timer of the app is due."
  /// Time passes.
  case timePass = "after: Time passes."
  /// The app pushes a view controller.
  case viewPush = "view-push: The app pushes a view controller."
  /// The app pops a view controller.
  case viewPop = "view-pop: The app pops a view controller."
  /// The app presents a view controller.
  case viewPresent = "view-present: The app presents a view controller."
  /// The app dismisses the presented view controller.
  case viewDismiss = "view-dismiss: The app dismisses the presented view controller."
  /// The user swipes back, and lets go too early.
  case viewPopCancel = "view-pop-cancel: The user swipes back in the app, and lets go too early."
  /// The user selects another tab of the app.
  case tabSelect = "tab-select: The user selects another tab of the app."
  /// The expiration handler returns, and the app has not ended its task yet.
  case backgroundTaskReturn =
    "background-task-return: The expiration handler returns, and the app has not ended its task yet."
  /// The system runs a continued processing task of the app.
  case continuedProcessing =
    "continued-processing: The system runs a continued processing task of the app."
  /// An App Intent or LiveActivityIntent of the app runs without opening it.
  case appIntent =
    "app-intent: An App Intent or LiveActivityIntent of the app runs without opening it."
}

extension LifecycleEvent {
  /// The name on the command line.
  public var name: String { Self.facts[place].name }

  package var meaning: String { Self.facts[place].meaning }

  var place: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  private static let facts = allCases.map { event in
    let name = event.rawValue.prefix { $0 != ":" }
    return (name: String(name), meaning: String(event.rawValue.dropFirst(name.count + 2)))
  }

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
}

extension Entry {
  static func on(_ events: LifecycleEvent...) -> Entry { on(events) }
  static var onLeaving: Entry { on(.home, .openOtherApp) }
  static func on(_ events: [LifecycleEvent]) -> Entry {
    Entry(Column(.event), events.reduce(0) { $0 | UInt64(bit: $1.place) })
  }
}
