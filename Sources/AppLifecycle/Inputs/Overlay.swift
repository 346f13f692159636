internal import DecisionTables
internal import PushRules

/// What covers the screen.
enum Overlay: UInt8, ColumnValue {
  /// Nothing covers it.
  case nothing
  /// The switcher.
  case switcher
  /// A call that rings over the whole screen.
  case call
  /// An alert, a dialog or a sheet of the system.
  case alert
  /// Notification Center.
  case notificationCenter
  /// Control Center.
  case controlCenter
  /// Something that the script does not name: an app that starts out inactive is covered by it.
  case unnamed

  /// The words that print.
  var name: String {
    switch self {
    case .nothing: "nothing"
    case .switcher: "the switcher"
    case .call: "a call"
    case .alert: "a system alert"
    case .notificationCenter: "Notification Center"
    case .controlCenter: "Control Center"
    case .unnamed: "something unnamed"
    }
  }
}

extension LifecycleInputDescription {
  static let overlay = LifecycleInputDescription(
    "under",
    get: { $0.overlay },
    set: { $0.overlay = $1 }
  )
}

extension Entry {
  static func under(_ values: Overlay...) -> Entry { Entry(.overlay, values) }
}
