internal import DecisionTables
internal import PushRules

/// Whether the session of the app's scene goes on from the last launch.
enum SceneSession: UInt8, ColumnValue {
  /// The session goes on.
  case kept
  /// The user threw it away in the switcher.
  case discarded
  /// There was none yet.
  case missing

  /// The words that print.
  var name: String {
    switch self {
    case .kept: "kept"
    case .discarded: "discarded"
    case .missing: "missing"
    }
  }
}

extension LifecycleInputDescription {
  static let session = LifecycleInputDescription(
    "scene session",
    get: { $0.session },
    set: { $0.session = $1 }
  )
}

extension Entry {
  static func session(_ values: SceneSession...) -> Entry { Entry(.session, values) }
}
