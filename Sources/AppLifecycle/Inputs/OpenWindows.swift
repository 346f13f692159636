internal import DecisionTables
internal import PushRules

/// How many windows of the app are open.
enum OpenWindows: UInt8, ColumnValue {
  /// One window is open, or the app has no process.
  case one
  /// Two windows are open, side by side.
  case two

  var name: String { ["one", "two"][place] }
}

extension Entry {
  static func windows(_ value: OpenWindows) -> Entry { Entry(.windows, [value]) }
}
