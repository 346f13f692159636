internal import DecisionTables
internal import PushRules

/// Whether apps go on in the background: from iOS 4, and on its oldest devices not at all (L-25).
enum Multitasking: UInt8, ColumnValue {
  /// They do.
  case supported
  /// They do not.
  case missing
  /// They do, although the device is said to lack it: every device that runs iOS 5 has it.
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
  /// What the device's lack of multitasking comes to.
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
