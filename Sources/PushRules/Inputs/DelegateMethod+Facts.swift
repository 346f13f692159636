extension DelegateMethod {
  /// What the SDK headers say about the method.
  var facts: Facts {
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
    case .didReceiveIncomingVoIPPush:
      Facts(
        "did-receive-incoming-voip-push",
        "pushRegistry:didReceiveIncomingVoIPPushWithPayload:metadata:withCompletionHandler:",
        "pushRegistry(_:didReceiveIncomingVoIPPushWith:metadata:withCompletionHandler:)",
        of: "PKPushRegistryDelegate",
        since: .iOS(26, 4)
      )
    }
  }

  struct Facts {
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
