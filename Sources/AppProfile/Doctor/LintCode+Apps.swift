package import PushPayload

// The codes of `scan`, and of `lint` and `eval` with an app.
extension LintCode {
  package static let ofApps: [LintCode] = nearMisses + sdks + app + pushes + activities

  static let nearMisses: [LintCode] = [
    LintCode(
      .warning("method-misspelt"),
      "A method of a delegate has a name, or labels, that the system does not know.",
      because: "It compiles, and the system never calls it: the method is optional.",
      bad: "func application(_ a: UIApplication, didReceiveRemoteNotification u: [AnyHashable: "
        + "Any], completionHandler h: @escaping (UIBackgroundFetchResult) -> Void)",
      good: "func application(_ a: UIApplication, didReceiveRemoteNotification u: [AnyHashable: "
        + "Any], fetchCompletionHandler h: @escaping (UIBackgroundFetchResult) -> Void)"
    ),
    LintCode(
      .warning("method-private"),
      "A method of a delegate is private, fileprivate or @nonobjc.",
      because: "Swift does not show it to Objective-C then, and the system cannot find it.",
      bad: "private func application(_ a: UIApplication, didReceiveRemoteNotification u: …)",
      good: "func application(_ a: UIApplication, didReceiveRemoteNotification u: …)"
    ),
    LintCode(
      .warning("method-static"),
      "A method of a delegate belongs to the class.",
      because: "The system calls the object that is the delegate, not its class.",
      bad: "static func userNotificationCenter(_ c: UNUserNotificationCenter, willPresent n: …)",
      good: "func userNotificationCenter(_ c: UNUserNotificationCenter, willPresent n: …)"
    ),
    LintCode(
      .warning("method-in-protocol"),
      "A method of a delegate stands in an extension of a protocol.",
      because: "Objective-C does not see what extensions of Swift protocols add.",
      bad: "extension Pushes { func userNotificationCenter(_ c: …, willPresent n: …) }",
      good: "extension AppDelegate { func userNotificationCenter(_ c: …, willPresent n: …) }"
    ),
    LintCode(
      .error("method-without-delegate"),
      "A class that iOS never asks has a method for pushes, and no class that it asks has it.",
      because: "iOS calls the app delegate, the delegate of the notification center and the like.",
      bad: "class SceneDelegate: UIResponder, UIWindowSceneDelegate { func application(_ a: "
        + "UIApplication, didReceiveRemoteNotification u: …) }",
      good: "class AppDelegate: UIResponder, UIApplicationDelegate { func application(_ a: "
        + "UIApplication, didReceiveRemoteNotification u: …) }"
    ),
  ]

  static let app: [LintCode] = [
    .fetchWithoutMode, .delegateLate, .delegateTwice, .launchKeyInScenes, .lifecycleRetired,
    .bothMethods, .completionMissing, .methodTooNew, .dismissWithoutOption, .environmentMissing,
    .registryLate, .neverRegisters, .extensionTooNew, .extensionNotInstalled, .delegateMissing,
    .asyncOffMain, .callUnreported,
  ]

  static let pushes: [LintCode] = [
    .silentToOldMethod, .silentToNobody, .presentMissing, .mutableWithoutExtension,
    .extensionWithoutMutable, .handlerUnreached, .modeMissing, .timeSensitiveMissing,
  ]

