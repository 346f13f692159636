import PushTestSupport
import RouteReport
import Testing

@testable import PushrouteCommand

struct InitTests {
  private static let delegate = """
    import UIKit

    @main
    final class AppDelegate: UIResponder, UIApplicationDelegate {
      func application(
        _ application: UIApplication,
        didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
      ) {}
    }
    """

  /// A repository with an app, pushes of its own and of others, and cases.
  private static let world = MemoryWorld(files: [
    "App/AppDelegate.swift": delegate,
    "App/Info.plist": """
    <plist version="1.0"><dict>
      <key>UIBackgroundModes</key>
      <array><string>remote-notification</string></array>
    </dict></plist>
    """,
    "pushes/good.json": #"{"aps":{"content-available":1}}"#,
    "pushes/bad.json": #"{"aps":{"content_available":1}}"#,
    "pushes/cases.json":
      #"{"cases":[{"payload":{"aps":{"alert":"A"}},"state":"suspended","expect":{"arrival":[]}}]}"#,
    "pushes/scenario.json": #"{"events":["home"]}"#,
    "vendor/sdk/push.json": #"{"aps":{"content-available":"1"}}"#,
    "package.json": #"{"name":"none"}"#,
  ])

  @Test
  func `the first configuration and what is printed about it are the recorded ones`() throws {
    let run = Run("init", in: Self.world)
    #expect(run.errors.isEmpty)
    #expect(run.code == .done)
    try expectSnapshot(run.output, named: "init.txt")
    try expectSnapshot(try #require(run.written[".pushroute.json"]), named: "init.json")
  }

  @Test
  func `every command starts from what init writes`() {
    var world = Self.world
    world.files[".pushroute.json"] = Run("init", in: world).written[".pushroute.json"]
    let lint = Run("lint .", in: world)
    #expect(lint.code == .findings)
    #expect(!lint.output.contains("vendor"))
    let route = Run("eval pushes/good.json --state suspended --brief", in: world)
    #expect(route.errors.isEmpty)
    #expect(route.output.contains("did-receive-fetch"))
    let without = Run("eval pushes/good.json --state suspended --brief --app App", in: Self.world)
    #expect(route.output == without.output)
  }

  @Test
  func `the configuration can be looked at before it is written`() throws {
    let printed = Run("init -o -", in: Self.world)
    #expect(printed.written.isEmpty)
    #expect(printed.output == Run("init", in: Self.world).written[".pushroute.json"])
    let quiet = Run("init -q", in: Self.world)
    #expect(quiet.output.isEmpty)
    #expect(quiet.written[".pushroute.json"] == printed.output)
  }

  @Test
  func `a folder gets its own configuration`() {
    let run = Run("init pushes", in: Self.world)
    #expect(run.written.keys.sorted() == ["pushes/.pushroute.json"])
    #expect(!run.output.contains("situation"))
  }

  @Test
  func `a configuration above that counts no more is named`() {
    var world = Self.world
    world.files[".pushroute.json"] = #"{"ignore":["badge-type"]}"#
    let run = Run("init pushes", in: world)
    #expect(run.code == .done)
    #expect(
      run.errors
        == "pushroute: warning: .pushroute.json does not count below the new file any more\n"
    )
  }

  @Test
  func `of several apps none is the situation`() {
    var world = Self.world
    world.files["Second/AppDelegate.swift"] = Self.delegate
    world.files["Apps.xcodeproj/project.pbxproj"] = """
      { objects = {
        R1 = {isa = PBXFileSystemSynchronizedRootGroup; path = App; };
        R2 = {isa = PBXFileSystemSynchronizedRootGroup; path = Second; };
        G = {isa = PBXGroup; children = (R1, R2, ); sourceTree = "<group>"; };
        T1 = {isa = PBXNativeTarget; name = App; fileSystemSynchronizedGroups = (R1, );
          productType = "com.apple.product-type.application"; };
        T2 = {isa = PBXNativeTarget; name = Second; fileSystemSynchronizedGroups = (R2, );
          productType = "com.apple.product-type.application"; };
        P = {isa = PBXProject; mainGroup = G; targets = (T1, T2, ); };
      }; rootObject = P; }
      """
    let run = Run("init", in: world)
    #expect(run.code == .done)
    #expect(run.written[".pushroute.json"]?.contains("situation") == false)
    #expect(run.output.contains("Several apps: no situation is written."))
  }

  @Test
  func `an empty folder gets the first step`() {
    let run = Run("init", in: MemoryWorld(files: ["README.md": ""]))
    #expect(run.written[".pushroute.json"] == "{\n  \"failSeverity\": \"warning\"\n}\n")
    #expect(run.output.contains("pushroute help cases"))
  }

  private static let mistakes: [(call: String, message: String)] = [
    (call: "init a b", message: "pushroute: init: unexpected argument `b`\n"),
    (call: "init -", message: "pushroute: init: unexpected argument `-`\n"),
    (call: "init nowhere", message: "nowhere: error: no such file\n"),
    (
      call: "init pushes/good.json",
      message: "pushes/good.json: error: found a file, expected the folder of a repository\n"
    ),
    (
      call: "init -o pushes/good.json",
      message: "pushes/good.json: error: cannot write: there is such a file already\n"
        + "  = what would be in it: pushroute init -o -\n"
    ),
  ]

  @Test(arguments: mistakes)
  func `nothing is written after a mistake`(call: String, message: String) {
    let run = Run(call, in: Self.world)
    #expect(run.code == .failure)
    #expect(run.errors == message)
    #expect(run.written.isEmpty)
  }

  @Test
  func `a configuration that is there stays`() {
    var world = Self.world
    world.files[".pushroute.json"] = "{}"
    let run = Run("init", in: world)
    #expect(run.code == .failure)
    #expect(run.errors.hasPrefix(".pushroute.json: error: cannot write: there is such a file"))
    #expect(run.written.isEmpty)
  }

  @Test
  func `what cannot be read is reported, and the rest counts`() {
    var world = Self.world
    world.bytes["pushes/latin1.json"] = [0x22, 0xFF, 0x22]
    world.lockedFolders = ["secret"]
    let run = Run("init", in: world)
    #expect(run.errors == "secret: error: permission denied\n")
    #expect(run.code == .failure)
    #expect(run.written.count == 1)
  }
}
