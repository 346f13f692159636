import PushTestSupport
import Testing

@testable import PushrouteCommand

struct ScanTests {
  private static let world = MemoryWorld(files: [
    "MyApp/App/AppDelegate.swift": """
    import UIKit

    @main
    final class AppDelegate: UIResponder, UIApplicationDelegate {
      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        UNUserNotificationCenter.current().delegate = self
        application.registerForRemoteNotifications()
        return true
      }

      #if DEBUG
      func application(
        _ application: UIApplication,
        didReceiveRemoteNotification userInfo: [AnyHashable: Any]
      ) {}
      #endif

      func application(
        _ application: UIApplication,
        didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        completionHandler: @escaping (UIBackgroundFetchResult) -> Void
      ) {}
    }
    """,
    "MyApp/App/AppDelegate+Notifications.swift": """
    extension AppDelegate: UNUserNotificationCenterDelegate {
      func userNotificationCenter(
        _ center: UNUserNotificationCenter,
        didReceive response: UNNotificationResponse
      ) async {}
    }
    """,
    "MyApp/App/Info.plist": """
    <plist version="1.0"><dict>
      <key>UIBackgroundModes</key>
      <array><string>remote-notification</string></array>
    </dict></plist>
    """,
    "MyApp/App/App.entitlements":
      "<plist version=\"1.0\"><dict><key>aps-environment</key><string>development</string></dict></plist>",
    "MyApp/Service/Info.plist": """
    <plist version="1.0"><dict><key>NSExtension</key><dict>
      <key>NSExtensionPointIdentifier</key><string>com.apple.usernotifications.service</string>
    </dict></dict></plist>
    """,
    "MyApp/Service/NotificationService.swift": """
    final class NotificationService: UNNotificationServiceExtension {
      override func didReceive(
        _ request: UNNotificationRequest,
        withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void
      ) {}
    }
    """,
    "MyApp/Podfile": "platform :ios, '15.0'\n",
    "silent.json": #"{"aps":{"content-available":1}}"#,
    "rich.json": #"{"aps":{"alert":"Hi","mutable-content":1}}"#,
  ])

  @Test(arguments: [("scan.txt", "scan MyApp"), ("scan.json", "scan MyApp --json")])
  func `the profile of an app is the recorded one`(name: String, call: String) throws {
    let run = Run(call, in: Self.world)
    #expect(run.errors.isEmpty)
    #expect(run.code == .done)
    try expectSnapshot(run.output, named: name)
  }

  @Test
  func `a profile that was kept and the folder give the same answer`() throws {
    var world = Self.world
    world.files["profile.json"] = Run("scan MyApp --json", in: world).output
    let call = "eval silent.json --state suspended --app "
    let run = Run(call + "MyApp", in: world)
    #expect(run.errors.isEmpty)
    #expect(Run(call + "profile.json", in: world).output == run.output)
    try expectSnapshot(run.output, named: "eval-app.txt")
  }

  @Test
  func `a file of an app can be read alone`() {
    let run = Run("scan MyApp/App/AppDelegate.swift", in: Self.world)
    #expect(run.code == .done)
    #expect(run.output.contains("did-finish-launching  MyApp/App/AppDelegate.swift:5\n"))
  }

  @Test
  func `a folder without code has no app`() {
    let run = Run("scan p", in: MemoryWorld(files: ["p/Info.plist": "<plist/>"]))
    #expect(run.output == "Found no app for the iPhone.\n")
    #expect(run.code == .done)
  }

  @Test
  func `a script is played in an app that is read`() {
    let call = "simulate push:rich.json tap-notification --state suspended --json --app "
    #expect(Run(call + "MyApp", in: Self.world).output.contains(#""did-receive-response""#))
    var world = Self.world
    world.files["MyApp/App/AppDelegate+Notifications.swift"] = ""
    #expect(!Run(call + "MyApp", in: world).output.contains(#""did-receive-response""#))
  }

  @Test
  func `flags count instead of the code`() {
    let call = "eval silent.json --state suspended --brief --app MyApp"
    let own = Run(call, in: Self.world).output
    let other = Run(call + " --implements did-receive-fetch", in: Self.world).output
    #expect(own.contains("did-receive-fetch") == false)
    #expect(other.contains("did-receive-fetch"))
  }

  @Test
  func `the service extension of an app runs`() {
    let call = "eval rich.json --state background --app MyApp --expect service-extension"
    #expect(Run(call, in: Self.world).code == .done)
  }

  @Test
  func `answers in JSON say what the code states`() {
    let run = Run("eval silent.json --state suspended --app MyApp --json", in: Self.world)
    #expect(run.output.contains(#""from": "code""#))
  }

  private static let mistakes: [(call: String, message: String)] = [
    (call: "scan a b", message: "pushroute: scan: unexpected argument `b`\n"),
    (call: "scan -", message: "pushroute: scan: unexpected argument `-`\n"),
    (call: "scan nowhere", message: "nowhere: error: no such file\n"),
    (
      call: "eval silent.json --app silent.json",
      message: "silent.json:1:2: error: found the member `aps`, expected $schema, schemaVersion or "
        + "targets\n  {\"aps\":{\"content-available\":1}}\n   ^\n"
    ),
  ]

  @Test(arguments: mistakes)
  func `a mistake is told`(call: String, message: String) {
    let run = Run(call, in: Self.world)
    #expect(run.code == .failure)
    #expect(run.errors == message)
  }
}
