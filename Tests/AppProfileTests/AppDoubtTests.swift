import PushPayload
import PushRules
import Testing

@testable import AppProfile

/// What a scan cannot know: who may change which methods.
struct AppDoubtTests {
  private static let app =
    "== AppDelegate.swift\n@main class AppDelegate: UIResponder, UIApplicationDelegate {}\n"

  private static let doubts: KeyValuePairs<String, String?> = [
    app: nil,
    app + "== Podfile\npod 'MoEngage-iOS-SDK'": "MoEngage",
    app + "== Podfile\npod 'Intercom'": "Intercom",
    app + "== Podfile\npod 'OneSignal'": nil,
    app + "== Podfile\npod 'BrazeKit'\n== A.swift\nlet a = push.automation": "Braze",
    app + "== Podfile\npod 'BrazeKit'": nil,
    app + "== pubspec.yaml\ndependencies:\n  jpush_flutter: ^3.0.0": "jpush_flutter",
    app + "== pubspec.yaml\ndependencies:\n  pusher_channels: ^3.0.0": nil,
    app + "== package.json\n" + #"{"dependencies":{"react-native-mypush":"1.0.0"}}"#:
      "react-native-mypush",
    app + "== package.json\n" + #"{"dependencies":{"web-push":"1.0.0"}}"#: nil,
    "== AppDelegate.swift\n@main class AppDelegate: HostAppDelegate {}": "HostAppDelegate",
    app
      + "== Center.kt\nclass Center : NSObject(), UNUserNotificationCenterDelegateProtocol":
      "Center.kt",
    app + "== Center.kt\n// UNUserNotificationCenterDelegateProtocol": nil,
    "== iOS/AppDelegate.cs\npublic class AppDelegate : MauiUIApplicationDelegate {}":
      "AppDelegate.cs",
    "== Model.swift\nstruct Model {}": "an application delegate elsewhere",
    "== App.swift\n@main struct MyApp: App {}": nil,
  ]

  @Test(arguments: doubts)
  func `who may have methods for pushes that a scan does not see`(
    files: String,
    agent: String?
  ) throws {
    let app = try #require(Profile(reading: Skeleton("", files, "").files).app)
    let found = app.unknown.filter { !$0.methods.isEmpty }
    #expect(found.compactMap(\.agent) == [agent].compactMap { $0 })
    #expect(found.allSatisfy { $0.methods.contains(.didReceiveResponse) })
    #expect(app.mayHave(.didReceiveResponse) == (agent != nil))
  }

  private static let method =
    "func application(_ a: UIApplication, didReceiveRemoteNotification u: [AnyHashable: Any]) {}"
  private static let lost: KeyValuePairs<String, String?> = [
    app + "class SceneDelegate: UIResponder, UIWindowSceneDelegate { \(method) }":
      "which does not conform to `UIApplicationDelegate`; move it to the app delegate",
    app + "class Other: NSObject, UIApplicationDelegate { \(method) }":
      "in `Other`; move it to the app delegate",
    "== A.swift\n@main class AppDelegate: UIResponder, UIApplicationDelegate { \(method) }"
      + "\nclass SceneDelegate: UIResponder, UIWindowSceneDelegate { \(method) }":
      nil,
    app + "class Other: Base { \(method) }": nil,
    "== A.swift\nclass Other: NSObject { \(method) }": nil,
  ]

  @Test(arguments: lost)
  func `a method in a class that the system never asks is an error`(
    files: String,
    message: String?
  ) throws {
    let app = try #require(Profile(reading: Skeleton("", files, "").files).app)
    let found = app.diagnostics.filter { $0.code == "method-without-delegate" }
    #expect(found.map(\.severity) == (message == nil ? [] : [.error]))
    if let message { #expect(found[0].message.hasSuffix(message)) }
  }

  @Test
  func `a silent push to a method that is never called leads to that method`() throws {
    let fetch =
      "func application(_ a: UIApplication, didReceiveRemoteNotification u: [AnyHashable: Any], "
      + "fetchCompletionHandler done: @escaping (UIBackgroundFetchResult) -> Void) {}"
    let text = Self.app + "class SceneDelegate: UIResponder, UIWindowSceneDelegate {\n\(fetch)\n}"
    let push = SentPush("push.json", try Payload(#"{"aps":{"content-available":1}}"#))
    let found = Profile(reading: Skeleton("", text, "").files).examination(of: [push]).pushes
    #expect(found.map(\.code) == ["silent-to-nobody"])
    #expect(found[0].message.hasSuffix("iOS never calls the one in AppDelegate.swift:3"))
  }
}
