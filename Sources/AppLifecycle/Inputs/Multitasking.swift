internal import DecisionTables
internal import PushRules

/// Whether apps go on in the background: from iOS 4, except on its oldest devices (L-25).
enum Multitasking: UInt8, ColumnValue {
  /// Apps go on in the background.
  case supported
  /// Apps end when they are left.
  case missing
  /// The scenario says that the device lacks it, but every device with iOS 5 has it.
  case lackIgnored

  /// The words that print.
  var name: String {
    switch self {
    case .supported: "yes"
    case .missing: "no"
    case .lackIgnored: "ignored"
    }
  }
}

extension LifecycleConfiguration {
  /// Whether the device has multitasking, and whether its lack counts.
  var multitaskingSupport: Multitasking {
    if system < .iOS(4, 0) { return .missing }
    if multitasking == .present { return .supported }
    return system < .iOS(5, 0) ? .missing : .lackIgnored
  }
}

extension LifecycleInputDescription {
  static let multitasking = LifecycleInputDescription(
    "multitasking",
    configuration: { $0.multitaskingSupport }
  )
}

extension Entry {
  static func multitasking(_ values: Multitasking...) -> Entry { Entry(.multitasking, values) }
  /// Apps go on in the background.
  static var multitasking: Entry { multitasking(.supported, .lackIgnored) }
  /// Apps end when they are left.
  static var singleTasking: Entry { multitasking(.missing) }
}
