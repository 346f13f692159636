public import PushRules

/// A script with the app, the device and the state that it starts from.
public struct Scenario: Hashable, Sendable {
  /// The app, the device and the first state, in the words of the push rules.
  ///
  /// The payload and the user's action in it do not count.
  public var situation: Situation
  /// Whether `UIApplicationExitsOnSuspend` is YES in the Info.plist.
  public var exitsOnSuspend: Presence
  /// Whether the device lets apps go on in the background; not every one of iOS 4 does.
  public var multitasking: Presence
  /// The number of background tasks that the app begins inside didEnterBackground.
  public var backgroundTasks: Int
  /// Whether the app opts in to state restoration.
  public var stateRestoration: Presence
  /// The device.
  public var device: Device
  /// What happens, in order.
  public var events: [ScriptEvent]

  /// Creates a scenario; what is left out is the usual.
  public init(
    _ situation: Situation,
    exitsOnSuspend: Presence = .absent,
    multitasking: Presence = .present,
    backgroundTasks: Int = 0,
    stateRestoration: Presence = .absent,
    device: Device = .iPhone,
    events: [ScriptEvent]
  ) {
    self.situation = situation
    self.exitsOnSuspend = exitsOnSuspend
    self.multitasking = multitasking
    self.backgroundTasks = backgroundTasks
    self.stateRestoration = stateRestoration
    self.device = device
    self.events = events
  }

  /// What the callbacks depend on.
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
      device: device
    )
  }
}
