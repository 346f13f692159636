package import PushRules

/// What callbacks depend on besides the state: the app, the device and the version of iOS.
package struct LifecycleConfiguration: Hashable, Sendable {
  package var system: SystemVersion
  package var sdk: SystemVersion
  package var lifecycle: Lifecycle
  package var exitsOnSuspend: Presence
  package var multitasking: Presence
  package var backgroundTasks: Int
  package var backgroundModes: Set<BackgroundMode>
  package var stateRestoration: Presence
  /// Whether the system may wake the app for background work other than a push.
  package var backgroundRefresh: DeviceSetting
  package var device: Device
  package var debugger: Presence
  package var alwaysOn: AlwaysOnDisplay

  /// Creates a configuration with the usual values for what is left out.
  ///
  /// Scenes exist from iOS 13: on an earlier version every app uses the life cycle of the app.
  package init(
    system: SystemVersion = .newest,
    sdk: SystemVersion? = nil,
    lifecycle: Lifecycle = .app,
    exitsOnSuspend: Presence = .absent,
    multitasking: Presence = .present,
    backgroundTasks: Int = 0,
    backgroundModes: Set<BackgroundMode> = [],
    stateRestoration: Presence = .absent,
    backgroundRefresh: DeviceSetting = .on,
    device: Device = .iPhone,
    debugger: Presence = .absent,
    alwaysOn: AlwaysOnDisplay = .unstated
  ) {
    self.system = system
    self.sdk = sdk ?? min(.iOS(26), system)
    self.lifecycle = system < .iOS(13, 0) ? .app : lifecycle
    self.exitsOnSuspend = exitsOnSuspend
    self.multitasking = multitasking
    self.backgroundTasks = backgroundTasks
    self.backgroundModes = backgroundModes
    self.stateRestoration = stateRestoration
    self.backgroundRefresh = backgroundRefresh
    self.device = device
    self.debugger = debugger
    self.alwaysOn = alwaysOn
  }
}
