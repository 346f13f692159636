import AppLifecycle

/// The groups in which the help lists the events of a script.
enum EventGroup: String, CaseIterable, Sendable {
  case push = "pushes and time"
  case coming = "into the app"
  case leaving = "out of the app"
  case switcher
  case cover = "over the app"
  case background
  case ending = "memory and end"
  case window = "scenes"
  case view = "views"
  case synonym = "synonyms"

  /// The words of all events, by group.
  static let glossary = CommandDescription.Glossary(
    title: "events",
    entries: allCases.map { .init(label: $0.rawValue, words: $0.words) }
  )

  private var words: [String] {
    let words = LifecycleEvent.scripted.filter { EventGroup($0) == self }.map(\.name)
    return switch self {
    case .push: ["push:FILE", "after:SECONDS"] + words
    case .synonym: LifecycleEvent.synonyms.map { $0.word + "=" + $0.event.name }
    default: words
    }
  }

  private init(_ event: LifecycleEvent) {
    switch event {
    case .pushWithoutTime, .pushWhileRunning, .pushResumes, .pushLaunches, .timePass: self = .push
    case .tapIcon, .tapNotification, .tapAction, .openURL, .openUniversalLink, .openQuickAction,
      .unlock:
      self = .coming
    case .home, .openOtherApp, .lock: self = .leaving
    case .openSwitcher, .returnFromSwitcher, .removeInSwitcher: self = .switcher
    case .callIncoming, .callAccept, .callDecline, .systemAlertOpen, .systemAlertClose,
      .notificationCenterOpen, .notificationCenterClose, .controlCenterOpen, .controlCenterClose:
      self = .cover
    case .backgroundFetch, .backgroundProcessing, .backgroundSession, .locationWake, .prewarm,
      .continuedProcessing, .appIntent,
      .backgroundTaskBegin, .backgroundTaskEnd, .backgroundTaskExpire, .backgroundTaskOverrun,
      .backgroundTaskReturn,
      .audioStart, .audioStop, .locationStart, .locationStop, .timerFire:
      self = .background
    case .memoryWarning, .memoryPurge, .crash, .reboot, .powerOff, .holdHome, .reinstall:
      self = .ending
    case .sceneDisconnect, .newWindow, .closeWindow: self = .window
    case .viewPush, .viewPop, .viewPopCancel, .tabSelect, .viewPresent, .viewDismiss: self = .view
    }
  }
}
