internal import DecisionTables

/// Something that happens to an app.
public enum LifecycleEvent: UInt8, CaseIterable, Hashable, Sendable {
  /// The user taps the icon of the app.
  case tapIcon
  /// The user taps a notification of the app.
  case tapNotification
  /// The user chooses a button of a notification that leaves the app in the background.
  case tapAction
  /// Another app or a web page opens a URL of the app.
  case openURL
  /// The user follows a universal link of the app.
  case openUniversalLink
  /// A push arrives and gives the app no time.
  case pushWithoutTime
  /// A push arrives while the app runs, in the foreground or in the background.
  case pushWhileRunning
  /// A push arrives and resumes the app.
  case pushResumes
  /// A push arrives and launches the app.
  case pushLaunches
  /// The system gives the app time for a background fetch.
  case backgroundFetch
  /// The system prepares a process of the app ahead of a launch.
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
  /// A call comes in and rings over the whole screen.
  case callIncoming
  /// The user takes the call.
  case callAccept
  /// The user declines the call.
  case callDecline
  /// The user opens Notification Center.
  case notificationCenterOpen
  /// The user closes Notification Center.
  case notificationCenterClose
  /// The user opens Control Center.
  case controlCenterOpen
  /// The user closes Control Center.
  case controlCenterClose
  /// Memory is short.
  case memoryWarning
  /// The system takes the memory of the app back.
  case memoryPurge
  /// The app crashes.
  case crash
  /// The device is restarted.
  case reboot
  /// The system takes the scene of the app away, to get its memory back.
  case sceneDisconnect
  /// The app begins a background task.
  case backgroundTaskBegin
  /// The app ends its background task.
  case backgroundTaskEnd
  /// The time of the background task runs out.
  case backgroundTaskExpire
  /// The handler of an expired background task has returned, and the task was not ended.
  case backgroundTaskOverrun
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
}

extension LifecycleEvent {
  /// The word of the command line.
  public var name: String {
    switch self {
    case .tapIcon: "tap-icon"
    case .tapNotification: "tap-notification"
    case .tapAction: "tap-action"
    case .openURL: "open-url"
    case .openUniversalLink: "open-universal-link"
    case .pushWithoutTime, .pushWhileRunning, .pushResumes, .pushLaunches: "push"
    case .backgroundFetch: "background-fetch"
    case .prewarm: "prewarm"
    case .home: "home"
    case .openOtherApp: "open-other-app"
    case .openSwitcher: "open-switcher"
    case .returnFromSwitcher: "return-from-switcher"
    case .removeInSwitcher: "remove-in-switcher"
    case .lock: "lock"
    case .unlock: "unlock"
    case .callIncoming: "call-incoming"
    case .callAccept: "call-accept"
    case .callDecline: "call-decline"
    case .notificationCenterOpen: "notification-center-open"
    case .notificationCenterClose: "notification-center-close"
    case .controlCenterOpen: "control-center-open"
    case .controlCenterClose: "control-center-close"
    case .memoryWarning: "memory-warning"
    case .memoryPurge: "memory-purge"
    case .crash: "crash"
    case .reboot: "reboot"
    case .sceneDisconnect: "scene-disconnect"
    case .backgroundTaskBegin: "background-task-begin"
    case .backgroundTaskEnd: "background-task-end"
    case .backgroundTaskExpire: "background-task-expire"
    case .backgroundTaskOverrun: "background-task-overrun"
    case .timePass: "after"
    case .viewPush: "view-push"
    case .viewPop: "view-pop"
    case .viewPresent: "view-present"
    case .viewDismiss: "view-dismiss"
    }
  }

  /// Who or what makes it happen.
  package var cause: Cause {
    switch self {
    case .pushWithoutTime, .pushWhileRunning, .pushResumes, .pushLaunches: .push
    case .timePass: .clock
    case .backgroundTaskExpire, .backgroundTaskOverrun: .consequence
    default: .script
    }
  }

  /// Who or what makes an event happen.
  package enum Cause: Hashable, Sendable {
    /// The script names it.
    case script
    /// The script has a push arrive; the push rules decide which of these events that is.
    case push
    /// The script lets time pass.
    case clock
    /// It follows by itself.
    case consequence
  }

  /// The events that a script names by a word alone.
  public static let scripted: [LifecycleEvent] = allCases.filter { $0.cause == .script }

  /// The event that a script names by a word, or nil if there is none.
  public init?(_ name: String) {
    guard let found = Self.scripted.first(where: { $0.name == name }) else { return nil }
    self = found
  }
}

extension LifecycleInputDescription {
  static let event = LifecycleInputDescription(
    column: ColumnDescription("event", words: LifecycleEvent.allCases.map { $0.name }),
    source: .event
  )
}

extension Entry {
  static func on(_ events: LifecycleEvent...) -> Entry {
    Entry(Column(.event), events.reduce(0) { $0 | UInt64(bit: Int($1.rawValue)) })
  }
}
