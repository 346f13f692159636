extension Skeleton {
  /// An app delegate with the old method, and with nothing else.
  static let oldMethod = """
    == App/AppDelegate.swift
    import UIKit
    @main class AppDelegate: UIResponder, UIApplicationDelegate {
      func application(_ a: UIApplication, didReceiveRemoteNotification u: [AnyHashable: Any]) {}
    }
    """
  /// An app delegate that makes itself the delegate of the notification center.
  static let center = """
    == ios/AppDelegate.swift
    @main class AppDelegate: UIResponder, UIApplicationDelegate, UNUserNotificationCenterDelegate {
      func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        UNUserNotificationCenter.current().delegate = self
        return true
      }
      func userNotificationCenter(_ c: UNUserNotificationCenter, willPresent n: UNNotification, withCompletionHandler h: @escaping (UNNotificationPresentationOptions) -> Void) {}
    }
    """
  private static let flutter = """
    == ios/Runner/AppDelegate.swift
    import Flutter
    @main class AppDelegate: FlutterAppDelegate {
      override func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool { true }
    }
    """
  private static let scenes = """
    == ios/Runner/Info.plist
    <plist><dict><key>UIApplicationSceneManifest</key><dict/></dict></plist>
    """

  private static func lock(_ plugin: String, _ version: String) -> String {
    "== pubspec.lock\npackages:\n  \(plugin):\n    dependency: \"direct main\"\n"
      + "    source: hosted\n    version: \"\(version)\""
  }

  static func app(_ name: String, _ files: [String], _ profile: String) -> Skeleton {
    Skeleton(name, files.joined(separator: "\n"), profile)
  }

  /// Apps with third-party SDKs.
  static let sdks: [Skeleton] = [
    app(
      "Firebase 11 hides the old method",
      [
        oldMethod, "== Podfile.lock\nPODS:\n  - FirebaseMessaging (11.2.0):\n    - GoogleUtilities",
      ],
      """
      app App · did-receive,did-receive-fetch · delegate none · app
        sdk firebase@11.2
        3:8 method-hidden
      """
    ),
    app(
      "Firebase 10 does not",
      [oldMethod, "== Podfile.lock\nPODS:\n  - FirebaseMessaging (10.29.0):"],
      """
      app App · did-receive · delegate none · app
        sdk firebase@10.29
      """
    ),
    app(
      "Firebase by a Swift package, with Messaging",
      [
        oldMethod, "== App/Push.swift\nimport FirebaseMessaging",
        "== App.xcodeproj/project.xcworkspace/xcshareddata/swiftpm/Package.resolved",
        #"{"pins":[{"identity":"firebase-ios-sdk","location":"https://github.com/firebase/firebase-ios-sdk.git","state":{"version":"11.8.1"}}],"version":2}"#,
      ],
      """
      app App · did-receive,did-receive-fetch · delegate none · app
        sdk firebase@11.8.1
        3:8 method-hidden
      """
    ),
    app(
      "Firebase by a Swift package, for analytics alone",
      [
        oldMethod, "== App/Log.swift\nimport FirebaseAnalytics",
        "== App.xcworkspace/xcshareddata/swiftpm/Package.resolved",
        #"{"object":{"pins":[{"package":"Firebase","repositoryURL":"https://github.com/firebase/firebase-ios-sdk","state":{"version":"11.8.1"}}]}}"#,
      ],
      "app App · did-receive · delegate none · app"
    ),
    app(
      "OneSignal calls the old method in the end",
      [oldMethod, "== Cartfile.resolved\ngithub \"OneSignal/OneSignal-iOS-SDK\" \"5.6.0\""],
      """
      app App · did-receive,did-receive-fetch,will-present,did-receive-response · delegate set · app
        sdk onesignal@5.6
      """
    ),
    app(
      "CleverTap without the call that turns it on",
      [center, "== ios/Podfile\npod 'CleverTap-iOS-SDK', '~> 7.0'"],
      """
      app App · did-finish-launching,will-present · delegate set · app
        if not switched on: clevertap@7.x
      """
    ),
    app(
      "CleverTap with that call adds the old method",
      [
        center, "== ios/Podfile\npod 'CleverTap-iOS-SDK', '~> 7.0'",
        "== ios/Start.swift\nfunc start() { CleverTap.autoIntegrate() }",
      ],
      """
      app App · did-finish-launching,did-receive,will-present · delegate set · app
        sdk clevertap@7.x
      """
    ),
    app(
      "FlutterFire in an app with scenes is late",
      [flutter, scenes, lock("firebase_messaging", "16.2.0")],
      """
      app App · will-finish-launching,did-finish-launching,did-receive-fetch,will-present,did-receive-response · delegate late · scene
        sdk flutterfire@16.2
      """
    ),
    app(
      "FlutterFire in an app with scenes that calls it in time",
      [
        flutter, scenes, lock("firebase_messaging", "16.7.0"), "== ios/Runner/Setup.m",
        "void setup(void) { [FLTFirebaseMessagingPlugin configureNotificationCenterDelegate]; }",
      ],
      """
      app App · will-finish-launching,did-finish-launching,did-receive-fetch,will-present,did-receive-response · delegate set · scene
        sdk flutterfire@16.7
      """
    ),
    app(
      "FlutterFire in an app without scenes",
      [
        flutter, lock("firebase_messaging", "15.2.0"),
        "== ios/Runner/Info.plist\n<plist><dict></dict></plist>",
      ],
      """
      app App · will-finish-launching,did-finish-launching,did-receive-fetch,will-present,did-receive-response · delegate set · app
        sdk flutterfire@15.2
      """
    ),
    app(
      "React Native Firebase, of which two files tell",
      [
        center, "== package.json",
        #"{"dependencies":{"@react-native-firebase/messaging":"^21.0.0","@notifee/react-native":"9.1.8"}}"#,
        "== yarn.lock",
        "\"@react-native-firebase/messaging@^21.0.0\":\n  version \"26.1.0\"\n  resolved \"x\"",
      ],
      """
      app App · did-finish-launching,did-receive-fetch,will-present,did-receive-response · delegate set · app
        sdk rnfb-messaging@26.1
        sdk notifee@9.1.8
      """
    ),
    app(
      "notifee by the lock files of npm and pnpm",
      [
        center, "== package-lock.json",
        #"{"packages":{"":{},"node_modules/@notifee/react-native":{"version":"9.1.8"}}}"#,
        "== pnpm-lock.yaml\npackages:\n\n  '@notifee/react-native@9.1.8(react@18)':\n    a: b",
      ],
      """
      app App · did-finish-launching,will-present,did-receive-response · delegate set · app
        sdk notifee@9.1.8
      """
    ),
    app(
      "Expo takes the delegate only if there is none",
      [center, "== package.json", #"{"dependencies":{"expo-notifications":"~0.29.0"}}"#],
      """
      app App · did-finish-launching,did-receive-fetch,will-present · delegate set · app
        sdk expo-notifications@0.29.x
      """
    ),
    app(
      "Capacitor takes the delegate away, later",
      [center, "== package.json", #"{"dependencies":{"@capacitor/push-notifications":"7.0.0"}}"#],
      """
      app App · did-finish-launching,will-present,did-receive-response · delegate set · app
        sdk capacitor@7
        3:40 delegate-taken-twice
      """
    ),
    app(
      "Capacitor takes it without a plug-in for pushes, too",
      [oldMethod, "== package.json", #"{"dependencies":{"@capacitor/ios":"8.0.0"}}"#],
      """
      app App · did-receive,will-present,did-receive-response · delegate late · app
        sdk capacitor@8
      """
    ),
    app(
      "a package of React Native whose pod is not locked",
      [
        center, "== ios/Podfile.lock\nPODS:\n  - React-Core (0.80.0):", "== package.json",
        #"{"dependencies":{"@react-native-firebase/messaging":"23.0.0"}}"#,
      ],
      "app App · did-finish-launching,will-present · delegate set · app"
    ),
    app(
      "packages of another app in the repository",
      [oldMethod, "== Other/Podfile.lock\nPODS:\n  - FirebaseMessaging (11.2.0):"],
      "app App · did-receive · delegate none · app"
    ),
    app(
      "packages of no interest, and files that are broken",
      [
        oldMethod, "== package.json\n{\"dependencies\":[", "== pubspec.lock\npackages:\n  http:",
        "== Package.resolved\n[]", "== yarn.lock\n@", "== Podfile.lock\n  - (",
        "== Cartfile.resolved\n\"",
        "== pnpm-lock.yaml\n  @", "== Packages/manifest.json\n{\"dependencies\":{\"a\":1}}",
      ],
      "app App · did-receive · delegate none · app"
    ),
    app(
      "Unity's notifications",
      [
        center, "== Packages/manifest.json",
        #"{"dependencies":{"com.unity.mobile.notifications":"2.3.2"}}"#,
      ],
      """
      app App · did-finish-launching,will-present,did-receive-response · delegate set · app
        sdk unity-notifications@2.3.2
        3:40 delegate-taken-twice
      """
    ),
    app(
      "an SDK that changes nothing",
      [oldMethod, "== App/Podfile.lock\nPODS:\n  - KlaviyoSwift (5.3.1):"],
      """
      app App · did-receive · delegate none · app
        sdk klaviyo@5.3.1
      """
    ),
  ]
}
