extension Skeleton {
  /// Apps in Swift of all ages.
  static let swift: [Skeleton] = [
    Skeleton(
      "the classic delegate",
      """
      == AppDelegate.swift
      import UIKit
      @UIApplicationMain
      class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          return true
        }
        func application(_ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]) {}
        func application(_ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
                         fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void) {
          completionHandler(.noData)
        }
      }
      """,
      "app App · did-finish-launching,did-receive,did-receive-fetch · delegate none · app"
    ),
    Skeleton(
      "the names of Swift 2",
      """
      == AppDelegate.swift
      @UIApplicationMain
      class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(application: UIApplication, didFinishLaunchingWithOptions launchOptions: [NSObject: AnyObject]?) -> Bool { return true }
        func application(application: UIApplication, didReceiveRemoteNotification userInfo: [NSObject : AnyObject], fetchCompletionHandler completionHandler: (UIBackgroundFetchResult) -> Void) { }
      }
      """,
      "app App · did-finish-launching,did-receive-fetch · delegate none · app"
    ),
    Skeleton(
      "methods in an extension of another file, and a delegate that is set in time",
      """
      == App/AppDelegate.swift
      @main
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(_ application: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool {
          UNUserNotificationCenter.current().delegate = self
          application.registerForRemoteNotifications()
          return true
        }
      }
      == App/AppDelegate+Push.swift
      extension AppDelegate: UNUserNotificationCenterDelegate {
        func userNotificationCenter(_ center: UNUserNotificationCenter, willPresent notification: UNNotification, withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void) {}
        func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse, withCompletionHandler completionHandler: @escaping () -> Void) {}
      }
      """,
      "app App · did-finish-launching,will-present,did-receive-response · delegate set · app"
    ),
    Skeleton(
      "methods with async",
      """
      == AppDelegate.swift
      @main class AppDelegate: NSObject, UIApplicationDelegate, UNUserNotificationCenterDelegate {
        func application(_ application: UIApplication, willFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          let center = UNUserNotificationCenter.current()
          center.delegate = self
          return true
        }
        func application(_ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]) async -> UIBackgroundFetchResult { .newData }
        func userNotificationCenter(_ center: UNUserNotificationCenter, willPresent notification: UNNotification) async -> UNNotificationPresentationOptions { [.banner] }
        nonisolated func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {}
      }
      """,
      "app App · will-finish-launching,did-receive-fetch,will-present,did-receive-response · delegate set · app"
    ),
    Skeleton(
      "a SwiftUI app with an adaptor",
      """
      == MyApp.swift
      import SwiftUI
      @main
      struct MyApp: App {
        @UIApplicationDelegateAdaptor(PushDelegate.self) private var delegate
        var body: some Scene { WindowGroup { ContentView() } }
      }
      final class PushDelegate: NSObject, UIApplicationDelegate {
        func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey : Any]? = nil) -> Bool { true }
      }
      final class Helper: NSObject, UIApplicationDelegate {
        func application(_ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]) {}
      }
      """,
      "app App · did-finish-launching · delegate none · scene"
    ),
    Skeleton(
      "a SwiftUI app that sets another object in its init",
      """
      == MyApp.swift
      @main struct MyApp: App {
        @UIApplicationDelegateAdaptor var delegate: AppDelegate
        private let handler = Handler()
        init() { UNUserNotificationCenter.current().delegate = handler }
        var body: some Scene { WindowGroup { Text("x") } }
      }
      == Handler.swift
      class Handler: NSObject, UNUserNotificationCenterDelegate {
        func userNotificationCenter(_ c: UNUserNotificationCenter, didReceive r: UNNotificationResponse, withCompletionHandler h: @escaping () -> Void) { h() }
      }
      class AppDelegate: NSObject, UIApplicationDelegate {
        func application(_ a: UIApplication, didReceiveRemoteNotification i: [AnyHashable: Any], fetchCompletionHandler h: @escaping (UIBackgroundFetchResult) -> Void) {}
      }
      """,
      "app App · did-receive-fetch,did-receive-response · delegate set · scene"
    ),
    Skeleton(
      "a delegate that is set in a closure for later",
      """
      == AppDelegate.swift
      @UIApplicationMain class AppDelegate: UIResponder, UIApplicationDelegate, UNUserNotificationCenterDelegate {
        func application(_ application: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          UNUserNotificationCenter.current().requestAuthorization(options: [.alert]) { granted, _ in
            guard granted else { return }
            DispatchQueue.main.async { UNUserNotificationCenter.current().delegate = self }
          }
          return true
        }
        func userNotificationCenter(_ c: UNUserNotificationCenter, willPresent n: UNNotification, withCompletionHandler h: @escaping (UNNotificationPresentationOptions) -> Void) {}
      }
      """,
      "app App · did-finish-launching,will-present · delegate late · app"
    ),
    Skeleton(
      "a delegate that is set in a view controller",
      """
      == AppDelegate.swift
      @UIApplicationMain class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(_ application: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool { true }
      }
      == HomeController.swift
      class HomeController: UIViewController, UNUserNotificationCenterDelegate {
        override func viewDidLoad() {
          super.viewDidLoad()
          UNUserNotificationCenter.current().delegate = self
        }
        func userNotificationCenter(_ c: UNUserNotificationCenter, willPresent n: UNNotification, withCompletionHandler h: @escaping (UNNotificationPresentationOptions) -> Void) {}
      }
      """,
      "app App · did-finish-launching,will-present · delegate late · app"
    ),
    Skeleton(
      "a delegate that a helper sets during the launch",
      """
      == AppDelegate.swift
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(_ application: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          if #available(iOS 10.0, *) {
            configure(application)
          }
          return true
        }
        private func configure(_ application: UIApplication) { PushManager.shared.start() }
      }
      == PushManager.swift
      final class PushManager: NSObject {
        static let shared = PushManager()
        private let notificationCenter = UNUserNotificationCenter.current()
        func start() { notificationCenter.delegate = self }
      }
      extension PushManager: UNUserNotificationCenterDelegate {
        func userNotificationCenter(_ c: UNUserNotificationCenter, didReceive r: UNNotificationResponse, withCompletionHandler h: @escaping () -> Void) { h() }
      }
      """,
      "app App · did-finish-launching,did-receive-response · delegate set · app"
    ),
    Skeleton(
      "comments, strings and other delegates do not count",
      """
      == AppDelegate.swift
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        /* func application(_ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]) {
           /* nested */ } */
        // UNUserNotificationCenter.current().delegate = self
        let text = "func application(_ a: UIApplication, didReceiveRemoteNotification u: [AnyHashable: Any]) {"
        let raw = #"} " \\(x) { "#
        let long = \"\"\"
          UNUserNotificationCenter.current().delegate = self }}}
          \"\"\"
        func application(_ application: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          tableView.delegate = self
          let part = "\\(names.map { "\\($0)" }.joined())"
          let pattern = /[{"]+/
          return true
        }
        func application(_ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any], fetchCompletionHandler h: @escaping (UIBackgroundFetchResult) -> Void) {}
      }
      """,
      "app App · did-finish-launching,did-receive-fetch · delegate none · app"
    ),
    Skeleton(
      "conditions: what no build has does not count, what some have says so",
      """
      == AppDelegate.swift
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        #if os(macOS)
        func application(_ a: NSApplication, didReceiveRemoteNotification u: [String: Any]) {}
        #elseif os(iOS)
        func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool { true }
        #endif
        #if DEBUG
        func application(_ a: UIApplication, didReceiveRemoteNotification u: [AnyHashable: Any]) {
        #else
        func application(_ a: UIApplication, didReceiveRemoteNotification u: [AnyHashable: Any], fetchCompletionHandler h: @escaping (UIBackgroundFetchResult) -> Void) {
        #endif
        }
        #if false
        func application(_ a: UIApplication, willFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool { true }
        #endif
      }
      """,
      """
      app App · did-finish-launching,did-receive,did-receive-fetch · delegate none · app
        if DEBUG: did-receive
        if !DEBUG: did-receive-fetch
      """
    ),
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
