import PushPayload
import Testing

@testable import AppProfile

/// What is found in an app: each code in an app that has it, and not in the same app without it.
struct ExaminationTests {
  struct Example: Sendable, CustomTestStringConvertible {
    let code: LintCode
    let bad: String
    let good: String

    var testDescription: String { code.code }
  }

  static let fetch =
    "func application(_ a: UIApplication, didReceiveRemoteNotification u: [AnyHashable: Any], "
    + "fetchCompletionHandler done: @escaping (UIBackgroundFetchResult) -> Void)"
  static let old =
    "func application(_ a: UIApplication, didReceiveRemoteNotification u: [AnyHashable: Any]) {}"
  private static let action =
    "func application(_ a: UIApplication, handleActionWithIdentifier i: String?, "
    + "forRemoteNotification u: [AnyHashable: Any], completionHandler done: @escaping () -> Void)"
  private static let response =
    "func userNotificationCenter(_ c: UNUserNotificationCenter, didReceive r: "
    + "UNNotificationResponse, withCompletionHandler h: @escaping () -> Void)"

  static func launch(_ body: String) -> String {
    "func application(_ a: UIApplication, didFinishLaunchingWithOptions o: "
      + "[UIApplication.LaunchOptionsKey: Any]?) -> Bool { \(body); return true }"
  }

  /// An app delegate with some members; it sets itself as the delegate of the notification center
  /// if it conforms to the protocol.
  static func app(_ members: String, _ others: String...) -> String {
    "== AppDelegate.swift\n@main class AppDelegate: UIResponder, UIApplicationDelegate, "
      + "UNUserNotificationCenterDelegate {\n\(members)\n}"
      + others.map { "\n" + $0 }.joined()
  }

  static func list(_ content: String) -> String {
    "== Info.plist\n<plist><dict>\(content)</dict></plist>"
  }

  static func version(_ folder: String, _ version: String) -> String {
    stated(folder, "<key>MinimumOSVersion</key><string>\(version)</string>")
  }

  private static func identified(_ folder: String, _ name: String) -> String {
    stated(folder, "<key>CFBundleIdentifier</key><string>\(name)</string>")
  }

  /// The Info.plist of an app, or of a service extension in a folder.
  private static func stated(_ folder: String, _ content: String) -> String {
    let point =
      folder.isEmpty
      ? "<key>UILaunchScreen</key><dict/>"
      : "<key>NSExtension</key><dict><key>NSExtensionPointIdentifier</key>"
        + "<string>com.apple.usernotifications.service</string></dict>"
    return "== \(folder)Info.plist\n<plist><dict>\(content)\(point)</dict></plist>"
  }

  static func entitled(_ content: String) -> String {
    "== App.entitlements\n<plist><dict>\(content)</dict></plist>"
  }

  private static let scenes = list("<key>UIApplicationSceneManifest</key><dict/>")
  static let center = "UNUserNotificationCenter.current().delegate = "
  private static let dismissal =
    response + " { if r.actionIdentifier == UNNotificationDismissActionIdentifier {}; h() }"

  static func podfile(_ pod: String) -> String { "== Podfile\npod '\(pod)'" }

  static let handled = app(fetch + " { done(.noData) }")

