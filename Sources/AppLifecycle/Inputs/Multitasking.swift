internal import DecisionTables
internal import PushRules

/// Whether apps can run in the background: from iOS 4, except on its oldest devices (L-25).
enum Multitasking: UInt8, ColumnValue {
  /// Apps can run in the background.
  case supported
  /// Apps end when the user leaves them.
  case missing
  /// The scenario says that the device lacks it, which no device with iOS 5 does.
  case lackIgnored

  var name: String { ["yes", "no", "ignored"][place] }
}

extension LifecycleConfiguration {
  var multitaskingSupport: Multitasking {
    if system < .iOS(4, 0) { return .missing }
    if multitasking == .present { return .supported }
    return system < .iOS(5, 0) ? .missing : .lackIgnored
  }
}

extension Entry {
  static func multitasking(_ values: Multitasking...) -> Entry { Entry(.multitasking, values) }
  /// Apps can run in the background.
  static var multitasking: Entry { multitasking(.supported, .lackIgnored) }
  /// Apps end when the user leaves them.
  static var singleTasking: Entry { multitasking(.missing) }
}
