import PushPayload
import Testing

@testable import AppProfile

// What a method does once it is called: its thread, the call that it reports, its completion handler.
extension ExaminationTests {
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

  /// A method off the main thread, one that reports no call, and one with a way out that completes nothing.
  static let ofMethods: [Example] = [
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

  private static let ways = [
    "done(.newData)", "defer { done(.noData) }; guard u.isEmpty else { return }",
    "load(u) { guard $0 else { return }; done(.noData) }", "load(u, done)",
    "guard u.isEmpty else { done(.failed); return }; done(.newData)",
    "guard u.isEmpty else { return done(.failed) }; done(.newData)",
    "if u.isEmpty { done(.noData); return }; done(.newData)",
    "Task { await sync(); done(.newData) }", "load(u).then { done(.newData) }; return",
    "if u.isEmpty { load { done(.noData) }; return }; done(.newData)",
    "let items = u.map { return $0 }; done(.newData)",
  ]

  @Test(arguments: ways)
  func `every way out names the handler`(body: String) {
    #expect(!Self.codes(Self.app(Self.fetch + " { " + body + " }")).contains("completion-missing"))
  }

  @Test
  func `a method that nobody but the app calls owes no completion`() {
    let helper = "\nclass Helper { " + Self.fetch + " { } }"
    let delegate =
      Self.fetch + " { helper.application(a, didReceiveRemoteNotification: u, "
      + "fetchCompletionHandler: done) }"
    #expect(!Self.codes(Self.app(delegate, helper)).contains("completion-missing"))
  }

  @Test(arguments: ["", "API_AVAILABLE(ios(10.0), macos(10.14))", "__OSX_AVAILABLE(10.14)"])
  func `macros behind a method are not its handler`(macro: String) {
    let text = """
      == AppDelegate.m
      @implementation AppDelegate
      - (void)application:(UIApplication *)a didReceiveRemoteNotification:(NSDictionary *)u fetchCompletionHandler:(void (^)(UIBackgroundFetchResult result))handler \(macro) { handler(0); }
      @end
      """
    #expect(!Self.codes(text).contains("completion-missing"))
  }
}
