import Foundation
import Testing

@testable import PushPayload

/// Every check of the sources runs, and stands in a file with its name.
struct CheckRegistryTests {
  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Sources/PushPayload")

  /// The file with the checks of one key.
  private static let table = "KeyCheckTable.swift"

  /// A check as the sources declare it.
  private struct Declaration {
    let file: String
    let name: String

    /// The code that belongs to a name: `apnsIDFormat` becomes `apns-id-format`.
    static func code(_ name: String) -> String {
      name.replacing(/([a-z])([A-Z])/) { "\($0.1)-\($0.2)" }
        .replacing(/([A-Z])([A-Z][a-z])/) { "\($0.1)-\($0.2)" }
        .lowercased()
    }
  }

  /// The static members of the sources that are checks: all that files of checks show, and what
  /// other files declare as one.
  private static func declarations() throws -> [Declaration] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    return try paths.filter { $0.hasSuffix(".swift") }.flatMap { path in
      let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
      let file = URL(filePath: path).lastPathComponent
      let pattern =
        file.hasPrefix("Check+") || file == table
        ? /(?m)^  static (?:let|var) (\w+)(?:: Check\b| = )/
        : /static (?:let|var) (\w+)(?:: Check\b| = (?:Check|Self)\()/
      return text.matches(of: pattern).map { Declaration(file: file, name: String($0.1)) }
    }
  }

  @Test func `a check of the sources is in the list of all checks, and the other way round`() throws
  {
    let codes = try Self.declarations().map { Declaration.code($0.name) }
    #expect(Set(codes).count == codes.count)
    #expect(Set(codes) == Set(Check.all.map(\.code)))
  }

  @Test func `a check stands in the table of keys or in a file with its name`() throws {
    let checks = try Self.declarations().filter { $0.file != Self.table }
    #expect(checks.count > 60)
    for check in checks {
      let type = check.name.prefix(1).uppercased() + check.name.dropFirst()
      #expect(check.file == "Check+\(type).swift")
    }
  }
}
