public import PushRules

/// What the callbacks depend on besides the state: the app, the device and the version of iOS.
public struct LifecycleConfiguration: Hashable, Sendable {
  /// The version of iOS.
  public var system: SystemVersion
  /// The iOS SDK that the app was built with.
  public var sdk: SystemVersion
  /// The life cycle that the app uses.
  public var lifecycle: Lifecycle
  /// Whether `UIApplicationExitsOnSuspend` is YES in the Info.plist.
  public var exitsOnSuspend: Presence
  /// Whether the app opts in to state restoration.
  public var stateRestoration: Presence
  /// Whether the system may wake the app for background work that is not a push.
  public var backgroundRefresh: Setting
  /// The device.
  public var device: Device

  /// Creates a configuration; what is left out is the usual.
  ///
  /// Scenes exist from iOS 13: on an earlier version every app uses the life cycle of the app.
  public init(
    system: SystemVersion = .newest,
    sdk: SystemVersion? = nil,
    lifecycle: Lifecycle = .app,
    exitsOnSuspend: Presence = .absent,
    stateRestoration: Presence = .absent,
    backgroundRefresh: Setting = .on,
    device: Device = .iPhone
  ) {
    self.system = system
    self.sdk = sdk ?? min(.iOS(26), system)
    self.lifecycle = system < .iOS(13, 0) ? .app : lifecycle
    self.exitsOnSuspend = exitsOnSuspend
    self.stateRestoration = stateRestoration
    self.backgroundRefresh = backgroundRefresh
    self.device = device
  }
}

extension LifecycleConfiguration {
  /// Whether the app can start: built with the iOS 27 SDK it needs scenes on iOS 27.
  public var canLaunch: Bool {
    lifecycle == .scene || system < .iOS(27, 0) || sdk < .iOS(27, 0)
  }

  /// What `UIApplicationExitsOnSuspend` comes to: Apple lists it for iOS 4 to 13 (L-02, T-E6).
  var suspension: Suspension {
    if exitsOnSuspend == .absent { return .accepted }
    return system >= .iOS(4, 0) && system < .iOS(13, 0) ? .refused : .refusalIgnored
  }
}

/// Whether the app lets itself be suspended.
enum Suspension: UInt8, CaseIterable, Hashable, Sendable {
  /// It does.
  case accepted
  /// It does not: `UIApplicationExitsOnSuspend` is YES.
  case refused
  /// It says that it does not, to a version of iOS that does not ask.
  case refusalIgnored
}

/// The device, as far as the switcher treats apps differently on it.
public enum Device: UInt8, CaseIterable, Hashable, Sendable {
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
