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

  /// The name on the command line and in JSON.
  public var id: String {
    switch self {
    case .push(let method): method.id
    case .lifecycle(let method): method.id
    }
  }

  /// The name in what people read: the selector without the receiver in front.
  public var name: String { selector.withoutReceiver }

  /// The Objective-C selector.
  public var selector: String {
    switch self {
    case .push(let method): method.selector
    case .lifecycle(let method): method.selector
    }
  }

  /// The Swift spelling.
  public var signature: String {
    switch self {
    case .push(let method): method.signature
    case .lifecycle(let method): method.signature
    }
  }

  /// The protocol or class that declares it.
  public var owner: String {
    switch self {
    case .push(let method): method.owner
    case .lifecycle(let method): method.owner.rawValue
    }
  }

  /// The first iOS version that calls it.
  public var since: SystemVersion {
    switch self {
    case .push(let method): method.since
    case .lifecycle(let method): method.since
    }
  }

  /// The name of the notification posted with it, or nil.
  public var notification: String? {
    switch self {
    case .push(.didFinishLaunching): "UIApplicationDidFinishLaunchingNotification"
    case .push(.sceneWillConnect): "UISceneWillConnectNotification"
    case .push: nil
    case .lifecycle(let method): method.notification
    }
  }
}
