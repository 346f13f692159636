public import PushRules

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
