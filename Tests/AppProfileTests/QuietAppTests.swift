import PushPayload
import Testing

@testable import AppProfile

/// Apps in which `scan` once found a mistake that they have not, each beside one that has it.
struct QuietAppTests {
  struct Pair: Sendable, CustomTestStringConvertible {
    let name: String
    let code: String
    let right: [String]
    let wrong: [String]

    init(_ name: String, _ code: String, _ right: [String], but wrong: [String]) {
      (self.name, self.code, self.right, self.wrong) = (name, code, right, wrong)
    }

    var testDescription: String { name }
  }

  static let fetch =
    "func application(_ a: UIApplication, didReceiveRemoteNotification u: [AnyHashable: Any], "
    + "fetchCompletionHandler done: @escaping (UIBackgroundFetchResult) -> Void)"
  static let launch =
    "func application(_ a: UIApplication, didFinishLaunchingWithOptions o: "
    + "[UIApplication.LaunchOptionsKey: Any]?) -> Bool"
  static let register = "a.registerForRemoteNotifications()"
  private static let mode =
    "== Info.plist\n<plist><dict><key>UIBackgroundModes</key><array>"
    + "<string>remote-notification</string></array></dict></plist>"

  static func app(_ members: String) -> String {
    "== AppDelegate.swift\n@main class AppDelegate: UIResponder, UIApplicationDelegate, "
      + "UNUserNotificationCenterDelegate {\n\(members)\n}"
  }

  private static func handled(_ body: String) -> [String] { [app("\(fetch) {\n\(body)\n}"), mode] }

  private static func objectiveC(_ body: String) -> [String] {
    [
      """
      == AppDelegate.m
      @implementation AppDelegate
      - (void)application:(UIApplication *)a didReceiveRemoteNotification:(NSDictionary *)u fetchCompletionHandler:(void (^)(UIBackgroundFetchResult))done {
        \(body)
      }
      @end
      """, mode,
    ]
  }

  private static let branches =
    "if isNews {\n  if #available(iOS 14, *) { done(.newData) } else if old { done(.noData) } else { "
  private static let completions: [Pair] = [
    Pair(
      "every branch calls the handler before the method returns",
      "completion-missing",
      handled(branches + "done(.failed) }\n  return\n}\ndone(.noData)"),
      but: handled(branches + "log() }\n  return\n}\ndone(.noData)")
    ),
    Pair(
      "a value that is returned takes the handler",
      "completion-missing",
      objectiveC("return [super application:a didReceiveRemoteNotification:u with:done];"),
      but: objectiveC("if (u) return; done(0);")
    ),
    Pair(
      "an SDK calls the handler",
      "completion-missing",
      handled("") + ["== Push.swift\nimport NotificarePushKit"],
      but: handled("")
    ),
    Pair(
      "a package may register",
      "never-registers",
      handled("done(.noData)") + ["== Podfile\npod 'linphone-sdk'"],
      but: handled("done(.noData)")
    ),
  ]

  static let center = "UNUserNotificationCenter.current().delegate = self"
  private static func observing(_ name: String, _ post: String = "") -> [String] {
    [
      app("\(launch) { \(post); return true }"),
      """
      == Pushes.swift
      class Pushes: NSObject, UNUserNotificationCenterDelegate {
        func observe() {
          NotificationCenter.default.addObserver(self, selector: #selector(start(_:)), name: \(name), object: nil)
        }
        @objc func start(_ n: Notification) { \(center) }
      }
      """,
    ]
  }
  private static func ready(_ name: String) -> String {
    "NotificationCenter.default.post(name: .init(\"\(name)\"), object: nil)"
  }
  private static func block(_ name: String) -> [String] {
    [
      app(""),
      """
      == Pushes.m
      @implementation Pushes
      + (void)load {
        [[NSNotificationCenter defaultCenter] addObserverForName:\(name) object:nil queue:nil usingBlock:^(NSNotification *n) {
          [UNUserNotificationCenter currentNotificationCenter].delegate = [Pushes shared];
        }];
      }
      @end
      """,
    ]
  }
  private static func registry(_ body: String) -> [String] {
    [
      app("\(launch) { \(body); return true }"),
      """
      == Calls.swift
      class Services { static let shared = Services(); let calls: Any = make() }
      class Calls: NSObject, PKPushRegistryDelegate {
        func startCalls() { registry = PKPushRegistry(queue: .main) }
      }
      """,
    ]
  }

