/// Whether iOS calls `willPresent` to ask what to show.
package enum WillPresentCall: UInt8, ColumnValue {
  case asked, skipped

  package var name: String { self == .asked ? "asked" : "skipped" }
}

/// What the user gets to see or hear.
public enum Presentation: UInt8, ColumnValue {
  /// Nothing.
  case nothing
  /// The alert, with the sound and the badge of the payload.
  case shown
  /// A badge on the icon, and nothing to see or tap besides.
  case badge
  /// A sound, and nothing to see or tap.
  case sound
  /// What `willPresent` returns.
  case willPresent
  /// An entry in the history of Notification Center, without a sound.
  case historyOnly
  /// A Live Activity that the system starts.
  case activityStarted
  /// A Live Activity that the system updates.
  case activityUpdated
  /// A Live Activity that the system ends.
  case activityEnded
  /// Widgets whose timelines the system reloads.
  case widgetsReloaded
  /// Controls that the system reloads.
  case controlsReloaded
  /// No source states it, or another receiver decides.
  case unknown

  /// The word that prints.
  public var name: String {
    [
      "none", "shown", "badge", "sound", "will-present", "history-only", "activity-started",
      "activity-updated", "activity-ended", "widgets-reloaded", "controls-reloaded", "unknown",
    ][place]
  }
}

/// Whether the notification service extension runs.
package enum ExtensionRun: UInt8, ColumnValue {
  case runs, skipped

  package var name: String { self == .runs ? "runs" : "skipped" }
}
