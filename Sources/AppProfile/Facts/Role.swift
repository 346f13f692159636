internal import PushRules

enum Role: CaseIterable, Hashable, Sendable {
  case applicationDelegate
  case notificationCenterDelegate
  case sceneDelegate
  case serviceExtension
  case pushRegistryDelegate
  case channelManagerDelegate

  var protocols: [String] { facts.protocols }

  /// The object that has the role, in Apple's words.
  var title: String { facts.title }

  private var facts: (protocols: [String], title: String) {
    switch self {
    case .applicationDelegate: (["UIApplicationDelegate"], "app delegate")
    case .notificationCenterDelegate:
      (["UNUserNotificationCenterDelegate"], "delegate of the notification center")
    case .sceneDelegate: (["UIWindowSceneDelegate", "UISceneDelegate"], "scene delegate")
    case .serviceExtension: (["UNNotificationServiceExtension"], "notification service extension")
    case .pushRegistryDelegate: (["PKPushRegistryDelegate"], "delegate of the PKPushRegistry")
    case .channelManagerDelegate:
      (["PTChannelManagerDelegate"], "delegate of the PTChannelManager")
    }
  }

  /// The protocols of all roles; a service extension inherits from a class.
  static let systemProtocols = Set(
    allCases.filter { $0 != .serviceExtension }.flatMap { $0.protocols }
  )

  var methods: [DelegateMethod] {
    DelegateMethod.allCases.filter { protocols.contains($0.owner) }
  }

  /// Correct methods of the same protocols that resemble one of ``methods``.
  ///
  /// The names are those of the headers of the iOS SDK, in old and new Swift:
  /// https://developer.apple.com/documentation/uikit/uiapplicationdelegate
  /// https://developer.apple.com/documentation/pushkit/pkpushregistrydelegate
  static let neighbours: Set<String> = [
    "application(_:didReceive:)", "application(_:didReceiveLocalNotification:)",
    "application(_:handleActionWithIdentifier:for:completionHandler:)",
    "application(_:handleActionWithIdentifier:for:withResponseInfo:completionHandler:)",
    "application(_:handleActionWithIdentifier:forLocalNotification:completionHandler:)",
    "application(_:handleActionWithIdentifier:forLocalNotification:withResponseInfo:"
      + "completionHandler:)",
    "pushRegistry(_:didUpdate:for:)", "pushRegistry(_:didUpdate:forType:)",
    "pushRegistry(_:didInvalidatePushTokenFor:)", "pushRegistry(_:didInvalidatePushTokenForType:)",
    "application:didReceiveLocalNotification:",
    "application:handleActionWithIdentifier:forLocalNotification:completionHandler:",
    "application:handleActionWithIdentifier:forLocalNotification:withResponseInfo:"
      + "completionHandler:",
  ]
}