  private static let launches: [Pair] = [
    Pair(
      "a method that observes the end of launching",
      "delegate-late",
      observing("UIApplication.didFinishLaunchingNotification"),
      but: observing("UIApplication.didBecomeActiveNotification")
    ),
    Pair(
      "a method that observes what the launch posts",
      "delegate-late",
      observing(".ready", "NotificationCenter.default.post(name: .ready, object: nil)"),
      but: observing(".ready", "NotificationCenter.default.post(name: .other, object: nil)")
    ),
    Pair(
      "a block that observes the end of launching",
      "delegate-late",
      block("UIApplicationDidFinishLaunchingNotification"),
      but: block("UIApplicationDidBecomeActiveNotification")
    ),
    Pair(
      "a block that observes a name in a string",
      "delegate-late",
      block("@\"UIApplicationDidFinishLaunchingNotification\""),
      but: block("@\"UIApplicationDidBecomeActiveNotification\"")
    ),
    Pair(
      "a method that observes a name in a string",
      "delegate-late",
      observing("Notification.Name(rawValue: \"ready\")", ready("ready")),
      but: observing("Notification.Name(rawValue: \"ready\")", ready("other"))
    ),
    Pair(
      "an object of a shared one makes the registry",
      "registry-late",
      registry("Services.shared.calls.startCalls()"),
      but: registry("log()")
    ),
    Pair(
      "the main queue makes the registry behind the launch",
      "registry-late",
      registry("DispatchQueue.main.async { self.registry = PKPushRegistry(queue: .main) }"),
      but: registry("ask { self.registry = PKPushRegistry(queue: .main) }")
    ),
    Pair(
      "the main queue makes the registry, but not behind what comes later",
      "registry-late",
      registry("DispatchQueue.main.async { self.registry = PKPushRegistry(queue: .main) }"),
      but: registry(
        "ask { DispatchQueue.main.async { self.registry = PKPushRegistry(queue: .main) } }"
      )
    ),
  ]

  private static let flutter = [
    ReportedAppTests.runner,
    "== pubspec.lock\npackages:\n  firebase_messaging:\n    version: \"15.2.0\"",
  ]
  private static func dart(_ body: String) -> [String] {
    flutter + ["== lib/main.dart\nvoid main() { \(body) }"]
  }
  private static func script(_ text: String, _ packages: String) -> [String] {
    [
      ReportedAppTests.delegate, "== package.json\n{\"dependencies\":{\(packages)}}",
      "== App.tsx\n\(text)",
    ]
  }
  private static let opened = "FirebaseMessaging.onMessageOpenedApp.listen(open);"
  private static let both =
    #""@react-native-firebase/messaging":"26.0.0","@notifee/react-native":"9.1.8""#
  private static let expo = #""expo-notifications":"0.29.0""#

  private static let scripts: [Pair] = [
    Pair(
      "a handler of Android alone",
      "handler-missing",
      dart("if (!Platform.isIOS) { \(opened) }"),
      but: dart("if (Platform.isIOS) { \(opened) }")
    ),
    Pair(
      "a handler in the other branch",
      "handler-missing",
      dart("if (Platform.isIOS) { f(); } else { \(opened) }"),
      but: dart("if (Platform.isIOS && a) { f(); } else { \(opened) }")
    ),
    Pair(
      "a handler behind the way out",
      "handler-missing",
      dart("if (Platform.isIOS) return;\n\(opened)"),
      but: dart("if (Platform.isAndroid) return;\n\(opened)")
    ),
    Pair(
      "a statement without braces",
      "handler-missing",
      script("if (Platform.OS === 'android') messaging().onNotificationOpenedApp(f)", both),
      but: script("if (Platform.OS === 'ios') messaging().onNotificationOpenedApp(f)", both)
    ),
    Pair(
      "a function of another package",
      "handler-missing",
      script("import n from '@notifee/react-native'\nn.getInitialNotification()", both),
      but: script(
        "import m from '@react-native-firebase/messaging'\nm().getInitialNotification()",
        both
      )
    ),
    Pair(
      "a script of a language that the SDK does not have",
      "handler-missing",
      flutter + ["== lib/a.ts\nx.onMessageOpenedApp(f)", "== lib/main.dart\nvoid main() {}"],
      but: dart(opened)
    ),
    Pair(
      "a background task of another package",
      "handler-never-runs",
      script("import * as B from \"expo-background-fetch\"\nB.registerTaskAsync('x')", expo)
        + ["== ios/Info.plist\n<plist><dict></dict></plist>"],
      but: script("import * as N from 'expo-notifications'\nN.registerTaskAsync('x')", expo)
        + ["== ios/Info.plist\n<plist><dict></dict></plist>"]
    ),
  ]

  private static func codes(_ files: [String]) -> [String] {
    let profile = Profile(reading: Skeleton("", files.joined(separator: "\n"), "").files)
    return profile.targets.flatMap { $0.examination + $0.diagnostics }.map { $0.code }
  }

  @Test(arguments: completions + launches + scripts + targets)
  func `nothing is found but in its twin`(_ pair: Pair) {
    #expect(!Self.codes(pair.right).contains(pair.code))
    #expect(Self.codes(pair.wrong).contains(pair.code))
  }

  @Test
  func `an app is asked about by its name`() throws {
    let text = Self.projects(ofSecond: "\(Self.launch) { true }").joined(separator: "\n")
    let profile = Profile(reading: Skeleton("", text, "").files)
    #expect(profile.app?.name == "Shop" && profile.otherApps.map(\.name) == ["Tester"])
    #expect(try #require(profile.about("Tester")).app?.name == "Tester")
    #expect(profile.about("Core") == nil)
  }
}
