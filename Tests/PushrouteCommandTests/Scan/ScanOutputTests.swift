import PushTestSupport
import Testing

@testable import PushrouteCommand

/// How much `scan` prints.
struct ScanOutputTests {
  @Test
  func `of several apps one is printed, and how to ask about the others`() {
    var world = ScanTests.world
    world.files["Other/AppDelegate.swift"] =
      "@main class AppDelegate: UIResponder, UIApplicationDelegate { func later() { "
      + "UNUserNotificationCenter.current().delegate = self } }"
    let scan = Run("scan .", in: world)
    #expect(scan.output.contains("MyApp: app") && !scan.output.contains("Other: app"))
    #expect(scan.output.contains("Other apps: Other (0 methods, 1 finding); about one of them:\n"))
    #expect(!scan.output.contains("delegate-late") && scan.code == .findings)
    #expect(scan.output.contains("  pushroute scan . --only Other\n"))
    #expect(Run("scan . --only Other", in: world).output.contains("delegate-late"))
    #expect(Run("scan . -f github", in: world).output.contains("delegate-late"))
    #expect(Run("scan . --only Oter", in: world).errors.contains("Other"))
    let eval = Run("eval silent.json --app .", in: world).output
    #expect(!eval.contains("delegate-late"), "a push is about the asked app")
    world.files["Bob's $App/AppDelegate.swift"] = world.files.removeValue(
      forKey: "Other/AppDelegate.swift"
    )
    #expect(Run("scan .", in: world).output.contains(" --only 'Bob'\\''s $App'\n"))
  }

  @Test
  func `a target that takes no push of the app is a name alone, whatever code it compiles`() {
    var world = ScanTests.world
    world.files["MyApp/Share/Info.plist"] =
      "<plist><dict><key>NSExtension</key><dict><key>NSExtensionPointIdentifier</key>"
      + "<string>com.apple.share-services</string></dict></dict></plist>"
    world.files["MyApp/Share/Shared.swift"] =
      "class Shared: UIResponder, UIApplicationDelegate { func application(_ a: UIApplication, "
      + "didReceiveRemoteNotification u: [AnyHashable: Any]) {} }"
    let scan = Run("scan MyApp", in: world).output
    #expect(scan.contains("\nOther targets: Share\n") && !scan.contains("Share: "))
  }

  @Test
  func `a screen of findings is printed, the worst first`() {
    var world = ScanTests.world
    let method = "nonisolated func userNotificationCenter(_ c: UNUserNotificationCenter, "
    world.files["MyApp/App/AppDelegate+Notifications.swift"] =
      "extension AppDelegate {\n" + method + "didReceive r: UNNotificationResponse) async {}\n"
      + method
      + "willPresent n: UNNotification) async -> UNNotificationPresentationOptions { [] } }"
    let few = Run("scan MyApp --limit 1", in: world).output
    #expect(few.contains("more; --limit all shows them"))
    let all = Run("scan MyApp --limit all", in: world).output
    #expect(few.split(separator: "\n").count < all.split(separator: "\n").count)
  }
}