  static let fetchWithoutMode = LintCode(
    .warning("fetch-without-background-mode"),
    "The app implements the fetchCompletionHandler variant and lacks the background mode "
      + "remote-notification.",
    because: "Without the mode no push wakes the app, and silent pushes reach it in the foreground "
      + "only. [configuration.no-background-mode]",
    bad: "<key>UIBackgroundModes</key><array/>",
    good: "<key>UIBackgroundModes</key><array><string>remote-notification</string></array>"
  )
  static let delegateLate = LintCode(
    .warning("delegate-late"),
    "The delegate of the notification center is set after launching has ended.",
    because: "The tap that launches the app is lost: the system asks for the delegate before.",
    bad: "func viewDidLoad() { UNUserNotificationCenter.current().delegate = self }",
    good: "func application(_ a: …, didFinishLaunchingWithOptions o: …) -> Bool { "
      + "UNUserNotificationCenter.current().delegate = self; return true }"
  )
  static let delegateTwice = LintCode(
    .warning("delegate-twice"),
    "Two classes of the app become the delegate of the notification center.",
    because: "There is one delegate: the class that is set last gets all calls.",
    bad: "center.delegate = self; center.delegate = Router.shared",
    good: "center.delegate = Router.shared"
  )
  static let launchKeyInScenes = LintCode(
    .warning("launch-key-in-scenes"),
    "An app with scenes reads the push out of launchOptions.",
    because:
      "With scenes launchOptions have no key remoteNotification: the response comes with the "
      + "connection of the scene, or to the delegate of the notification center.",
    bad: "let push = launchOptions?[.remoteNotification]",
    good: "func scene(_ s: UIScene, willConnectTo n: UISceneSession, options o: "
      + "UIScene.ConnectionOptions) { let push = o.notificationResponse }"
  )
  static let lifecycleRetired = LintCode(
    .error("lifecycle-retired"),
    "An app without scenes is built with SDK 27.",
    because: "From that SDK on iOS does not launch an app without scenes.",
    bad: "SDKROOT = iphoneos27.0, and no UIApplicationSceneManifest",
    good: "<key>UIApplicationSceneManifest</key><dict>…</dict>"
  )
  static let bothMethods = LintCode(
    .info("both-methods"),
    "The app implements both methods for remote notifications.",
    because: "The system calls the fetchCompletionHandler variant and, but for a tap on iOS 10.0, "
      + "never the other one. [tap-fallback.10-0-did-receive-instead-of-fetch]",
    bad: "application(_:didReceiveRemoteNotification:) beside the fetchCompletionHandler variant",
    good: "application(_:didReceiveRemoteNotification:fetchCompletionHandler:)"
  )
  static let completionMissing = LintCode(
    .warning("completion-missing"),
    "A method leaves without its completion handler, as far as reading shows it.",
    because: "The system waits, takes background time away from the app, and may end it.",
    bad: "{ guard let id = userInfo[\"id\"] else { return }; sync(id) { completionHandler($0) } }",
    good: "{ guard let id = userInfo[\"id\"] else { completionHandler(.noData); return }; … }"
  )
  static let methodTooNew = LintCode(
    .info("method-too-new"),
    "A method exists on newer versions of iOS only than the oldest one of the app.",
    because: "On older versions the system does not know it, and calls other methods.",
    bad: "IPHONEOS_DEPLOYMENT_TARGET = 9.0, and only userNotificationCenter(_:didReceive:…)",
    good: "IPHONEOS_DEPLOYMENT_TARGET = 10.0"
  )
  static let dismissWithoutOption = LintCode(
    .warning("dismiss-without-option"),
    "Code waits for the dismissal of a notification whose category does not ask for it.",
    because: "The system reports a dismissal only for a category with customDismissAction.",
    bad: "UNNotificationCategory(identifier: \"news\", actions: [], intentIdentifiers: [])",
    good: "UNNotificationCategory(identifier: \"news\", actions: [], intentIdentifiers: [], "
      + "options: .customDismissAction)"
  )
  static let registryLate = LintCode(
    .info("registry-late"),
    "The registry of PushKit is made after launching has ended.",
    because: "A VoIP push finds no registry: the app is ended. [arrival-recipient.registry-late]",
    bad: "func viewDidLoad() { registry = PKPushRegistry(queue: .main) }",
    good: "func application(_ a: …, didFinishLaunchingWithOptions o: …) -> Bool { "
      + "registry = PKPushRegistry(queue: .main); return true }"
  )
  static let neverRegisters = LintCode(
    .info("never-registers"),
    "The app has methods of remote notifications and never registers for them.",
    because: "Without registerForRemoteNotifications it gets no device token, and no push arrives.",
    bad: "func application(_ a: …, didReceiveRemoteNotification u: …, fetchCompletionHandler h: …)",
    good: "UIApplication.shared.registerForRemoteNotifications()"
  )
  static let extensionTooNew = LintCode(
    .warning("extension-too-new"),
    "A service extension needs a newer iOS than its app.",
    because: "A new target gets the newest version: on devices between the two it never runs.",
    bad: "IPHONEOS_DEPLOYMENT_TARGET = 18.0 in the extension, 15.0 in the app",
    good: "IPHONEOS_DEPLOYMENT_TARGET = 15.0 in both"
  )
  static let extensionNotInstalled = LintCode(
    .error("extension-not-installed"),
    "The bundle identifier of an extension does not begin with that of its app.",
    because: "The app is not installed, or the extension is left out.",
    bad: "PRODUCT_BUNDLE_IDENTIFIER = com.example.service, and com.example.app in the app",
    good: "PRODUCT_BUNDLE_IDENTIFIER = com.example.app.service"
  )
  static let environmentMissing = LintCode(
    .error("aps-environment-missing"),
    "The entitlements of an app that handles pushes lack aps-environment.",
    because: "Without it APNs gives the app no device token, and no push arrives.",
    bad: "<dict/>",
    good: "<dict><key>aps-environment</key><string>development</string></dict>"
  )

