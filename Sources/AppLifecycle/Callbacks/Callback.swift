public import PushRules

/// A method that a trace can show.
public enum Callback: Hashable, Sendable {
  /// One that a push can call, among them the methods of a launch.
  case push(DelegateMethod)
  /// One of the life cycle.
  case lifecycle(LifecycleMethod)

  /// All of them.
  public static let all: [Callback] =
    DelegateMethod.allCases.map(Callback.push) + LifecycleMethod.allCases.map(Callback.lifecycle)

  /// The callback with an id, a selector or a Swift spelling, or nil if there is none.
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

  /// The name of the notification that is posted with it, or nil if there is none.
  public var notification: String? {
    switch self {
    case .push(.didFinishLaunching): "UIApplicationDidFinishLaunchingNotification"
    case .push(.sceneWillConnect): "UISceneWillConnectNotification"
    case .push: nil
    case .lifecycle(let method): method.notification
    }
  }
}
