import PushTestSupport
import Testing

@testable import PushrouteCommand

/// How much `scan` and `scan --doctor` print.
struct ScanOutputTests {
  @Test
  func `of several apps one is printed, and how to ask about the others`() {
    var world = ScanTests.world
    world.files["Other/AppDelegate.swift"] =
      "@main class AppDelegate: UIResponder, UIApplicationDelegate { func later() { "
      + "UNUserNotificationCenter.current().delegate = self } }"
    let scan = Run("scan .", in: world).output
    #expect(scan.contains("MyApp: app") && !scan.contains("Other: app"))
    #expect(scan.contains("Other apps: Other (0 methods); about one of them:\n"))
    let doctor = Run("scan . --doctor", in: world)
    #expect(!doctor.output.contains("delegate-late") && doctor.code == .findings)
    #expect(doctor.output.contains("  pushroute scan . --doctor --only Other\n"))
    #expect(Run("scan . --doctor --only Other", in: world).output.contains("delegate-late"))
    #expect(Run("scan . --doctor -f github", in: world).output.contains("delegate-late"))
    #expect(Run("scan . --only Oter", in: world).errors.contains("Other"))
    let others = ["", " silent.json"].map { pushes in
      Run("scan . --doctor" + pushes, in: world).output.split(separator: "\n")
        .first { $0.contains("Other (") }
    }
    #expect(others[0] != nil && others[0] == others[1], "a push is about the asked app")
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
    let few = Run("scan MyApp --doctor silent.json --limit 1", in: ScanTests.world).output
    #expect(few.contains("more; --limit all shows them"))
    let all = Run("scan MyApp --doctor silent.json --limit all", in: ScanTests.world).output
    #expect(few.split(separator: "\n").count < all.split(separator: "\n").count)
  }
}
