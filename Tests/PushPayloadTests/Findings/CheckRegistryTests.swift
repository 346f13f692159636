import Foundation
import Testing

@testable import PushPayload

/// Every check of the sources runs.
struct CheckRegistryTests {
  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Sources/PushPayload")

  /// The code that belongs to a name: `apnsIDFormat` becomes `apns-id-format`.
  private static func code(_ name: Substring) -> String {
    String(name).replacing(/([a-z])([A-Z])/) { "\($0.1)-\($0.2)" }
      .replacing(/([A-Z])([A-Z][a-z])/) { "\($0.1)-\($0.2)" }
      .lowercased()
  }

  @Test func `a check of the sources is in the list of all checks, and the other way round`() throws
  {
    let declaration =
      /static let (\w+) = (?:(?:frame|flagType|flagValue|type|value)\(|LintCode\((?:\n    .*)*\n  \)\.check\b)/
    let paths = try FileManager.default.subpathsOfDirectory(atPath: Self.folder.path)
    let codes = try paths.filter { $0.hasSuffix(".swift") }.flatMap { path in
      try String(contentsOf: Self.folder.appending(path: path), encoding: .utf8)
        .matches(of: declaration).map { Self.code($0.1) }
    }
    #expect(Set(codes).count == codes.count)
    #expect(Set(codes) == Set(Check.all.map(\.code)))
  }
}
