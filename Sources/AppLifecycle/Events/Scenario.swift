public import PushRules

/// A script with the app, device and state at its start.
public struct Scenario: Changeable, Hashable, Sendable {
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
}

// What callbacks depend on besides the state and the members of the scenario itself.
extension Scenario {
  package var system: SystemVersion { situation.system }
  package var sdk: SystemVersion { situation.sdk }
  /// The life cycle in effect: scenes exist from iOS 13.
  package var lifecycle: Lifecycle { system < .iOS(13, 0) ? .app : situation.lifecycle }
  package var debugger: Presence { situation.environment == .debugger ? .present : .absent }

  /// Background App Refresh, which exists from iOS 7; Low Power Mode turns it off from iOS 9.
  package var backgroundRefresh: DeviceSetting {
    if situation.backgroundAppRefresh == .off, system >= .iOS(7, 0) { return .off }
    return situation.lowPowerMode == .on && system >= .iOS(9, 0) ? .off : .on
  }
}

/// An entry of a script.
public enum ScriptEvent: Hashable, Sendable {
  /// Something happens.
  case event(LifecycleEvent)
  /// A push arrives.
  case push(ArrivingPush)
  /// Some seconds pass.
  case after(seconds: Int)

  /// The entry, spelt as on the command line.
  public var name: String {
    switch self {
    case .event(let event): event.name
    case .push(let push): push.name.map { "push:" + $0 } ?? "push"
    case .after(let seconds): "after:" + String(seconds)
    }
  }
}

/// A push of a script.
public struct ArrivingPush: Hashable, Sendable {
  /// The file of the push, or nil if the script contains it.
  public let name: String?
  /// What the rules look at in its payload.
  public let traits: PayloadTraits
  /// The push type of its request, or nil for that of the scenario.
  package let pushType: PushType?
  /// The priority of its request, or nil for that of the scenario.
  package let priority: Priority?

  /// Creates a push.
  public init(
    name: String? = nil,
    traits: PayloadTraits,
    pushType: PushType? = nil,
    priority: Priority? = nil
  ) {
    self.name = name
    self.traits = traits
    self.pushType = pushType
    self.priority = priority
  }
}
