internal import DecisionTables
internal import PushRules

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
  /// The effect of `UIApplicationExitsOnSuspend`: Apple lists it for iOS 4 to 13 (L-02, T-E6), and
  /// an app on a device without multitasking ends anyway.
  var suspension: Suspension {
    if exitsOnSuspend == .absent { return .accepted }
    return multitaskingSupport != .missing && system < .iOS(13, 0) ? .refused : .refusalIgnored
  }
}

extension Entry {
  static func suspension(_ values: Suspension...) -> Entry { Entry(.suspension, values) }
  /// The app ends when the user leaves it.
  static var endsWhenLeft: Entry { suspension(.refused) }
  /// The app goes to the background when the user leaves it.
  static var staysWhenLeft: Entry { !endsWhenLeft }
}
