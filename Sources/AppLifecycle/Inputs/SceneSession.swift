internal import DecisionTables
internal import PushRules

/// Whether the session of the scene continues from the last launch.
enum SceneSession: UInt8, ColumnValue {
  /// It continues.
  case kept
  /// The user discarded it in the switcher.
  case discarded
  /// There was none before.
  case missing

  var name: String { ["kept", "discarded", "missing"][place] }
}

extension Entry {
  static func session(_ values: SceneSession...) -> Entry { Entry(.session, values) }
}
