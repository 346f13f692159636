/// The state of the app at the moment when the push arrives.
///
/// Code inside the app sees three of the five: `UIApplication.State` is active, inactive or
/// background. Suspended and not running are seen from outside only.
public enum AppState: Hashable, Sendable, CaseIterable {
  /// In the foreground, handling events.
  case active
  /// In the foreground, not handling events: a call, the switcher or Notification Center is over it.
  case inactive
  /// Running in the background.
  case background
  /// In memory, running no code.
  case suspended
  /// Not in memory.
  case notRunning(Termination)

  /// All states, told apart by what ended the app.
  public static let allCases: [AppState] =
    [.active, .inactive, .background, .suspended] + Termination.allCases.map(notRunning)

  /// The five states, with an app that the system ended standing for all that do not run.
  public static let five: [AppState] = [
    .active, .inactive, .background, .suspended, .notRunning(.system),
  ]

  /// The word of the command line.
  public var name: String {
    switch self {
    case .active: "active"
    case .inactive: "inactive"
    case .background: "background"
    case .suspended: "suspended"
    case .notRunning: "not-running"
    }
  }

  /// The state with what ended the app, where that is needed.
  public var fullName: String {
    if let termination { name + " (" + termination.rawValue + ")" } else { name }
  }

  /// What ended the app, if it does not run.
  public var termination: Termination? {
    if case .notRunning(let termination) = self { termination } else { nil }
  }
}

/// What ended an app that is not running.
public enum Termination: String, CaseIterable, Hashable, Sendable {
  /// The system, to get memory back.
  case system
  /// The user, by removing the app in the switcher: a force quit.
  case user
  /// A crash.
  case crash
  /// A restart of the device.
  case reboot
  /// Nothing: the app was never opened since it was installed.
  case neverLaunched = "never-launched"
}
