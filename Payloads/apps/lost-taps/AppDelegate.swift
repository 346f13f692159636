import UIKit
import UserNotifications

/// Looks for the tap in launchOptions, where it was before the app had scenes.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    if let push = launchOptions?[.remoteNotification] as? [AnyHashable: Any] {
      Router.shared.open(push)
    }
    application.registerForRemoteNotifications()
    return true
  }
}
