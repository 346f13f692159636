import PushPayload
import PushRules
import Testing

@testable import AppProfile

/// What a scan cannot know: who may change which methods.
struct AppDoubtTests {
  private static let app =
    "== AppDelegate.swift\n@main class AppDelegate: UIResponder, UIApplicationDelegate {}\n"

  private static let doubts: [(files: String, agent: String?)] = [
    (files: app, agent: nil),
    (files: app + "== Podfile\npod 'MoEngage-iOS-SDK'", agent: "MoEngage"),
    (files: app + "== Podfile\npod 'Intercom'", agent: "Intercom"),
    (files: app + "== Podfile\npod 'OneSignal'", agent: nil),
    (
      files: app + "== Podfile\npod 'BrazeKit'\n== A.swift\nlet a = push.automation",
      agent: "Braze"
    ),
    (files: app + "== Podfile\npod 'BrazeKit'", agent: nil),
    (
      files: app + "== pubspec.yaml\ndependencies:\n  jpush_flutter: ^3.0.0",
      agent: "jpush_flutter"
    ),
    (files: app + "== pubspec.yaml\ndependencies:\n  pusher_channels: ^3.0.0", agent: nil),
    (
      files: app + "== package.json\n" + #"{"dependencies":{"react-native-mypush":"1.0.0"}}"#,
      agent: "react-native-mypush"
    ),
    (files: app + "== package.json\n" + #"{"dependencies":{"web-push":"1.0.0"}}"#, agent: nil),
    (
      files: "== AppDelegate.swift\n@main class AppDelegate: HostAppDelegate {}",
      agent: "HostAppDelegate"
    ),
    (
      files: app
        + "== Center.kt\nclass Center : NSObject(), UNUserNotificationCenterDelegateProtocol",
      agent: "Center.kt"
    ),
    (files: app + "== Center.kt\n// UNUserNotificationCenterDelegateProtocol", agent: nil),
    (
      files: "== iOS/AppDelegate.cs\npublic class AppDelegate : MauiUIApplicationDelegate {}",
      agent: "AppDelegate.cs"
    ),
    (files: "== Model.swift\nstruct Model {}", agent: "an application delegate elsewhere"),
    (
      files: "== App.swift\n@main struct MyApp: App {}", agent: nil
    ),
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
  private static let lost: [(files: String, message: String?)] = [
    (
      files: app + "class SceneDelegate: UIResponder, UIWindowSceneDelegate { \(method) }",
      message: "which does not conform to `UIApplicationDelegate`; move it to the app delegate"
    ),
    (
      files: app + "class Other: NSObject, UIApplicationDelegate { \(method) }",
      message: "in `Other`; move it to the app delegate"
    ),
    (
      files: "== A.swift\n@main class AppDelegate: UIResponder, UIApplicationDelegate { \(method) }"
        + "\nclass SceneDelegate: UIResponder, UIWindowSceneDelegate { \(method) }",
      message: nil
    ),
    (files: app + "class Other: Base { \(method) }", message: nil),
    (files: "== A.swift\nclass Other: NSObject { \(method) }", message: nil),
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
