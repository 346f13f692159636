internal import DecisionTables
package import PushRules

/// Whether apps can run in the background: from iOS 4, except on its oldest devices (L-25).
enum Multitasking: UInt8, ColumnValue {
  case supported
  case missing
  /// The scenario states that the device lacks it, but every device with iOS 5 or later has it.
  case lackIgnored

  var name: String { ["yes", "no", "ignored"][place] }
}

/// Whether the app is suspended when the user leaves it.
enum Suspension: UInt8, ColumnValue {
  case accepted
  /// It ends instead: `UIApplicationExitsOnSuspend` is YES.
  case refused
  /// It is suspended: this version of iOS ignores `UIApplicationExitsOnSuspend`.
  case refusalIgnored

  var name: String { ["no", "yes", "ignored"][place] }
}

extension LifecycleConfiguration {
  var multitaskingSupport: Multitasking {
    if system < .iOS(4, 0) { return .missing }
    if multitasking == .present { return .supported }
    return system < .iOS(5, 0) ? .missing : .lackIgnored
  }

  /// The effect of `UIApplicationExitsOnSuspend`: Apple lists it for iOS 4 to 13 (L-02, T-E6), and
  /// an app on a device without multitasking ends anyway.
  var suspension: Suspension {
    if exitsOnSuspend == .absent { return .accepted }
    return multitaskingSupport != .missing && system < .iOS(13, 0) ? .refused : .refusalIgnored
  }

  /// Whether the app can start: an app built with the iOS 27 SDK needs scenes on iOS 27.
  package var launchability: Launchability {
    lifecycle == .scene || system < .iOS(27, 0) || sdk < .iOS(27, 0) ? .launches : .fails
  }
}

extension Entry {
  static func multitasking(_ values: Multitasking...) -> Entry { Entry(.multitasking, values) }
  static var multitasking: Entry { multitasking(.supported, .lackIgnored) }
  /// Apps end when the user leaves them.
  static var singleTasking: Entry { multitasking(.missing) }
  static func suspension(_ values: Suspension...) -> Entry { Entry(.suspension, values) }
  static var endsWhenLeft: Entry { suspension(.refused) }
  static var staysWhenLeft: Entry { !endsWhenLeft }
  static var canLaunch: Entry { Entry(.launchability, [Launchability.launches]) }
  static var failsToLaunch: Entry { Entry(.launchability, [Launchability.fails]) }
}
