import UIKit
import UserNotifications

/// Becomes the delegate of the notification center with the first view, which is too late.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate, UNUserNotificationCenterDelegate {
  func sceneDidBecomeActive(_ scene: UIScene) {
    UNUserNotificationCenter.current().delegate = self
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    Router.shared.open(response.notification.request.content.userInfo)
    completionHandler()
  }
}
