/// A method that a push can call.
///
/// Availability is that of the SDK headers.
public enum DelegateMethod: UInt8, CaseIterable, Hashable, Sendable {
  /// The first callback of a launch.
  case willFinishLaunching
  /// The callback at the end of a launch.
  case didFinishLaunching
  /// The old callback for remote notifications.
  case didReceive
  /// The callback for remote notifications that gives background time.
  case didReceiveFetch
  /// The callback for an action button of iOS 8.
  case handleAction
  /// The callback for an action button of iOS 9, which also carries typed text.
  case handleActionResponse
  /// The question of the notification center what to show in the foreground.
  case willPresent
  /// The callback of the notification center for a tap, an action or a dismissal.
  case didReceiveResponse
  /// The callback with which a scene starts.
  case sceneWillConnect
  /// The callback of a notification service extension.
  case serviceExtension
  /// The callback of PushKit.
  case didReceiveIncomingPush
}

extension DelegateMethod {
  /// The name on the command line and in JSON.
  public var id: String { facts.id }
  /// The Objective-C selector.
  public var selector: String { facts.selector }
  /// The Swift spelling of the method.
  public var signature: String { facts.signature }
  /// The protocol or class that declares the method.
  public var owner: String { facts.owner }
  /// The first iOS version that calls the method.
  public var since: SystemVersion { facts.since }

  /// The method with an id or a selector, or nil if there is none.
  public init?(_ text: String) {
    let found = Self.allCases.first { $0.id == text || $0.selector == text || $0.signature == text }
    guard let found else { return nil }
    self = found
  }

  /// The methods of an app that implements what a push needs without the notification center.
  public static let usual = ValueSet(didFinishLaunching)
    .union(ValueSet(didReceive)).union(ValueSet(didReceiveFetch))

  /// Whether the notification center's delegate implements it.
  var isOfNotificationCenter: Bool { self == .willPresent || self == .didReceiveResponse }

  private var facts: Facts {
    switch self {
    case .willFinishLaunching:
      Facts(
        "will-finish-launching",
        "application:willFinishLaunchingWithOptions:",
        "application(_:willFinishLaunchingWithOptions:)",
        of: "UIApplicationDelegate",
        since: .iOS(6, 0)
      )
    case .didFinishLaunching:
      Facts(
        "did-finish-launching",
        "application:didFinishLaunchingWithOptions:",
        "application(_:didFinishLaunchingWithOptions:)",
        of: "UIApplicationDelegate",
        since: .iOS(3, 0)
      )
    case .didReceive:
      Facts(
        "did-receive",
        "application:didReceiveRemoteNotification:",
        "application(_:didReceiveRemoteNotification:)",
        of: "UIApplicationDelegate",
        since: .iOS(3, 0)
      )
    case .didReceiveFetch:
      Facts(
        "did-receive-fetch",
        "application:didReceiveRemoteNotification:fetchCompletionHandler:",
        "application(_:didReceiveRemoteNotification:fetchCompletionHandler:)",
        of: "UIApplicationDelegate",
        since: .iOS(7, 0)
      )
    case .handleAction:
      Facts(
        "handle-action",
        "application:handleActionWithIdentifier:forRemoteNotification:completionHandler:",
        "application(_:handleActionWithIdentifier:forRemoteNotification:completionHandler:)",
        of: "UIApplicationDelegate",
        since: .iOS(8, 0)
      )
    case .handleActionResponse:
      Facts(
        "handle-action-response",
        "application:handleActionWithIdentifier:forRemoteNotification:withResponseInfo:"
          + "completionHandler:",
        "application(_:handleActionWithIdentifier:forRemoteNotification:withResponseInfo:"
          + "completionHandler:)",
        of: "UIApplicationDelegate",
        since: .iOS(9, 0)
      )
    case .willPresent:
      Facts(
        "will-present",
        "userNotificationCenter:willPresentNotification:withCompletionHandler:",
        "userNotificationCenter(_:willPresent:withCompletionHandler:)",
        of: "UNUserNotificationCenterDelegate",
        since: .iOS(10, 0)
      )
    case .didReceiveResponse:
      Facts(
        "did-receive-response",
        "userNotificationCenter:didReceiveNotificationResponse:withCompletionHandler:",
        "userNotificationCenter(_:didReceive:withCompletionHandler:)",
        of: "UNUserNotificationCenterDelegate",
        since: .iOS(10, 0)
      )
    case .sceneWillConnect:
      Facts(
        "scene-will-connect",
        "scene:willConnectToSession:options:",
        "scene(_:willConnectTo:options:)",
        of: "UISceneDelegate",
        since: .iOS(13, 0)
      )
    case .serviceExtension:
      Facts(
        "service-extension",
        "didReceiveNotificationRequest:withContentHandler:",
        "didReceive(_:withContentHandler:)",
        of: "UNNotificationServiceExtension",
        since: .iOS(10, 0)
      )
    case .didReceiveIncomingPush:
      Facts(
        "did-receive-incoming-push",
        "pushRegistry:didReceiveIncomingPushWithPayload:forType:withCompletionHandler:",
        "pushRegistry(_:didReceiveIncomingPushWith:for:completion:)",
        of: "PKPushRegistryDelegate",
        since: .iOS(8, 0)
      )
    }
  }

  private struct Facts {
    let id: String
    let selector: String
    let signature: String
    let owner: String
    let since: SystemVersion

    init(
      _ id: String,
      _ selector: String,
      _ signature: String,
      of owner: String,
      since: SystemVersion
    ) {
      self.id = id
      self.selector = selector
      self.signature = signature
      self.owner = owner
      self.since = since
    }
  }
}
