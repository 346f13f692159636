internal import DecisionTables
internal import PushRules

/// Whether a scene is connected to the process.
enum SceneAttachment: UInt8, ColumnValue {
  /// One is, or the app has no scenes.
  case connected
  /// The system took it away.
  case disconnected

  /// The words that print.
  var name: String {
    switch self {
    case .connected: "connected"
    case .disconnected: "disconnected"
    }
  }
}

extension LifecycleInputDescription {
  static let scene = LifecycleInputDescription(
    "scene",
    get: { $0.scene },
    set: { $0.scene = $1 }
  )
}

extension Entry {
  static func scene(_ values: SceneAttachment...) -> Entry { Entry(.scene, values) }
}
