extension Skeleton {
  /// Apps in Swift whose classes hide, borrow or misspell methods, or are no delegates.
  static let swiftClasses: [Skeleton] = [
    Skeleton(
      "a superclass in the tree",
      """
      == Base.swift
      class BaseDelegate: UIResponder, UIApplicationDelegate {
        func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool { true }
        func application(_ a: UIApplication, didReceiveRemoteNotification u: [AnyHashable: Any]) {}
      }
      == AppDelegate.swift
      @UIApplicationMain class AppDelegate: BaseDelegate {
        override func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool { super.application(a, didFinishLaunchingWithOptions: o) }
        func application(_ a: UIApplication, didReceiveRemoteNotification u: [AnyHashable: Any], fetchCompletionHandler h: @escaping (UIBackgroundFetchResult) -> Void) {}
      }
      """,
      "app App · did-finish-launching,did-receive,did-receive-fetch · delegate none · app"
    ),
    Skeleton(
      "Flutter's delegate as the superclass",
      """
      == Runner/AppDelegate.swift
      import Flutter
      @main
      @objc class AppDelegate: FlutterAppDelegate {
        override func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          GeneratedPluginRegistrant.register(with: self)
          if #available(iOS 10.0, *) {
            UNUserNotificationCenter.current().delegate = self as? UNUserNotificationCenterDelegate
          }
          return super.application(application, didFinishLaunchingWithOptions: launchOptions)
        }
      }
      """,
      "app App · will-finish-launching,did-finish-launching,will-present,did-receive-response · delegate set · app"
    ),
    Skeleton(
      "protocols under another name, and a closure that runs at once",
      """
      == AppDelegate.swift
      typealias Delegates = UIApplicationDelegate & UNUserNotificationCenterDelegate
      @UIApplicationMain class AppDelegate: UIResponder, Delegates {
        lazy var center: UNUserNotificationCenter = { UNUserNotificationCenter.current() }()
        func application(_ application: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          { center.delegate = self }()
          return true
        }
        func userNotificationCenter(_ c: UNUserNotificationCenter, didReceive r: UNNotificationResponse, withCompletionHandler h: @escaping () -> Void) { h() }
      }
      """,
      "app App · did-finish-launching,did-receive-response · delegate set · app"
    ),
    Skeleton(
      "near misses",
      """
      == AppDelegate.swift
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool { true }
        func application(_ a: UIApplication, didRecieveRemoteNotification u: [AnyHashable: Any]) {}
        func application(_ a: UIApplication, didReceiveRemoteNotification u: [AnyHashable: Any], completionHandler h: @escaping (UIBackgroundFetchResult) -> Void) {}
        private func application(_ a: UIApplication, willFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool { true }
        func application(_ a: UIApplication, didReceive n: UILocalNotification) {}
        func application(_ a: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken t: Data) {}
      }
      extension AppDelegate: UNUserNotificationCenterDelegate {
        func userNotificationCenter(_ c: UNUserNotificationCenter, willPresent n: UNNotification) {}
        @nonobjc func userNotificationCenter(_ c: UNUserNotificationCenter, didReceive r: UNNotificationResponse, withCompletionHandler h: @escaping () -> Void) { h() }
      }
      extension UIApplicationDelegate {
        func application(_ a: UIApplication, didReceiveRemoteNotification u: [AnyHashable: Any]) {}
      }
      class Service {
        func application(_ a: UIApplication, didReceiveRemoteNotification u: [AnyHashable: Any]) {}
      }
      """,
      """
      app App · did-finish-launching · delegate none · app
        3:8 method-misspelt
        4:8 method-misspelt
        5:16 method-private
        10:8 method-misspelt
        11:17 method-private
        14:8 method-in-protocol
        17:8 method-without-delegate
      """
    ),
    Skeleton(
      "@objc with and without a selector",
      """
      == AppDelegate.swift
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        @objc(application:didReceiveRemoteNotification:fetchCompletionHandler:)
        func received(_ a: UIApplication, push: [AnyHashable: Any], done: @escaping (UIBackgroundFetchResult) -> Void) {}
        @objc private func application(_ a: UIApplication, didReceiveRemoteNotification u: [AnyHashable: Any]) {}
      }
      """,
      "app App · did-receive,did-receive-fetch · delegate none · app"
    ),
    Skeleton(
      "scenes, PushKit and a custom dismiss action",
      """
      == App/AppDelegate.swift
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          let category = UNNotificationCategory(identifier: "A", actions: [], intentIdentifiers: [], options: [.customDismissAction])
          UNUserNotificationCenter.current().setNotificationCategories([category])
          return true
        }
        func application(_ a: UIApplication, configurationForConnecting s: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration {
          UISceneConfiguration(name: "Default", sessionRole: s.role)
        }
      }
      == App/SceneDelegate.swift
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {}
      }
      == App/Calls.swift
      extension Calls: PKPushRegistryDelegate {
        func pushRegistry(_ r: PKPushRegistry, didUpdate c: PKPushCredentials, for type: PKPushType) {}
        func pushRegistry(_ r: PKPushRegistry, didReceiveIncomingPushWith p: PKPushPayload, for type: PKPushType, completion: @escaping () -> Void) {}
      }
      """,
      "app App · did-finish-launching,scene-will-connect,did-receive-incoming-push · delegate none · scene · custom-dismiss"
    ),
    Skeleton(
      "main.swift names the delegate",
      """
      == main.swift
      UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(RealDelegate.self))
      == Delegates.swift
      class RealDelegate: NSObject, UIApplicationDelegate {
        func application(_ a: UIApplication, didReceiveRemoteNotification u: [AnyHashable: Any]) {}
      }
      class TestDelegate: NSObject, UIApplicationDelegate {
        func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool { true }
      }
      """,
      "app App · did-receive · delegate none · app"
    ),
    Skeleton(
      "broken source",
      """
      == AppDelegate.swift
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool { return (
        }
        let s = "unfinished
        func application(_ a: UIApplication, didReceiveRemoteNotification u: [AnyHashable: Any]) {
      """,
      "app App · did-finish-launching,did-receive · delegate none · app"
    ),
    Skeleton(
      "a superclass that is not there",
      """
      == AppDelegate.swift
      @main class AppDelegate: PluggableAppDelegate {
        override func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool { super.application(a, didFinishLaunchingWithOptions: o) }
      }
      """,
      "app App · did-finish-launching · delegate none · app"
    ),
    Skeleton(
      "no delegate at all",
      """
      == Model.swift
      struct Model { let name: String }
      """,
      "app App ·  · delegate none · app"
    ),
    Skeleton(
      "the delegate of something else on the line below",
      """
      == AppDelegate.swift
      @main @objc(AppDelegate) class AppDelegate: UIResponder, UIApplicationDelegate, MessagingDelegate {
        func application(_ application: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          FirebaseApp.configure()
          UNUserNotificationCenter.current().getNotificationSettings { _ in }
          Messaging.messaging().delegate = self
          return true
        }
        @nonobjc private func application(_ application: UIApplication, didReceiveRemoteNotification u: [AnyHashable: Any]) {}
      }
      """,
      """
      app App · did-finish-launching · delegate none · app
        8:25 method-private
      """
    ),
  ]
}
