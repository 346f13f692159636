internal import DecisionTables
internal import PushRules

/// What covers the screen.
enum Overlay: UInt8, ColumnValue {
  case nothing
  case switcher
  /// A call that fills the screen.
  case call
  /// A system alert, dialog or sheet.
  case alert
  case notificationCenter
  case controlCenter
  /// Something unnamed, for an app that is inactive at the start of the script.
  case unnamed

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

extension Entry {
  static func under(_ values: Overlay...) -> Entry { Entry(.overlay, values) }
}
