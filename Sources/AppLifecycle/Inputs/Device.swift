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

/// How many background tasks run.
enum BackgroundTask: UInt8, ColumnValue {
  case idle
  case one
  case several

  init(count: Int) { self = count == 0 ? .idle : count == 1 ? .one : .several }

  /// The lowest number of tasks that the value means.
  var lowestCount: Int { Int(rawValue) }

  var name: String { ["none", "running", "several running"][place] }
}

extension LifecycleState {
  var task: BackgroundTask { BackgroundTask(count: taskCount) }
}

/// The background tasks that the app begins inside didEnterBackground (L-17).
enum TasksOnLeaving: UInt8, ColumnValue {
  case nothing
  case one
  case several
  /// The app would begin some, but it ends when the user leaves it.
  case ignored

  var name: String { ["none", "one", "several", "ignored"][place] }

  /// The lowest number of tasks that begin.
  var lowestCount: Int { self == .ignored ? 0 : Int(rawValue) }
}

/// The process assertion that keeps the app running in the background besides background tasks.
enum ProcessAssertion: UInt8, ColumnValue {
  case nothing
  case audio
  case location
  case both

  var name: String { ["nothing", "audio", "location", "audio and location"][place] }

  /// This one and another.
  func with(_ other: Self) -> Self { Self(rawValue: rawValue | other.rawValue) ?? .both }

  func without(_ other: Self) -> Self { Self(rawValue: rawValue & ~other.rawValue) ?? self }
}

extension Scenario {
  var tasksOnLeaving: TasksOnLeaving {
    if backgroundTasks == 0 { return .nothing }
    if multitaskingSupport == .missing || suspension == .refused { return .ignored }
    return backgroundTasks == 1 ? .one : .several
  }

  func declares(_ mode: BackgroundMode) -> Presence {
    situation.backgroundModes.contains(mode) ? .present : .absent
  }

  func canContinue(in mode: BackgroundMode) -> Presence {
    multitaskingSupport != .missing && suspension != .refused ? declares(mode) : .absent
  }
}

extension Entry {
  static func task(_ values: BackgroundTask...) -> Entry { Entry(.task, values) }
  static var withTask: Entry { !task(.idle) }
  static func tasksOnLeaving(_ values: TasksOnLeaving...) -> Entry {
    Entry(.tasksOnLeaving, values)
  }
  /// Something besides background tasks keeps the app running.
  static func kept(by values: ProcessAssertion...) -> Entry { Entry(.assertion, values) }
  static var kept: Entry { !kept(by: .nothing) }
  static func fetchMode(_ value: Presence) -> Entry { Entry(.fetchMode, [value]) }
  static func processingMode(_ value: Presence) -> Entry { Entry(.processingMode, [value]) }
  static func audioMode(_ value: Presence) -> Entry { Entry(.audioMode, [value]) }
  static func locationMode(_ value: Presence) -> Entry { Entry(.locationMode, [value]) }
  static func backgroundRefresh(_ value: DeviceSetting) -> Entry {
    Entry(.backgroundRefresh, [value])
  }
}
