public import PushRules

/// A callback that a trace can contain.
public enum Callback: Hashable, Sendable {
  /// A method that a push can call, or a method of a launch.
  case push(DelegateMethod)
  /// A method of the life cycle.
  case lifecycle(LifecycleMethod)

  /// All callbacks.
  public static let all: [Callback] =
    DelegateMethod.allCases.map(Callback.push) + LifecycleMethod.allCases.map(Callback.lifecycle)

  /// The callback with an id, a selector or a Swift spelling, or nil.
  public init?(_ text: String) {
    if let method = DelegateMethod(text) {
      self = .push(method)
    } else if let method = LifecycleMethod(text) {
      self = .lifecycle(method)
    } else {
      return nil
    }
  }

  /// The facts of the SDK headers; for the methods that a push can call, A-007 is the source.
  private var facts: MethodFacts {
    switch self {
    case .push(let method): method.facts
    case .lifecycle(let method): method.facts
    }
  }

  /// The name on the command line and in JSON.
  public var id: String { facts.id }
  /// The name in what people read: the selector without the receiver in front.
  public var name: String { selector.withoutReceiver }
  /// The Objective-C selector.
  public var selector: String { facts.selector }
  /// The Swift spelling.
  public var signature: String { facts.signature }
  /// What Swift's `#function` is inside it; a closure has no name, and its id stands for it.
  package var recorded: String {
    ["UIApplication", "BGTaskScheduler", "Timer"].contains(owner) ? id : signature
  }
  /// The protocol or class that declares it.
  public var owner: String { facts.owner }
  /// The first iOS version that calls it.
  public var since: SystemVersion { facts.since }
  /// The version of iOS that deprecates it, or nil.
  public var deprecated: SystemVersion? { facts.deprecated }
  /// The name of the notification posted with it, or nil.
  public var notification: String? { facts.notification }
}
