/// Whether there is no obstacle.
public enum Gate: UInt8, ColumnValue {
  /// There is no obstacle.
  case open
  /// There is at least one obstacle.
  case closed

  /// The word that prints.
  public var name: String { self == .open ? "open" : "closed" }
}

package enum Place: UInt8, ColumnValue {
  /// In front of the user, active or inactive.
  case foreground
  /// In memory, but not in the foreground.
  case background
  case notRunning

  package var name: String { ["foreground", "background", "not running"][place] }
}

/// What the user allows the app to show, on this version of iOS.
package enum Permission: UInt8, ColumnValue {
  /// Alerts, sounds and badges.
  case full
  /// Entries in the history of Notification Center only.
  case historyOnly
  /// Nothing, perhaps because the app has not asked.
  case refused

  package var name: String { ["full", "history only", "refused"][place] }
}