  private static let examples: [Example] = [
    Example(
      code: .fetchWithoutMode,
      bad: app(fetch + " { done(.noData) }", list("")),
      good: app(
        fetch + " { done(.noData) }",
        list("<key>UIBackgroundModes</key><array><string>remote-notification</string></array>")
      )
    ),
    Example(
      code: .delegateLate,
      bad: app("func later() { \(center)self }"),
      good: app(launch(center + "self"))
    ),
    Example(
      code: .delegateTwice,
      bad: app(
        launch("\(center)self; \(center)Router()"),
        "class Router: NSObject, UNUserNotificationCenterDelegate {}"
      ),
      good: app(launch("\(center)self; \(center)self"))
    ),
    Example(
      code: .delegateLate,
      bad: app("func later() { \(center)self }"),
      good: app(launch(center + "self") + "\nfunc later() { \(center)self }")
    ),
    Example(
      code: .launchKeyInScenes,
      bad: app(launch("print(o?[.remoteNotification] as Any)"), scenes),
      good: app(launch("print(o?[.remoteNotification] as Any)"), list(""))
    ),
    Example(
      code: .lifecycleRetired,
      bad: app("", list("<key>DTSDKName</key><string>iphoneos27.0</string>")),
      good: app("", list("<key>DTSDKName</key><string>iphoneos26.0</string>"))
    ),
    Example(code: .bothMethods, bad: app(old + "\n" + fetch + " { done(.noData) }"), good: handled),
    Example(
      code: .methodTooNew,
      bad: app(response + " { h() }", "== Podfile\nplatform :ios, '9.0'") + "",
      good: app(response + " { h() }", "== Podfile\nplatform :ios, '10.0'")
    ),
    Example(
      code: .methodTooNew,
      bad: app(response + " { h() }", "== Podfile\nplatform :ios, '9.0'"),
      good: app(response + " { h() }\n" + old, "== Podfile\nplatform :ios, '9.0'")
    ),
    Example(
      code: .dismissWithoutOption,
      bad: app(launch(center + "self") + dismissal),
      good: app(launch(center + "self; use(.customDismissAction)") + dismissal)
    ),
    Example(
      code: .environmentMissing,
      bad: app(old, entitled("")),
      good: app(old, entitled("<key>aps-environment</key><string>production</string>"))
    ),
    Example(
      code: .methodTooNew,
      bad: app(fetch + " { done(.noData) }", "== Podfile\nplatform :ios, '6.0'"),
      good: app(action + " { done() }", "== Podfile\nplatform :ios, '7.0'")
    ),
    Example(
      code: .dismissWithoutOption,
      bad: app(launch(center + "self") + dismissal),
      good: app(
        launch(center + "self") + response
          + " { if r.actionIdentifier != UNNotificationDismissActionIdentifier { open() }; h() }"
      )
    ),
    Example(
      code: .environmentMissing,
      bad: app(launch("a.registerForRemoteNotifications()"), entitled("")),
      good: app(launch(center + "self") + response + " { h() }", entitled(""))
    ),
    Example(
      code: .registryLate,
      bad: app("func later() { registry = PKPushRegistry(queue: .main) }"),
      good: app(launch("registry = PKPushRegistry(queue: .main)"))
    ),
    Example(
      code: .neverRegisters,
      bad: app(fetch + " { done(.noData) }"),
      good: app(launch("a.registerForRemoteNotifications()") + fetch + " { done(.noData) }")
    ),
    Example(
      code: .extensionTooNew,
      bad: app("", version("", "13.0"), version("Service/", "18.0"), service),
      good: app("", version("", "13.0"), version("Service/", "13.0"), service)
    ),
    Example(
      code: .extensionNotInstalled,
      bad: app("", identified("", "a.app"), identified("Service/", "a.service"), service),
      good: app("", identified("", "a.app"), identified("Service/", "a.app.service"), service)
    ),
    Example(
      code: .delegateMissing,
      bad: app(launch("") + response + " { h() }"),
      good: app(launch(center + "self") + response + " { h() }")
    ),
    Example(
      code: .delegateMissing,
      bad: app(launch("let table = List(); table.delegate = self") + response + " { h() }"),
      good: app(launch("services.center.delegate = self") + response + " { h() }")
    ),
    Example(
      code: .delegateMissing,
      bad: app(launch("") + response + " { h() }", podfile("Alamofire")),
      good: app(launch("") + response + " { h() }", podfile("MoEngage-iOS-SDK"))
    ),
  ]

  @Test(arguments: ["", "\n" + response + " { h() }"])
  func `didReceive response is advised only where it is missing`(method: String) throws {
    let app = Self.app(Self.launch("print(o?[.remoteNotification] as Any)") + method, Self.scenes)
    let found = Profile(reading: Skeleton("", app, "").files).targets[0].examination
    let finding = try #require(found.first { $0.code == LintCode.launchKeyInScenes.code })
    #expect(finding.message.contains("or implement") == method.isEmpty)
  }

  static func codes(_ text: String) -> Set<String> {
    let profile = Profile(reading: Skeleton("", text, "").files)
    return Set(profile.targets.flatMap { $0.examination }.map { $0.code })
  }

  @Test(arguments: examples + ofMethods)
  private func `an app has a finding, and without the mistake it has not`(_ example: Example) {
    #expect(Self.codes(example.bad).contains(example.code.code))
    #expect(!Self.codes(example.good).contains(example.code.code))
  }

  @Test
  func `each code about the app alone has an example`() {
    #expect(Set((Self.examples + Self.ofMethods).map(\.code)) == Set(LintCode.app))
  }

  @Test
  func `codes are distinct, and each has its texts`() {
    let all = LintCode.ofApps
    #expect(Set(all.map(\.code)).count == all.count)
    #expect(all.allSatisfy { $0.statement.hasSuffix(".") })
    #expect(all.allSatisfy { $0.reason.hasSuffix(".") || $0.reason.contains(". [") })
    #expect(all.allSatisfy { $0.bad?.payload.isEmpty == false && $0.bad != $0.good })
  }
}
