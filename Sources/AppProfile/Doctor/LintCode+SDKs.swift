import PushPayload

// What SDKs and the app do to one another.
extension LintCode {
  static let sdks: [LintCode] = [
    LintCode(
      .warning("method-hidden"),
      "An SDK adds the fetchCompletionHandler variant to an app that has only the old method.",
      because: "The app's own method is not called any more. [remote-notification-method.fetch]",
      bad: "func application(_ a: UIApplication, didReceiveRemoteNotification u: …) // Firebase 11",
      good:
        "func application(_ a: …, didReceiveRemoteNotification u: …, fetchCompletionHandler h: …)",
      citations: ["R-21"]
    ),
    LintCode(
      .warning("delegate-taken-twice"),
      "The app and an SDK both become the delegate of the notification center.",
      because: "There is one delegate: who is set last gets all calls, and the SDK passes none on.",
      bad: "UNUserNotificationCenter.current().delegate = self // beside Pushwoosh",
      good: "Pushwoosh.sharedInstance().addNotificationCenterDelegate(self)"
    ),
    .switchIgnored, .switchDisputed, .answerIgnored, .completionTwice, .completionNever, .sdkCrash,
    .sdkUnheard, .sdkUnfed, .handlerNeverRuns, .handlerMissing,
  ]

  static let switchIgnored = LintCode(
    .warning("switch-ignored"),
    "A switch of an SDK in the Info.plist is no Boolean, or the SDK is too old for it.",
    because: "The SDK reads a Boolean alone and stays switched on.",
    bad: "<key>FirebaseAppDelegateProxyEnabled</key><string>NO</string>",
    good: "<key>FirebaseAppDelegateProxyEnabled</key><false/>"
  )
  static let switchDisputed = LintCode(
    .info("switch-disputed"),
    "An app turns off what an SDK may need.",
    because: "Reports disagree on whether the SDK works without it: try both.",
    bad: "<key>FirebaseAppDelegateProxyEnabled</key><false/> <!-- with firebase_messaging -->",
    good: "<dict/>"
  )
  static let answerIgnored = LintCode(
    .warning("answer-ignored"),
    "An SDK answers willPresent before the app does.",
    because: "The first answer counts: what the app asks to show in the foreground has no effect.",
    bad: #""@react-native-firebase/messaging": "23.8.3", and a willPresent of the app"#,
    good: #""@react-native-firebase/messaging": "26.0.0""#
  )
  static let completionTwice = LintCode(
    .warning("completion-twice"),
    "An SDK calls a completion handler that the app calls, too.",
    because: "A handler may be called once: the second call has no effect, or ends the app.",
    bad: #""@react-native-firebase/messaging": "24.0.0", and a willPresent of the app"#,
    good: #""@react-native-firebase/messaging": "26.0.0""#
  )
  static let completionNever = LintCode(
    .warning("completion-never"),
    "An SDK leaves the completion handler to a delegate that is not there.",
    because: "Nothing answers willPresent, and nothing is shown in the foreground.",
    bad: #""@notifee/react-native": "9.1.8", and no delegate of the app"#,
    good: "UNUserNotificationCenter.current().delegate = self"
  )
  static let sdkCrash = LintCode(
    .error("sdk-crash"),
    "A version of an SDK ends the app for a push.",
    because: "A newer version mends it.",
    bad: #"firebase_messaging: 16.1.0, in an app with scenes"#,
    good: "firebase_messaging: 16.1.3"
  )
  static let sdkUnheard = LintCode(
    .warning("sdk-unheard"),
    "The handlers of an SDK hear no push, since another has taken its place.",
    because: "The SDK becomes the delegate of the notification center only if there is none.",
    bad: #""expo-notifications": "0.29.0", "react-native-onesignal": "5.2.0""#,
    good: #""expo-notifications": "0.29.0""#
  )
  static let handlerNeverRuns = LintCode(
    .warning("handler-never-runs"),
    "Code registers a handler of an SDK that no push reaches.",
    because: "The callback that runs the handler is missing in the app, or never called.",
    bad: "FirebaseMessaging.onBackgroundMessage(sync) // without the background mode",
    good: "<key>UIBackgroundModes</key><array><string>remote-notification</string></array>"
  )
  static let handlerMissing = LintCode(
    .warning("handler-missing"),
    "Code listens for taps with one of two handlers of an SDK that belong together.",
    because: "A tap that launches the app and a tap while it runs reach different handlers.",
    bad: "FirebaseMessaging.onMessageOpenedApp.listen(open)",
    good: "FirebaseMessaging.onMessageOpenedApp.listen(open); "
      + "FirebaseMessaging.instance.getInitialMessage().then(open)"
  )
  static let handlerUnreached = LintCode(
    .info("handler-unreached"),
    "Code waits in the background, and none of the pushes has content-available.",
    because: "The push is shown, and nothing runs before a tap. [request.no-content-available]",
    bad: #"{"aps":{"alert":"Hi"}}"#,
    good: #"{"aps":{"alert":"Hi","content-available":1}}"#
  )
  static let sdkUnfed = LintCode(
    .warning("sdk-unfed"),
    "An SDK waits for the app's methods to hand pushes or the device token to it.",
    because: "It changes no callback by itself, and its handlers hear nothing.",
    bad: "class AppDelegate: UIResponder, UIApplicationDelegate {} // with Capacitor",
    good: "NotificationCenter.default.post(name: .capacitorDidRegisterForRemoteNotifications, …)"
  )
}
