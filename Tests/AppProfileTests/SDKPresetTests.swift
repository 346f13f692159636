import Testing

@testable import AppProfile

struct SDKPresetTests {
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
    #expect(PackageVersion("latest") == nil)
    #expect(PackageVersion("~> 99999999999999999999.1") != nil)
  }

  @Test
  func `presets have ids of their own, sources, and what they do in words`() {
    let presets = SDKPreset.all
    #expect(Set(presets.map(\.id)).count == presets.count)
    for preset in presets {
      #expect(!preset.packages.isEmpty)
      #expect(!preset.sources.isEmpty && preset.sources.allSatisfy { $0.hasPrefix("https://") })
      #expect(preset.sentences.allSatisfy { $0.hasSuffix(".") }, "\(preset.id)")
      #expect(SDKPreset.named(preset.id) == preset)
    }
  }

  /// Each version of an SDK has one preset.
  @Test
  func `the presets of an SDK follow one another`() {
    for family in SDKPreset.families {
      #expect(family.first?.first == nil)
      #expect(family.last?.end == nil)
      for (one, next) in zip(family, family.dropFirst()) { #expect(one.end == next.first) }
      #expect(Set(family.map(\.packages)).count == 1)
    }
    let names = SDKPreset.families.compactMap { $0.first?.name }
    #expect(Set(names).count == names.count)
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
