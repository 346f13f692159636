internal import DecisionTables
internal import PushRules

/// What keeps the app running in the background besides background tasks.
enum Keeper: UInt8, ColumnValue {
  case nothing
  /// Audio that plays, in an app with the background mode for it.
  case audio
  /// Location updates, in an app with the background mode for them.
  case location
  case both

  var name: String { ["nothing", "audio", "location", "audio and location"][place] }

  /// This one and another.
  func with(_ other: Keeper) -> Keeper { Keeper(rawValue: rawValue | other.rawValue) ?? .both }

  /// This one without another.
  func without(_ other: Keeper) -> Keeper { Keeper(rawValue: rawValue & ~other.rawValue) ?? self }
}

extension Entry {
  static func kept(by values: Keeper...) -> Entry { Entry(.keeper, values) }
  /// Audio or location updates keep the app running.
  static var kept: Entry { !kept(by: .nothing) }
}
