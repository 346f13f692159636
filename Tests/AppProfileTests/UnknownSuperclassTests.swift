import AppProfile
import PushRules
import Testing

struct UnknownSuperclassTests {
  @Test(arguments: [
    (declaration: "class AppDelegate: HostBase {", isUnknown: true),
    (declaration: "class AppDelegate: OtherAppDelegate {", isUnknown: true),
    (declaration: "class AppDelegate: UIResponder, UIApplicationDelegate {", isUnknown: false),
    (declaration: "class AppDelegate: FlutterAppDelegate {", isUnknown: false),
    (
      declaration: "extension AppDelegate: HostDelegate {}; class AppDelegate: NSObject, "
        + "UIApplicationDelegate {", isUnknown: false
    ),
  ])
  func `a superclass outside of the target is said to be unknown`(
    declaration: String,
    isUnknown: Bool
  ) throws {
    let text =
      declaration + " func application(_ a: UIApplication, didReceiveRemoteNotification u: "
      + "[AnyHashable: Any]) {} }"
    let app = try #require(Profile(reading: [SourceFile("AppDelegate.swift", text)]).app)
    #expect(app.unknown.contains { $0.reason.contains("inherits from") } == isUnknown)
    #expect(app.situation.implements.contains(.didReceive))
  }
}
