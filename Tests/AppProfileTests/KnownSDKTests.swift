import PushRules
import Testing

@testable import AppProfile

struct KnownSDKTests {
  private static let order: [(text: String, later: String)] = [
    (text: "9.0", later: "10"), (text: "16.6.9", later: "16.7"), (text: "^2.0.0", later: "2.0.1"),
    (text: "v1", later: "1.0.1-beta.2"),
  ]

  @Test(arguments: order)
  func `versions are compared number by number`(text: String, later: String) throws {
    let version = try #require(PackageVersion(text))
    let other = try #require(PackageVersion(later))
    #expect(version < other)
    #expect(!(other < version))
  }

  @Test
  func `zeros at the end make no other version`() {
    #expect(PackageVersion("11.0.0") == PackageVersion("11"))
    #expect(PackageVersion("latest" as String) == nil)
    #expect(PackageVersion("~> 99999999999999999999.1" as String) != nil)
  }

  @Test
  func `SDKs have ids of their own, and rows have sources and name known SDKs`() {
    let all = KnownSDK.all
    #expect(Set(all.map(\.id)).count == all.count && Set(all.map(\.name)).count == all.count)
    for sdk in all {
      #expect(!sdk.names.isEmpty && !sdk.facts.isEmpty)
      let sources = sdk.facts.flatMap { $0.sources(of: sdk) } + [sdk.source]
      #expect(sources.allSatisfy { $0.hasPrefix("https://") }, "\(sdk.id)")
      #expect(sdk.facts.allSatisfy { ($0.confidence == .contested) == ($0.otherSide != nil) })
      #expect(KnownSDK.named(sdk.id) == sdk)
      #expect(FoundSDK(sdk.id + "@1.2")?.version == "1.2")
      for circumstance in sdk.facts.flatMap(\.circumstances) {
        switch circumstance {
        case .beside(let id), .without(let id): #expect(KnownSDK.named(id) != nil, "\(id)")
        default: break
        }
      }
    }
    #expect(FoundSDK("firebase@latest") == nil && FoundSDK("fire") == nil)
  }

  private static let flutter = """
    import Flutter
    @main class AppDelegate: FlutterAppDelegate {
      override func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        UNUserNotificationCenter.current().delegate = self
        return true
      }
    }
    """

  @Test
  func `FlutterFire leaves FlutterAppDelegate the delegate, and takes the place of others`() {
    let lock = "packages:\n  firebase_messaging:\n    version: \"16.4.1\""
    let other = Self.flutter.replacing("= self", with: "= router")
    let origins = [Self.flutter, other].map { code in
      let files = [SourceFile("ios/AppDelegate.swift", code), SourceFile("pubspec.lock", lock)]
      return Profile(reading: files).targets[0].facts
        .filter { $0.input == .notificationCenterDelegate }.map(\.origin)
    }
    #expect(origins == [[.code], [.code, .sdk]])
  }

  /// An SDK takes the delegate in one way, whatever its version and the app.
  @Test
  func `at most one row says how an SDK takes the delegate`() {
    for sdk in KnownSDK.all {
      let rows = sdk.facts.filter { if case .takes = $0.effect { true } else { false } }
      for (index, row) in rows.enumerated() {
        for other in rows[..<index] { #expect(!row.meets(other), "\(sdk.id)") }
      }
    }
  }

  private static let requirements: [(text: String, newest: String?)] = [
    (text: "^16.0.0", newest: "16.x"), (text: "^0.4.2", newest: "0.4.x"),
    (text: ">=16.0.0 <16.4.2", newest: "16.4.1.x"), (text: "<17.0.0", newest: "16.x"),
    (text: "~> 1.2", newest: "1.x"), (text: "~> 1.2.3", newest: "1.2.x"),
    (text: "~4.1.0", newest: "4.1.x"), (text: "5.2.1", newest: "5.2.1"),
    (text: "<=2.1", newest: "2.1"), (text: ">= 2", newest: nil), (text: "latest", newest: nil),
  ]

  @Test(arguments: requirements)
  func `a requirement is its newest version`(text: String, newest: String?) {
    #expect(PackageVersion(newestOf: text)?.description == newest)
  }

  private static let lines: [(file: String, text: String)] = [
    (file: "Podfile.lock", text: "  - FirebaseMessaging (11.2.0):"),
    (file: "Podfile", text: "pod 'FirebaseMessaging', '11.2.0'"),
    (file: "pubspec.lock", text: "  firebase_messaging:\n    version: \"15.0.0\""),
  ]

  @Test(arguments: lines)
  func `bytes that are not UTF-8 move no place`(name: String, text: String) throws {
    let noise = [UInt8](repeating: 0xFF, count: 80) + Array("\n".utf8)
    let file = SourceFile(name, noise + Array(text.utf8) + Array("\n".utf8) + noise)
    let package = try #require(Dependency.found(in: [file]).first)
    #expect(package.offset == noise.count)
  }
}

extension SDKFact {
  /// Whether some app has both rows.
  fileprivate func meets(_ other: SDKFact) -> Bool {
    let starts = [versions.first, other.versions.first].compactMap { $0 }
    let ends = [versions.end, other.versions.end].compactMap { $0 }
    return starts.allSatisfy { start in ends.allSatisfy { start < $0 } }
      && ![(self, other), (other, self)].contains { one, two in
        one.circumstances.contains { $0.opposite.map(two.circumstances.contains) ?? false }
      }
  }
}

extension SDKFact.Circumstance {
  fileprivate var opposite: Self? {
    switch self {
    case .scenes: .noScenes
    case .ownDelegate: .noOwnDelegate
    case .calls(let word): .callsNot(word)
    default: nil
    }
  }
}
