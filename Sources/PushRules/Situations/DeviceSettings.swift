/// A switch in the settings of the device.
public enum Setting: UInt8, ColumnValue {
  /// Switched off.
  case off
  /// Switched on.
  case on

  /// The word of the command line.
  public var name: String {
    switch self {
    case .off: "off"
    case .on: "on"
    }
  }
}

/// What the user allows the app to show.
public enum Authorization: UInt8, ColumnValue {
  /// Notifications are allowed.
  case authorized
  /// Notifications go to the history without asking, from iOS 12.
  case provisional
  /// Notifications are refused.
  case denied
  /// The user was not asked.
  case notDetermined

  /// The word of the command line.
  public var name: String {
    switch self {
    case .authorized: "authorized"
    case .provisional: "provisional"
    case .denied: "denied"
    case .notDetermined: "not-determined"
    }
  }
}

/// Whether the device was unlocked since it was started.
public enum FirstUnlock: UInt8, ColumnValue {
  /// It was unlocked.
  case done
  /// It was not unlocked yet.
  case pending

  /// The word of the command line.
  public var name: String {
    switch self {
    case .done: "done"
    case .pending: "pending"
    }
  }
}
