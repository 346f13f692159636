import PushPayload
import Testing

@testable import AppProfile

/// Small apps after public reports: each has the finding that names the cause, and the same app
/// mended has it not.
struct ReportedAppTests {
  private struct Report: Sendable, CustomTestStringConvertible {
    let name: String
    let code: String
    let bad: [String]
    let good: [String]

    init(_ name: String, _ code: String, _ bad: [String], mended good: [String]) {
      (self.name, self.code, self.bad, self.good) = (name, code, bad, good)
    }

    var testDescription: String { name }
  }

  static let runner = """
    == ios/Runner/AppDelegate.swift
    import Flutter
    @main class AppDelegate: FlutterAppDelegate {}
    """
  static let delegate =
    "== ios/AppDelegate.swift\n@main class AppDelegate: UIResponder, UIApplicationDelegate {}"
  private static let native = """
    == ios/AppDelegate.swift
    @main class AppDelegate: UIResponder, UIApplicationDelegate, UNUserNotificationCenterDelegate {
      func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        UNUserNotificationCenter.current().delegate = self
        return true
      }
      func userNotificationCenter(_ c: UNUserNotificationCenter, willPresent n: UNNotification, withCompletionHandler h: @escaping (UNNotificationPresentationOptions) -> Void) { h([]) }
    }
    """
  private static let scenes = list("<key>UIApplicationSceneManifest</key><dict/>")
  private static let early =
    "== ios/Runner/Early.m\nvoid f(void) { [FLTFirebaseMessagingPlugin configureNotificationCenterDelegate]; }"

  private static func list(_ content: String) -> String {
    "== ios/Runner/Info.plist\n<plist><dict>\(content)</dict></plist>"
  }

  private static func pub(_ version: String, _ name: String = "firebase_messaging") -> String {
    "== pubspec.lock\npackages:\n  \(name):\n    version: \"\(version)\""
  }

  private static let local = pub("18.0.1", "flutter_local_notifications")

  private static func npm(_ packages: String) -> String {
    "== package.json\n{\"dependencies\":{\(packages)}}"
  }

  private static func rnfb(_ version: String) -> String {
    "\"@react-native-firebase/messaging\":\"\(version)\""
  }

  private static func dart(_ body: String) -> String { "== lib/main.dart\nvoid main() { \(body) }" }
  private static func script(_ body: String) -> String { "== App.tsx\n\(body)" }
  private static let off = "<key>FirebaseAppDelegateProxyEnabled</key><false/>"
  private static let opened = "FirebaseMessaging.onMessageOpenedApp.listen(open); "
  private static let background = "FirebaseMessaging.onBackgroundMessage(sync);"
  private static let mode =
    "<key>UIBackgroundModes</key><array><string>remote-notification</string></array>"

  private static let flutter: [Report] = [
    Report(
      "OneSignal/OneSignal-Flutter-SDK#197: no handler hears the tap on a notification of its own",
      "sdk-unheard",
      [runner, local, dart("p.initialize(s, onDidReceiveNotificationResponse: open);")],
      mended: [native, local, dart("p.initialize(s, onDidReceiveNotificationResponse: open);")]
    ),
    Report(
      "PostHog/posthog-ios#748: FlutterFire hears no tap",
      "sdk-unheard",
      [runner, pub("15.2.0"), pods("PostHog (3.69.1)")],
      mended: [runner, pub("15.2.0"), pods("PostHog (3.69.3)")]
    ),
    Report(
      "firebase/flutterfire#18495: taps are lost in an app with scenes",
      "delegate-late",
      [runner, scenes, pub("16.2.0")],
      mended: [runner, scenes, pub("16.7.0"), early]
    ),
    Report(
      "firebase/flutterfire#17991: getInitialMessage is null in an app with scenes",
      "launch-key-in-scenes",
      [runner, scenes, pub("16.0.4")],
      mended: [runner, scenes, pub("16.5.0"), early]
    ),
    Report(
      "firebase/flutterfire#18037: a tap crashes the app",
      "sdk-crash",
      [runner, scenes, pub("16.1.0")],
      mended: [runner, scenes, pub("16.1.3")]
    ),
    Report(
      "firebase/flutterfire#17206: the proxy is off",
      "switch-disputed",
      [runner, list(off), pub("15.2.0")],
      mended: [runner, list(""), pub("15.2.0")]
    ),
    Report(
      "firebase/flutterfire#17204: a launching tap opens nothing",
      "handler-missing",
      [runner, pub("15.2.0"), dart(opened)],
      mended: [runner, pub("15.2.0"), dart(opened + "messaging.getInitialMessage().then(open);")]
    ),
    Report(
      "firebase/flutterfire#12004: the background handler never runs",
      "handler-never-runs",
      [runner, list(""), pub("14.7.0"), dart(background)],
      mended: [runner, list(mode), pub("14.7.0"), dart(background)]
    ),
    Report(
      "firebase/flutterfire#17103: getInitialMessage alone",
      "handler-missing",
      [runner, pub("15.2.0"), dart("messaging.getInitialMessage().then(open);")],
      mended: [runner, pub("15.2.0"), dart(opened + "messaging.getInitialMessage().then(open);")]
    ),
  ]

