public import PushRules

/// One entry of a script.
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
  /// The file that it was read from, or nil if the script holds it.
  public let name: String?
  /// What the routing depends on in its payload.
  public let traits: PayloadTraits
  /// The push type of its request, or nil if it is that of the scenario.
  package let pushType: PushType?
  /// The priority of its request, or nil if it is that of the scenario.
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
