/// What covers the screen.
public enum Overlay: UInt8, CaseIterable, Hashable, Sendable {
  /// Nothing does.
  case nothing
  /// The switcher.
  case switcher
  /// A call that rings over the whole screen.
  case call
  /// Notification Center.
  case notificationCenter
  /// Control Center.
  case controlCenter
  /// Something that the script does not name: an app that starts out inactive is covered by it.
  case unnamed
}

/// Whether the device is locked.
public enum Screen: UInt8, CaseIterable, Hashable, Sendable {
  /// It is not.
  case unlocked
  /// It is, and unlocking returns to the app.
  case lockedOverApp
  /// It is, and unlocking returns to something else.
  case lockedElsewhere
}

/// A notification of the app that the user can act on.
public enum ShownNotification: UInt8, CaseIterable, Hashable, Sendable {
  /// There is none.
  case nothing
  /// The app was in the foreground when it came, and still is.
  case inFront
  /// It came before, or while the app was not in the foreground.
  case earlier
}

/// Whether a background task of the app runs.
public enum BackgroundTask: UInt8, CaseIterable, Hashable, Sendable {
  /// None runs.
  case idle
  /// One of `beginBackgroundTask` runs.
  case running
}

/// Whether the session of the app's scene goes on from the last launch.
public enum SceneSession: UInt8, CaseIterable, Hashable, Sendable {
  /// It does.
  case kept
  /// The user threw it away in the switcher.
  case discarded
  /// There was none yet.
  case missing
}

/// Whether a scene is connected to the process.
public enum SceneConnectionState: UInt8, CaseIterable, Hashable, Sendable {
  /// One is, or the app has no scenes.
  case connected
  /// The system took it away.
  case disconnected
}