  private static let present = npm(rnfb("26.0.0"))
  private static let notifee = #""@notifee/react-native":"9.1.8""#
  private static let wix = #""react-native-notifications":"5.1.0""#
  private static let start =
    "== ios/Start.m\nvoid f(void) { [RNNotifications startMonitorNotifications]; }"
  private static let fetch = """
    == ios/Fetch.swift
    extension AppDelegate {
      func application(_ a: UIApplication, didReceiveRemoteNotification u: [AnyHashable: Any], fetchCompletionHandler h: @escaping (UIBackgroundFetchResult) -> Void) { RNNotifications.didReceiveBackgroundNotification(u, withCompletionHandler: h) }
    }
    """

  private static let reactNative: [Report] = [
    Report(
      "invertase/react-native-firebase#8754: willPresent has no effect",
      "answer-ignored",
      [native, npm(rnfb("23.8.3"))],
      mended: [native, present]
    ),
    Report(
      "invertase/react-native-firebase#9049: the handler is called twice",
      "completion-twice",
      [native, npm(rnfb("24.0.0"))],
      mended: [native, present]
    ),
    Report(
      "invertase/react-native-firebase#9050: nothing of Expo is shown in front",
      "completion-twice",
      [delegate, npm(rnfb("24.1.1") + #","expo-notifications":"0.31.0""#)],
      mended: [delegate, npm(rnfb("26.1.0") + #","expo-notifications":"0.31.0""#)]
    ),
    Report(
      "invertase/react-native-firebase#6807: a tap while the app runs opens nothing",
      "handler-missing",
      [delegate, present, script("messaging().getInitialNotification().then(open)")],
      mended: [
        delegate, present,
        script("messaging().getInitialNotification(); messaging().onNotificationOpenedApp(open)"),
      ]
    ),
    Report(
      "invertase/notifee#999: nothing is shown in front",
      "completion-never",
      [delegate, npm(notifee)],
      mended: [native, npm(notifee)]
    ),
    Report(
      "expo/expo#20937: beside OneSignal no listener runs",
      "sdk-unheard",
      [delegate, npm(#""expo-notifications":"0.29.0","react-native-onesignal":"5.2.0""#)],
      mended: [delegate, npm(#""expo-notifications":"58.0.11","react-native-onesignal":"5.2.0""#)]
    ),
    Report(
      "Pushwoosh: beside react-native-notifications one of the two hears nothing",
      "sdk-unheard",
      [delegate, start, npm(wix), pods("PushwooshXCFramework (6.7.0)")],
      mended: [delegate, npm(wix), pods("PushwooshXCFramework (6.7.0)")]
    ),
    Report(
      "wix/react-native-notifications#101: the background event never comes",
      "sdk-unfed",
      [delegate, start, npm(wix), script("events().registerNotificationReceivedBackground(f)")],
      mended: [
        delegate, start, fetch, npm(wix),
        script("events().registerNotificationReceivedBackground(f)"),
      ]
    ),
    Report(
      "wix/react-native-notifications#575: a launching tap opens nothing",
      "handler-missing",
      [delegate, start, npm(wix), script("events().registerNotificationOpened(f)")],
      mended: [
        delegate, start, npm(wix),
        script("events().registerNotificationOpened(f); N.getInitialNotification()"),
      ]
    ),
    Report(
      "react-native-push-notification/ios#143: no listener hears the tap",
      "sdk-unfed",
      [
        delegate, npm(#""@react-native-community/push-notification-ios":"1.11.0""#),
        script("PushNotificationIOS.addEventListener('notification', f)"),
      ],
      mended: [
        delegate, fetch, npm(#""@react-native-community/push-notification-ios":"1.11.0""#),
        script("PushNotificationIOS.addEventListener('notification', f)"),
      ]
    ),
  ]

  private static let capacitor = npm(#""@capacitor/push-notifications":"7.0.0""#)
  static let messaging = "== ios/Push.swift\nimport FirebaseMessaging\n"
  private static let calls = """
    == ios/Calls.swift
    class Calls: NSObject, PKPushRegistryDelegate {
      func viewDidLoad() { registry = PKPushRegistry(queue: .main) }
    }
    """

  private static func withoutToken(_ post: String) -> Report {
    let app = [delegate, capacitor, script("PushNotifications.register()")]
    return Report(
      "ionic-team/capacitor-plugins#2330: no token comes until the app has \(post)",
      "sdk-unfed",
      app,
      mended: app + ["== ios/T.swift\nfunc f() { \(post) }"]
    )
  }

  private static func pods(_ line: String) -> String { "== ios/Podfile.lock\nPODS:\n  - \(line):" }

  private static let others: [Report] = [
    withoutToken("post(name: .capacitorDidRegisterForRemoteNotifications)"),
    withoutToken("post(CAPNotifications.name(token))"),
    Report(
      "twilio/twilio-voice-react-native#379: the registry comes late",
      "registry-late",
      [delegate, calls],
      mended: [
        native.replacing(
          "return true",
          with: "registry = PKPushRegistry(queue: .main); return true"
        )
      ]
    ),
    Report(
      "firebase: the switch is off, and nothing hands the token over",
      "sdk-unfed",
      [delegate, messaging, list(off)],
      mended: [delegate, messaging + "func f() { Messaging.messaging().apnsToken = t }", list(off)]
    ),
    Report(
      "OneSignal: the switch is newer than the SDK",
      "switch-ignored",
      [
        delegate, pods("OneSignalXCFramework (5.2.0)"),
        list("<key>OneSignal_disable_swizzling</key><true/>"),
      ],
      mended: [
        delegate, pods("OneSignalXCFramework (5.5.1)"),
        list("<key>OneSignal_disable_swizzling</key><true/>"),
      ]
    ),
    Report(
      "Braze: nothing hands pushes to its handler",
      "sdk-unfed",
      [
        delegate,
        "== ios/B.swift\nimport BrazeKit\nfunc f() { braze.notifications.subscribeToUpdates(g) }",
      ],
      mended: [
        delegate,
        "== ios/B.swift\nimport BrazeKit\nfunc f() { c.push.automation = true; braze.notifications.subscribeToUpdates(g) }",
      ]
    ),
  ]

  private static func codes(_ files: [String]) -> [String] {
    let profile = Profile(reading: Skeleton("", files.joined(separator: "\n"), "").files)
    return profile.targets.flatMap { $0.examination + $0.diagnostics }.map { $0.code }
  }

  @Test(arguments: flutter + reactNative + others)
  private func `a report has the finding that names its cause`(_ report: Report) {
    #expect(Self.codes(report.bad).contains(report.code), "\(Self.codes(report.bad))")
    #expect(!Self.codes(report.good).contains(report.code), "\(Self.codes(report.good))")
  }

  @Test
  func `each code of a problem has a report`() {
    let codes = Set(KnownSDK.all.flatMap { $0.facts.compactMap { $0.code?.code } })
    let reported = Set((Self.flutter + Self.reactNative + Self.others).map(\.code))
    #expect(codes.subtracting(reported).isEmpty)
  }
}