  static let silentToOldMethod = LintCode(
    .error("silent-to-old-method"),
    "A silent push goes to an app that has only the old method.",
    because: "A push wakes no app with the old method alone. [configuration.did-receive-only]",
    bad: "application(_:didReceiveRemoteNotification:)",
    good: "application(_:didReceiveRemoteNotification:fetchCompletionHandler:)"
  )
  static let silentToNobody = LintCode(
    .error("silent-to-nobody"),
    "A silent push goes to an app that has no method for it.",
    because: "Nothing of the app runs: a silent push is lost. [configuration.no-method]",
    bad: "class AppDelegate: UIResponder, UIApplicationDelegate {}",
    good: "application(_:didReceiveRemoteNotification:fetchCompletionHandler:)"
  )
  static let presentMissing = LintCode(
    .warning("will-present-missing"),
    "A push with something to show goes to an app whose delegate lacks willPresent.",
    because: "In the foreground the system then shows nothing, plays nothing and sets no badge.",
    bad: "class Router: NSObject, UNUserNotificationCenterDelegate {}",
    good: "userNotificationCenter(_:willPresent:withCompletionHandler:)"
  )
  static let mutableWithoutExtension = LintCode(
    .warning("mutable-without-extension"),
    "A push with mutable-content goes to an app without a service extension.",
    because: "Nothing changes it: the key has no effect.",
    bad: #"{"aps":{"alert":"Hi","mutable-content":1}}"#,
    good: "class NotificationService: UNNotificationServiceExtension { … }"
  )
  static let extensionWithoutMutable = LintCode(
    .info("extension-without-mutable"),
    "None of the pushes with an alert has mutable-content, and the app has a service extension.",
    because: "The extension runs for mutable-content alone. [extension-permit.not-mutable]",
    bad: #"{"aps":{"alert":"Hi"}}"#,
    good: #"{"aps":{"alert":"Hi","mutable-content":1}}"#
  )

  static let delegateMissing = LintCode(
    .error("delegate-missing"),
    "A method of UNUserNotificationCenterDelegate is written, and nothing sets the delegate.",
    because: "iOS asks the delegate of the notification center alone: a tap opens the app, and the "
      + "method never runs. [response-delegate.no-delegate]",
    bad: "class AppDelegate: UIResponder, UIApplicationDelegate, UNUserNotificationCenterDelegate "
      + "{ func userNotificationCenter(_ c: …, didReceive r: UNNotificationResponse, …) }",
    good: "func application(_ a: …, didFinishLaunchingWithOptions o: …) -> Bool { "
      + "UNUserNotificationCenter.current().delegate = self; return true }"
  )
  static let asyncOffMain = LintCode(
    .warning("async-off-main"),
    "An async method of a delegate is not isolated to the main actor.",
    because: "It may run off the main thread. There UIKit may end the app with “Call must be made "
      + "on main thread”, or what it does comes late.",
    bad: "nonisolated func userNotificationCenter(_ c: …, didReceive r: …) async",
    good: "@MainActor func userNotificationCenter(_ c: …, didReceive r: …) async",
    citations: ["R-51"]
  )
  static let callUnreported = LintCode(
    .warning("call-unreported"),
    "A method for VoIP pushes reports no call to CallKit or LiveCommunicationKit.",
    because: "iOS ends an app that reports none, and later delivers no VoIP push to it any more.",
    bad: "func pushRegistry(_ r: …, didReceiveIncomingPushWith p: …, …) { ring(); completion() }",
    good: "func pushRegistry(_ r: …, didReceiveIncomingPushWith p: …, …) { "
      + "provider.reportNewIncomingCall(with: id, update: update) { _ in completion() } }"
  )

  static let modeMissing = LintCode(
    .warning("mode-missing"),
    "A push with content-available goes to an app without the mode remote-notification.",
    because: "Without it iOS wakes no app for a push. [configuration.no-background-mode]",
    bad: "<key>UIBackgroundModes</key><array/>",
    good: "<key>UIBackgroundModes</key><array><string>remote-notification</string></array>"
  )
  static let timeSensitiveMissing = LintCode(
    .warning("time-sensitive-missing"),
    "A push has interruption-level time-sensitive, and the app's entitlements lack it.",
    because:
      "Without com.apple.developer.usernotifications.time-sensitive iOS treats the push as an "
      + "active one, which a Focus or the summary may hold back.",
    bad: "<key>aps-environment</key><string>production</string>",
    good: "<key>com.apple.developer.usernotifications.time-sensitive</key><true/>"
  )
}
