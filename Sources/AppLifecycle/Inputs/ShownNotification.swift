internal import DecisionTables
internal import PushRules

/// A notification of the app that the user can act on.
enum ShownNotification: UInt8, ColumnValue {
  /// There is none.
  case nothing
  /// The app was in the foreground when it came, and still is.
  case inFront
  /// It came before, or while the app was not in the foreground.
  case earlier

  /// The words that print.
  var name: String {
    switch self {
    case .nothing: "not there"
    case .inFront: "arrived in front"
    case .earlier: "arrived earlier"
    }
  }
}

extension LifecycleInputDescription {
  static let notification = LifecycleInputDescription(
    "notification",
    get: { $0.notification },
    set: { $0.notification = $1 }
  )
}

extension Entry {
  static func notification(_ values: ShownNotification...) -> Entry { Entry(.notification, values) }
}
