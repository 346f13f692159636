internal import DecisionTables
public import PushRules

/// The kind of device, where it changes what the switcher does.
public enum Device: UInt8, ColumnValue {
  /// An iPhone.
  case iPhone
  /// An iPad, the app with one window.
  case iPad
  /// An iPad, the app with several windows.
  case iPadWithWindows

  /// The words that print.
  public var name: String {
    switch self {
    case .iPhone: "iPhone"
    case .iPad: "iPad"
    case .iPadWithWindows: "iPad with several windows"
    }
  }
}

extension LifecycleInputDescription {
  static let device = LifecycleInputDescription("device", configuration: { $0.device })
}

extension Entry {
  static func device(_ values: Device...) -> Entry { Entry(.device, values) }
}
