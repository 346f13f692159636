/// The facts of the SDK headers about a method.
package struct MethodFacts: Sendable {
  package let id: String
  package let selector: String
  package let signature: String
  package let owner: String
  package let since: SystemVersion
  package let deprecated: SystemVersion?
  /// The name of the notification posted with it, or nil.
  package let notification: String?

  package init(
    _ id: String,
    _ selector: String,
    _ signature: String,
    of owner: String = "UIApplicationDelegate",
    since: SystemVersion,
    deprecated: SystemVersion? = nil,
    posting notification: String? = nil
  ) {
    self.id = id
    self.selector = selector
    self.signature = signature
    self.owner = owner
    self.since = since
    self.deprecated = deprecated
    self.notification = notification
  }
}

extension DelegateMethod {
  package var facts: MethodFacts {
    switch self {
    case .willFinishLaunching:
      MethodFacts(
        "will-finish-launching",
        "application:willFinishLaunchingWithOptions:",
        "application(_:willFinishLaunchingWithOptions:)",
        since: .iOS(6, 0)
      )
    case .didFinishLaunching:
      MethodFacts(
        "did-finish-launching",
        "application:didFinishLaunchingWithOptions:",
        "application(_:didFinishLaunchingWithOptions:)",
        since: .iOS(3, 0),
        posting: "UIApplicationDidFinishLaunchingNotification"
      )
    case .didReceive:
      MethodFacts(
        "did-receive",
        "application:didReceiveRemoteNotification:",
        "application(_:didReceiveRemoteNotification:)",
        since: .iOS(3, 0),
        deprecated: .iOS(10, 0)
      )
    case .didReceiveFetch:
      MethodFacts(
        "did-receive-fetch",
        "application:didReceiveRemoteNotification:fetchCompletionHandler:",
        "application(_:didReceiveRemoteNotification:fetchCompletionHandler:)",
        since: .iOS(7, 0)
      )
    case .handleAction:
      MethodFacts(
        "handle-action",
        "application:handleActionWithIdentifier:forRemoteNotification:completionHandler:",
        "application(_:handleActionWithIdentifier:forRemoteNotification:completionHandler:)",
        since: .iOS(8, 0),
        deprecated: .iOS(10, 0)
      )
    case .handleActionResponse:
      MethodFacts(
        "handle-action-response",
        "application:handleActionWithIdentifier:forRemoteNotification:withResponseInfo:"
          + "completionHandler:",
        "application(_:handleActionWithIdentifier:forRemoteNotification:withResponseInfo:"
          + "completionHandler:)",
        since: .iOS(9, 0),
        deprecated: .iOS(10, 0)
      )
    case .willPresent:
      MethodFacts(
        "will-present",
        "userNotificationCenter:willPresentNotification:withCompletionHandler:",
        "userNotificationCenter(_:willPresent:withCompletionHandler:)",
        of: "UNUserNotificationCenterDelegate",
        since: .iOS(10, 0)
      )
    case .didReceiveResponse:
      MethodFacts(
        "did-receive-response",
        "userNotificationCenter:didReceiveNotificationResponse:withCompletionHandler:",
        "userNotificationCenter(_:didReceive:withCompletionHandler:)",
        of: "UNUserNotificationCenterDelegate",
        since: .iOS(10, 0)
      )
    case .sceneWillConnect:
      MethodFacts(
        "scene-will-connect",
        "scene:willConnectToSession:options:",
        "scene(_:willConnectTo:options:)",
        of: "UISceneDelegate",
        since: .iOS(13, 0),
        posting: "UISceneWillConnectNotification"
      )
    case .serviceExtension:
      MethodFacts(
        "service-extension",
        "didReceiveNotificationRequest:withContentHandler:",
        "didReceive(_:withContentHandler:)",
        of: "UNNotificationServiceExtension",
        since: .iOS(10, 0)
      )
    case .didReceiveIncomingPush:
      MethodFacts(
        "did-receive-incoming-push",
        "pushRegistry:didReceiveIncomingPushWithPayload:forType:withCompletionHandler:",
        "pushRegistry(_:didReceiveIncomingPushWith:for:completion:)",
        of: "PKPushRegistryDelegate",
        since: .iOS(8, 0)
      )
    case .didReceiveIncomingVoIPPush:
      MethodFacts(
        "did-receive-incoming-voip-push",
        "pushRegistry:didReceiveIncomingVoIPPushWithPayload:metadata:withCompletionHandler:",
        "pushRegistry(_:didReceiveIncomingVoIPPushWith:metadata:withCompletionHandler:)",
        of: "PKPushRegistryDelegate",
        since: .iOS(26, 4)
      )
    }
  }
}

extension String {
  /// A selector without the receiver in front, such as `application:`.
  ///
  /// A scene stays: some of its methods are also the application's.
  package var withoutReceiver: String {
    for receiver in [
      "application:", "userNotificationCenter:", "pushRegistry:", "locationManager:",
    ]
    where utf8.starts(with: receiver.utf8) {
      return String(decoding: utf8.dropFirst(receiver.utf8.count), as: UTF8.self)
    }
    return self
  }
}
