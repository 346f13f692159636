import PushPayload
import Testing

@testable import AppProfile

/// What is found in an app: each code in an app that has it, and not in the same app without it.
struct ExaminationTests {
  private struct Example: Sendable, CustomTestStringConvertible {
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

  private static let tapped =
    "func userNotificationCenter(_ c: UNUserNotificationCenter, didReceive r: "
    + "UNNotificationResponse) async {}"

  private static func router(_ attribute: String, _ members: String) -> String {
    attribute + "class Router: NSObject, UNUserNotificationCenterDelegate { \(members) }"
  }

  /// An app in a folder of a project whose one target has it.
  private static func project(_ settings: String, of app: String) -> String {
    app.replacing("== ", with: "== App/") + "\n" + """
      == App.xcodeproj/project.pbxproj
      {
        objects = {
          R = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
          T = {isa = PBXNativeTarget; name = App; buildPhases = (); fileSystemSynchronizedGroups = (R, ); buildConfigurationList = L; productType = "com.apple.product-type.application"; };
          L = {isa = XCConfigurationList; buildConfigurations = (C, ); };
          C = {isa = XCBuildConfiguration; name = Debug; buildSettings = {\(settings)}; };
          G = {isa = PBXGroup; children = (R, ); sourceTree = "<group>"; };
          P = {isa = PBXProject; mainGroup = G; targets = (T, ); };
        };
        rootObject = P;
      }
      """
  }

  static func podfile(_ pod: String) -> String { "== Podfile\npod '\(pod)'" }

  /// An app with a registry of PushKit whose method for VoIP pushes has a body.
  private static func calls(_ body: String) -> String {
    app(
      launch("registry.desiredPushTypes = [.voIP]"),
      "class Calls: NSObject, PKPushRegistryDelegate { func pushRegistry(_ r: PKPushRegistry, "
        + "didReceiveIncomingPushWith p: PKPushPayload, for t: PKPushType, completion h: "
        + "@escaping () -> Void) { \(body) } }"
    )
  }

  private static let reported =
    "provider.reportNewIncomingCall(with: id, update: update) { _ in h() }"

  private static func handler(_ body: String) -> Example {
    Example(code: .completionMissing, bad: app(fetch + " { " + body + " }"), good: handled)
  }
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
    Example(
      code: .asyncOffMain,
      bad: app(launch(center + "self") + "nonisolated " + tapped),
      good: app(launch(center + "self") + tapped)
    ),
    Example(
      code: .asyncOffMain,
      bad: app(launch(center + "Router()"), router("", tapped)),
      good: app(launch(center + "Router()"), router("@MainActor ", tapped))
    ),
    Example(
      code: .asyncOffMain,
      bad: app(launch(center + "Router()"), router("", tapped)),
      good: app(launch(center + "Router()"), router("", "@MainActor " + tapped))
    ),
    Example(
      code: .asyncOffMain,
      bad: project("", of: app(launch(center + "Router()"), router("", tapped))),
      good: project(
        "SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor; ",
        of: app(launch(center + "Router()"), router("", tapped))
      )
    ),
    Example(
      code: .callUnreported,
      bad: calls("ring(); h()"),
      good: calls(reported)
    ),
    Example(
      code: .callUnreported,
      bad: calls("manager.conversations.forEach(show); h()"),
      good: calls("manager.reportNewIncomingConversation(uuid: id, update: update); h()")
    ),
    Example(
      code: .callUnreported,
      bad: calls("if p.isMissed { print(p); store.endCall(p.id); h(); return }; " + reported),
      good: calls("if p.isMissed { show(missed: p); h(); return }; " + reported)
    ),
    Example(
      code: .callUnreported,
      bad: calls("guard t == .voIP else { h(); return }; if p.isOld { return }; " + reported),
      good: calls("guard t == .voIP else { h(); return }; if t != .voIP { return }; " + reported)
    ),
    handler("print(u)"),
    handler("guard u.isEmpty else { return }; done(.noData)"),
    handler("if u.isEmpty { done(.noData) } else { return }"),
    handler("switch u.count { case 0: return; default: done(.noData) }"),
    Example(
      code: .completionMissing,
      bad: """
        == AppDelegate.m
        @implementation AppDelegate
        - (void)application:(UIApplication *)a didReceiveRemoteNotification:(NSDictionary *)u fetchCompletionHandler:(void (^)(UIBackgroundFetchResult))handler { if (!u) return; handler(0); }
        @end
        """,
      good: """
        == AppDelegate.m
        @implementation AppDelegate
        - (void)application:(UIApplication *)a didReceiveRemoteNotification:(NSDictionary *)u fetchCompletionHandler:(void (^)(UIBackgroundFetchResult))handler { [self load:^{ if (!u) return; handler(0); }]; }
        @end
        """
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

  @Test(arguments: examples)
  private func `an app has a finding, and without the mistake it has not`(_ example: Example) {
    #expect(Self.codes(example.bad).contains(example.code.code))
    #expect(!Self.codes(example.good).contains(example.code.code))
  }

  @Test
  func `each code about the app alone has an example`() {
    #expect(Set(Self.examples.map(\.code)) == Set(LintCode.app))
  }

  @Test
  func `codes are distinct, and each has its texts`() {
    let all = LintCode.ofApps
    #expect(Set(all.map(\.code)).count == all.count)
    #expect(all.allSatisfy { $0.statement.hasSuffix(".") && $0.reason.hasSuffix(".") })
    #expect(all.allSatisfy { $0.bad?.payload.isEmpty == false && $0.bad != $0.good })
  }
}
