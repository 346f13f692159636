import AppProfile
import PushrouteCommand
import Questions

/// Any bytes as a file of an app: as code in both languages, or as the files around it.
struct SourceTrial {
  static let names = [
    "AppDelegate.swift", "AppDelegate.m", "AppDelegate.h", "Info.plist", "App.entitlements",
    "Podfile.lock", "Podfile", "Package.resolved", "package.json", "yarn.lock", "pnpm-lock.yaml",
    "pubspec.lock", "pubspec.yaml", "App.xcodeproj/project.pbxproj", "App.xcconfig",
    "Cartfile.resolved",
  ]
  private static let delegate = """
    @main class AppDelegate: UIResponder, UIApplicationDelegate {
      func application(_ a: UIApplication, didReceiveRemoteNotification u: [AnyHashable: Any]) {}
    }
    """

  private let bytes: [UInt8]
  private let name: String

  init(_ input: FuzzInput) {
    bytes = input.payload
    name = Self.names[input.choice % Self.names.count]
  }

  func run() {
    for tokens in [SwiftTokenizer.tokens(of: bytes), ObjectiveCTokenizer.tokens(of: bytes)] {
      var end = 0
      for token in tokens {
        require(token.start == end && token.end > end, "the tokens are not the bytes")
        end = token.end
      }
      require(end == bytes.count, "the tokens end early")
    }
    var world = MemoryWorld()
    world.bytes[("app" as FilePath).appending(FilePath(name))] = bytes
    if name != Self.names[0] { world.files["app/AppDelegate.swift"] = Self.delegate }
    world.files["push.json"] = #"{"aps":{"alert":"Hi","content-available":1}}"#
    let profile = Run(["scan", "app", "--json"], in: world)
    require(profile.code == .done, profile.errors)
    require(Run(["scan", "app"], in: world).code == .done, "a report fails")
    let lint = Run(["lint", "push.json", "--app", "app"], in: world)
    require(lint.code != .failure, lint.errors)
    requireHarmless(lint.output, besides: "\n")
  }
}
