import PushTestSupport
import Questions
import Testing

@testable import PushrouteCommand

struct ScanTests {
  static let world = MemoryWorld(files: [
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
    "MyApp/Action.entitlements": "<plist><dict/></plist>",
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
    #expect(run.code == .findings)
    try expectSnapshot(run.output, named: name)
  }

  @Test
  func `a profile that was kept and the folder give the same answer`() throws {
    var world = Self.world
    world.files["profile.json"] = Run("scan MyApp --json", in: world).output
    let call = "eval silent.json --state suspended --app "
    let run = Run(call + "MyApp", in: world)
    #expect(run.errors.isEmpty)
    let kept = Run(call + "profile.json", in: world).output
    #expect(!kept.isEmpty && run.output.hasPrefix(kept), "findings need the code")
    try expectSnapshot(run.output, named: "eval-app.txt")
  }

  @Test
  func `what cannot be read keeps nothing else from the profile`() {
    var world = Self.world
    world.lockedFolders = ["MyApp/Secret"]
    let run = Run("scan MyApp", in: world)
    #expect(run.code == .failure)
    #expect(run.errors == "MyApp/Secret: error: permission denied\n")
    #expect(run.output.contains("method-misspelt"))
  }

  @Test
  func `a profile lists what git did not answer, in every format`() {
    var world = Self.world
    world.files["MyApp/.git/HEAD"] = ""
    world.files["MyApp/App/Old.plist"] = "bplist00"
    let message = "cannot list the files of this git repository: git fails"
    let run = Run("scan MyApp --json", in: world)
    #expect(run.code == .failure)
    #expect(run.output.contains("\"file\": \".\",\n      \"because\": \"\(message)"))
    for format in ["text", "json", "sarif", "github", "junit"] {
      #expect(Run("scan MyApp -f \(format)", in: world).output.contains(message))
    }
    let plain = Run("scan MyApp --json --no-git", in: world)
    #expect(plain.code == .findings)
    #expect(plain.output.contains("\"file\": \"App/Old.plist\""))
  }

  @Test
  func `a file of an app can be read alone`() {
    let run = Run("scan MyApp/App/AppDelegate.swift", in: Self.world)
    #expect(run.code == .findings)
    #expect(run.output.contains("didFinishLaunchingWithOptions:  MyApp/App/AppDelegate.swift:5\n"))
  }

  @Test
  func `a folder without code has no app`() {
    let run = Run("scan p", in: MemoryWorld(files: ["p/Info.plist": "<plist/>"]))
    #expect(run.errors == "p: error: this is no iOS app: name its folder, or a source of it\n")
    #expect(run.code == .failure)
    let other = Run("scan p", in: MemoryWorld(files: ["p/pubspec.yaml": "name: a"]))
    #expect(other.errors.contains("no iOS app, but has a pubspec.yaml"))
  }

  private static let swift = "@main class A: UIResponder, UIApplicationDelegate {}"
  private static let around: [(files: [String: String], mark: String, words: String)] = [
    (["app.json": "{\"expo\":{}}"], "\"expo\"", "npx expo prebuild"),
    (["config.xml": "<widget/>"], "<widget", "cordova platform add ios"),
    (["AppDelegate.cs": exported], "fetchCompletionHandler", "fetchCompletionHandler:  p"),
    (["x.yml": "deploymentTarget:\n  iOS: \"15.0\"", "A.swift": swift], "iOS", "iOS 15"),
    (
      ["x.yml": "UIBackgroundModes: []", "A.swift": swift], "UIBackgroundModes", "states the modes"
    ),
    (
      ["x.yml": "UIApplicationSceneManifest:", "A.swift": swift], "UIApplicationScene", "a scene m"
    ),
    (
      ["Podfile.lock": "  - CodePush (7.0)\n  - Smooch (11.0)", "A.swift": swift], "Smooch",
      "changes is not known"
    ),
  ]

  private static let exported =
    "class A : UIApplicationDelegate { [Export(\"application:didReceiveRemoteNotification:"
    + "fetchCompletionHandler:\")] void F() {} }"

  @Test(arguments: around)
  func `what lies around an app is used`(files: [String: String], mark: String, words: String) {
    func output(_ other: String) -> String {
      let files = files.map { ("p/" + $0, $1.replacing(mark, with: other)) }
      return Run("scan p", in: MemoryWorld(files: Dictionary(uniqueKeysWithValues: files))).output
    }
    #expect(output(mark).contains(words) && !output("x").contains(words))
  }

  @Test
  func `a binary property list is not read, and said so`() {
    var world = Self.world
    world.files["MyApp/App/Info.plist"] = "bplist00"
    let warning =
      "MyApp/App/Info.plist: warning: binary property list, not read; convert it with plutil "
      + "-convert xml1\n"
    let scan = Run("scan MyApp", in: world)
    #expect(scan.errors == warning && scan.code == .findings)
    #expect(scan.output.contains("the target has no Info.plist"))
    #expect(Run("eval silent.json --app MyApp", in: world).errors.contains(warning))
    #expect(Run("scan MyApp -q", in: world).errors.isEmpty)
  }

  @Test
  func `a push is judged with the app that gets it, and answered whatever is wrong`() {
    let lint = Run("lint silent.json --app MyApp", in: Self.world)
    #expect(lint.code == .findings && lint.output.contains("[silent-to-old-method]"))
    #expect(Run("lint silent.json", in: Self.world).code == .done)
    let eval = Run("eval silent.json --app MyApp", in: Self.world)
    #expect(eval.code == .done && eval.output.contains("[silent-to-old-method]"))
    for command in ["lint", "eval"] {
      let json = Run(command + " silent.json --app MyApp --json", in: Self.world)
      #expect(json.errors.isEmpty && json.output.contains("\"tapLost\""))
      #expect(json.output.contains("\"code\": \"silent-to-old-method\""))
    }
    #expect(Run("lint silent.json --app MyApp --fix", in: Self.world).code == .failure)
  }

  @Test
  func `a service extension does not run on a version that is too old for it`() {
    var world = Self.world
    world.files["MyApp.json"] = Run("scan MyApp --json", in: world).output
      .replacing("\"deploymentTarget\": \"15.0\"", with: "\"deploymentTarget\": \"16.0\"")
    let call = "eval rich.json --state background --app MyApp.json --ios "
    #expect(Run(call + "15 --expect nothing", in: world).code == .done)
    #expect(Run(call + "16 --expect service-extension", in: world).code == .done)
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
    #expect(own.contains("didReceiveRemoteNotification:fetchCompletionHandler:") == false)
    #expect(other.contains("fetchCompletionHandler"))
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

  private static let examinations: [(name: String, call: String)] = [
    (name: "lint-app.txt", call: "lint silent.json rich.json --app MyApp"),
    (name: "lint-app.json", call: "lint silent.json --app MyApp --json"),
    (name: "scan-github.txt", call: "scan MyApp -f github"),
  ]

  @Test(arguments: examinations)
  func `what is wrong in an app is the recorded one`(name: String, call: String) throws {
    let run = Run(call, in: Self.world)
    #expect(run.errors.isEmpty)
    #expect(run.code == .findings)
    try expectSnapshot(run.output, named: name)
  }

  @Test
  func `an answer for an app has the tap of each state, and ends with the findings`() throws {
    let run = Run("eval rich.json silent.json --app MyApp", in: Self.world)
    #expect(run.errors.isEmpty && run.code == .done)
    try expectSnapshot(run.output, named: "eval-app-states.txt")
  }

  @Test
  func `a baseline keeps what was found already`() {
    var world = Self.world
    let first = Run("scan MyApp --write-baseline known.json", in: world)
    #expect(first.code == .done)
    world.files["known.json"] = first.written["known.json"]
    world.files["MyApp/App/AppDelegate.swift"]?.insert(contentsOf: "\n\n", at: "".startIndex)
    #expect(Run("scan MyApp --ignore method-*", in: Self.world).code == .done)
    let again = Run("scan MyApp --baseline known.json", in: world)
    #expect(again.code == .done)
    #expect(again.output.contains("in the baseline"))
    #expect(Run("scan MyApp -f sarif", in: world).output.contains("\"ruleId\""))
    #expect(Run("scan MyApp -f junit", in: world).output.contains("<testcase"))
  }

  private static let mistakes: KeyValuePairs<String, String> = [
    "scan a b": "pushroute: scan: unexpected argument `b`\n",
    "scan -": "pushroute: scan: unexpected argument `-`\n",
    "scan nowhere": "nowhere: error: no such file\n",
    "scan MyApp --doctor silent.json":
      "pushroute: unknown flag `--doctor`; type pushroute lint PAYLOAD --app APPDIR to "
      + "judge a push, pushroute eval PAYLOAD --app APPDIR to see what it runs, or pushroute "
      + "scan APPDIR to judge the app alone\n",
    "scan silent.json":
      "silent.json: error: this is no iOS app: name its folder, or a source of it\n",
    "eval silent.json --app silent.json":
      "silent.json:1:2: error: found the member `aps`, expected $schema, schemaVersion, "
      + "targets, unread or findings\n  | {\"aps\":{\"content-available\":1}}\n  |  ^\n",
  ]

  @Test(arguments: mistakes)
  func `a mistake is reported`(call: String, message: String) {
    let run = Run(call, in: Self.world)
    #expect(run.code == .failure)
    #expect(run.errors == message)
  }
}
