extension LifecycleEvent {
  /// What the event is, in one sentence.
  package var meaning: String {
    switch self {
    case .tapIcon: "The user taps the icon of the app."
    case .tapNotification: "The user taps a notification of the app."
    case .tapAction:
      "The user chooses a button of a notification that leaves the app in the background."
    case .openURL: "Another app or a web page opens a URL of the app."
    case .openUniversalLink: "The user follows a universal link of the app."
    case .pushWithoutTime: "A push arrives and gives the app no time."
    case .pushWhileRunning:
      "A push arrives while the app runs, in the foreground or in the background."
    case .pushResumes: "A push arrives and resumes the app."
    case .pushLaunches: "A push arrives and launches the app."
    case .backgroundFetch: "The system gives the app time for a background fetch."
    case .prewarm: "The system prepares a process of the app ahead of a launch."
    case .home: "The user presses Home, or swipes up."
    case .openOtherApp: "The user opens another app."
    case .openSwitcher: "The user opens the switcher."
    case .returnFromSwitcher: "The user chooses the app in the switcher."
    case .removeInSwitcher: "The user removes the app in the switcher."
    case .lock: "The device is locked."
    case .unlock: "The device is unlocked."
    case .callIncoming: "A call comes in and rings over the whole screen."
    case .callAccept: "The user takes the call."
    case .callDecline: "The user declines the call."
    case .notificationCenterOpen: "The user opens Notification Center."
    case .notificationCenterClose: "The user closes Notification Center."
    case .controlCenterOpen: "The user opens Control Center."
    case .controlCenterClose: "The user closes Control Center."
    case .memoryWarning: "Memory is short."
    case .memoryPurge: "The system takes the memory of the app back."
    case .crash: "The app crashes."
    case .reboot: "The device is restarted."
    case .sceneDisconnect: "The system takes the scene of the app away, to get its memory back."
    case .backgroundTaskBegin: "The app begins a background task."
    case .backgroundTaskEnd: "The app ends its background task."
    case .backgroundTaskExpire: "The time of the background task runs out."
    case .backgroundTaskOverrun:
      "The handler of an expired background task has returned, and the task was not ended."
    case .timePass: "Time passes."
    case .viewPush: "The app pushes a view controller."
    case .viewPop: "The app pops a view controller."
    case .viewPresent: "The app presents a view controller."
    case .viewDismiss: "The app dismisses the presented view controller."
    }
  }
}
