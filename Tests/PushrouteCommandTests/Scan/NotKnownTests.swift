import PushTestSupport
import Testing

@testable import PushrouteCommand

/// What rests on an SDK, a superclass or a language that is not read.
struct NotKnownTests {
  private static func world(_ files: [String: String]) -> MemoryWorld {
    let delegate = "@main class AppDelegate: UIResponder, UIApplicationDelegate {}"
    var world = ScanTests.world
    for path in world.files.keys where path.hasPrefix("MyApp/") { world.files[path] = nil }
    world.files["MyApp/AppDelegate.swift"] = delegate
    for (path, text) in files { world.files["MyApp/" + path] = text }
    return world
  }

  private static let open: KeyValuePairs<[String: String], String> = [
    ["Podfile": "pod 'MoEngage-iOS-SDK'"]: "MoEngage",
    ["pubspec.yaml": "dependencies:\n  jpush_flutter: ^3.0.0\n"]: "jpush_flutter",
    ["AppDelegate.swift": "@main class AppDelegate: HostAppDelegate {}"]: "HostAppDelegate",
    ["AppDelegate.swift": "", "AppDelegate.cs": "class A : MauiUIApplicationDelegate {}"]:
      "AppDelegate.cs",
  ]

  private static let calls = [
    "eval silent.json --app MyApp", "eval silent.json --app MyApp --state background",
    "eval silent.json --app MyApp --state background --brief",
    "eval rich.json --app MyApp --state background --launch notification",
    "eval silent.json --app MyApp --state background -v",
  ]

  @Test(arguments: open, calls)
  func `a cell says who may take the push, and nothing is to be mended`(
    app: (key: [String: String], value: String),
    call: String
  ) {
    let run = Run(call, in: Self.world(app.key))
    let text = run.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(run.code == .done)
    #expect(text.lowercased().contains("not known: " + app.value.lowercased()))
    #expect(!text.contains("Fix:"))
  }

  @Test(arguments: [[:], ["Podfile": "pod 'OneSignal'"], ["Podfile": "pod 'Alamofire'"]], calls)
  func `where all is read nothing is unknown`(files: [String: String], call: String) {
    let run = Run(call, in: Self.world(files))
    #expect(!run.output.lowercased().contains("not known"))
  }

  @Test(arguments: calls)
  func `a saved profile keeps what is not known`(call: String) {
    var world = Self.world(["Podfile": "pod 'MoEngage-iOS-SDK'"])
    world.files["profile.json"] = Run("scan MyApp --json", in: world).output
    guard call.hasPrefix("eval") else { return }
    let saved = call.replacing("--app MyApp", with: "--app profile.json")
    #expect(Run(call, in: world).output.hasPrefix(Run(saved, in: world).output))
  }

  @Test func `one source of an app does not settle what the others do`() {
    let file = "MyApp/App/AppDelegate+Notifications.swift"
    var world = ScanTests.world
    world.files[file] =
      "@main class AppDelegate: UIResponder, UIApplicationDelegate { }\n"
      + (world.files[file] ?? "")
    let alone = Run("scan " + file, in: world).output
    #expect(!alone.contains("delegate-missing") && alone.contains("in what was read"), "\(alone)")
    world.files["profile.json"] = Run("scan \(file) --json", in: world).output
    let call = "eval silent.json --state background --app profile.json"
    let answer = Run(call, in: world).output
    #expect(answer.contains("not known: another source may take it"), "\(answer)")
  }

  @Test func `what is right in what was read is no verdict on the rest`() {
    let open = Run("scan MyApp", in: Self.world(["Podfile": "pod 'MoEngage-iOS-SDK'"])).output
    #expect(open.hasSuffix("no problems in what was read\n"), "\(open)")
    let whole = Run("scan MyApp", in: Self.world(["Podfile": "pod 'Alamofire'"])).output
    #expect(whole.hasSuffix("no problems\n"), "\(whole)")
  }

  @Test func `JSON offers no change that adds what the app may have`() {
    let world = Self.world(["Podfile": "pod 'MoEngage-iOS-SDK'"])
    let run = Run("eval silent.json --app MyApp --state killed --json", in: world)
    #expect(!run.output.contains("implements.did-receive-fetch"))
    #expect(run.output.filter { !$0.isWhitespace }.contains(#""change":null"#))
  }

  @Test
  func `a method that the app has runs, whatever an SDK adds`() {
    let files = [
      "Podfile": "pod 'MoEngage-iOS-SDK'",
      "AppDelegate.swift": "@main class AppDelegate: UIResponder, UIApplicationDelegate { func "
        + "application(_ a: UIApplication, didReceiveRemoteNotification u: [AnyHashable: Any], "
        + "fetchCompletionHandler h: @escaping (UIBackgroundFetchResult) -> Void) { h(.noData) } }",
    ]
    let run = Run("eval silent.json --app MyApp --state background", in: Self.world(files))
    #expect(run.output.contains("didReceiveRemoteNotification:fetchCompletionHandler:"))
    #expect(!run.output.contains("ot known"))
  }
}
