internal import DecisionTables

/// Whether there is no obstacle.
public enum Gate: UInt8, ColumnValue {
  /// There is no obstacle.
  case open
  /// There is at least one obstacle.
  case closed

  /// The word that prints.
  public var name: String { self == .open ? "open" : "closed" }
}

/// Where the app is when the push arrives.
package enum Place: UInt8, ColumnValue {
  /// In front of the user, active or inactive.
  case foreground
  /// In memory, but not in the foreground.
  case background
  /// Not in memory.
  case notRunning

  package var name: String {
    switch self {
    case .foreground: "foreground"
    case .background: "background"
    case .notRunning: "not running"
    }
  }
}

/// What the user allows the app to show, on this version of iOS.
package enum Permission: UInt8, ColumnValue {
  /// Alerts, sounds and badges.
  case full
  /// Entries in the history of Notification Center only.
  case historyOnly
  /// Nothing, perhaps because the app has not asked.
  case refused

  package var name: String {
    switch self {
    case .full: "full"
    case .historyOnly: "history only"
    case .refused: "refused"
    }
  }
}

extension Entry {
  static var place: TypedColumn<Place> { TypedColumn(answer: .place) }
  static var permission: TypedColumn<Permission> { TypedColumn(answer: .permission) }
  static var contentAvailable: TypedColumn<Presence> { TypedColumn(answer: .contentAvailable) }
  static var mutableContent: TypedColumn<Presence> { TypedColumn(answer: .mutableContent) }
  static var feasibility: TypedColumn<Gate> { TypedColumn(answer: .feasibility) }
}
