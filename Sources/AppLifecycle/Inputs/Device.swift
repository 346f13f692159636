import DecisionTables
public import PushRules

/// The kind of device, where it changes the switcher.
public enum Device: UInt8, ColumnValue {
  /// An iPhone.
  case iPhone
  /// An iPad with one window of the app.
  case iPad
  /// An iPad with several windows of the app.
  case iPadWithWindows

  /// The name in texts.
  public var name: String { ["iPhone", "iPad", "iPad with several windows"][place] }
}

/// Whether the display stays on when the device is locked (L-30).
public enum AlwaysOnDisplay: UInt8, ColumnValue {
  case unstated
  case off
  case on
  /// Stated as on, and not in effect: it exists from iOS 16, on an iPhone.
  case ignored

  /// The words that print.
  public var name: String { ["not stated", "off", "on", "ignored"][place] }
}

/// How many windows of the app are open.
enum OpenWindows: UInt8, ColumnValue {
  /// One window is open, or the app has no process.
  case one
  /// Two windows are open, side by side.
  case two

  var name: String { ["one", "two"][place] }
}

/// Whether the session of the scene continues from the last launch.
enum SceneSession: UInt8, ColumnValue {
  case kept
  /// The user discarded it in the switcher.
  case discarded
  /// There was none before.
  case missing

  var name: String { ["kept", "discarded", "missing"][place] }
}

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

extension Scenario {
  var alwaysOnDisplay: AlwaysOnDisplay {
    alwaysOn == .on && (system < .iOS(16, 0) || device != .iPhone) ? .ignored : alwaysOn
  }

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
  static func device(_ values: Device...) -> Entry { Entry(.device, values) }
  static var withWindows: Entry { device(.iPadWithWindows) }
  static func alwaysOn(_ values: AlwaysOnDisplay...) -> Entry { Entry(.alwaysOn, values) }
  static func windows(_ value: OpenWindows) -> Entry { Entry(.windows, [value]) }
  static func session(_ values: SceneSession...) -> Entry { Entry(.session, values) }

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
