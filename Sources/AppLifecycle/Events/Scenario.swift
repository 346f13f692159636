public import PushRules

/// A script with the app, device and state at its start.
public struct Scenario: Hashable, Sendable {
  /// The app, the device and the first state, as a situation of the push rules.
  ///
  /// Its payload and user action do not count.
  public var situation: Situation
  /// Whether `UIApplicationExitsOnSuspend` is YES in the Info.plist.
  public var exitsOnSuspend: Presence
  /// Whether the device has multitasking; some devices with iOS 4 lack it.
  public var multitasking: Presence
  /// The number of background tasks that the app begins inside didEnterBackground.
  public var backgroundTasks: Int
  /// Whether the app opts in to state restoration.
  public var stateRestoration: Presence
  /// The device.
  public var device: Device
  /// Whether the display stays on when the device is locked.
  public var alwaysOn: AlwaysOnDisplay
  /// The events, in order.
  public var events: [ScriptEvent]

  /// Creates a scenario with the usual values for what is left out.
  public init(
    _ situation: Situation,
    exitsOnSuspend: Presence = .absent,
    multitasking: Presence = .present,
    backgroundTasks: Int = 0,
    stateRestoration: Presence = .absent,
    device: Device = .iPhone,
    alwaysOn: AlwaysOnDisplay = .unstated,
    events: [ScriptEvent]
  ) {
    self.situation = situation
    self.exitsOnSuspend = exitsOnSuspend
    self.multitasking = multitasking
    self.backgroundTasks = backgroundTasks
    self.stateRestoration = stateRestoration
    self.device = device
    self.alwaysOn = alwaysOn
    self.events = events
  }

  package var configuration: LifecycleConfiguration {
    LifecycleConfiguration(
      system: situation.system,
      sdk: situation.sdk,
      lifecycle: situation.lifecycle,
      exitsOnSuspend: exitsOnSuspend,
      multitasking: multitasking,
      backgroundTasks: backgroundTasks,
      backgroundModes: situation.backgroundModes,
      stateRestoration: stateRestoration,
      backgroundRefresh: situation.backgroundRefresh,
      device: device,
      debugger: situation.environment == .debugger ? .present : .absent,
      alwaysOn: alwaysOn
    )
  }
}
