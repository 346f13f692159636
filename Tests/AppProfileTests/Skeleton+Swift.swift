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
      """
      app App · did-finish-launching · delegate none · scene
        11:8 method-without-delegate
      """
    ),
    Skeleton(
      "a SwiftUI app that names no delegate",
      """
      == MyApp.swift
      @main struct MyApp: App {
        @StateObject private var delegate: Store
        var body: some Scene { WindowGroup { Text("x") } }
      }
      class AppDelegate: NSObject, UIApplicationDelegate, UNUserNotificationCenterDelegate {
        func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          UNUserNotificationCenter.current().delegate = self
          return true
        }
        func userNotificationCenter(_ c: UNUserNotificationCenter, didReceive r: UNNotificationResponse, withCompletionHandler h: @escaping () -> Void) { h() }
      }
      """,
      """
      app App ·  · delegate none · scene
        10:8 method-without-delegate
      """
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
  ]
}
