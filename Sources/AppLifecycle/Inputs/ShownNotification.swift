internal import DecisionTables
internal import PushRules

/// A notification that the user can act on.
enum ShownNotification: UInt8, ColumnValue {
  case nothing
  /// It came while the app was in the foreground, which it still is.
  case inFront
  /// It came while the app was not in the foreground, or the app has left the foreground since.
  case earlier

  var name: String { ["not there", "arrived in front", "arrived earlier"][place] }
}

extension Entry {
  static func notification(_ values: ShownNotification...) -> Entry { Entry(.notification, values) }
}
