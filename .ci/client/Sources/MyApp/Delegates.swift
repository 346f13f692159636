import ObjectiveC

// The protocols of UIKit, UserNotifications and PushKit, without their methods.
@MainActor protocol UIApplicationDelegate: NSObjectProtocol {}
@MainActor protocol UISceneDelegate: NSObjectProtocol {}
protocol UNUserNotificationCenterDelegate: NSObjectProtocol {}
protocol PKPushRegistryDelegate: NSObjectProtocol {}

final class AppDelegate: NSObject, UIApplicationDelegate, UNUserNotificationCenterDelegate {
  override class var selectors: [String] {
    [
      "application:didFinishLaunchingWithOptions:",
      "application:didReceiveRemoteNotification:fetchCompletionHandler:",
      "userNotificationCenter:willPresentNotification:withCompletionHandler:",
      "userNotificationCenter:didReceiveNotificationResponse:withCompletionHandler:",
    ]
  }
}

final class SceneDelegate: NSObject, UISceneDelegate {
  override class var selectors: [String] { ["scene:willConnectToSession:options:"] }
}

final class CallDelegate: NSObject, PKPushRegistryDelegate {
  override class var selectors: [String] {
    ["pushRegistry:didReceiveIncomingPushWithPayload:forType:withCompletionHandler:"]
  }
}
