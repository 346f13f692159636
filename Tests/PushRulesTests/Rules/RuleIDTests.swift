import Foundation
import PushTestSupport
import Testing

@testable import PushRules

/// One search leads from the id of a rule to the rule and to its test.
struct RuleIDTests {
  /// How many Swift files of a folder have a literal, by literal.
  private func files(in folder: String) throws -> [String: Int] {
    let paths = FileManager.default.enumerator(
      at: Project.root.appendingPathComponent(folder),
      includingPropertiesForKeys: nil
    )
    let files = try #require(paths).compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
    return try files.reduce(into: [:]) { counts, file in
      let text = try String(contentsOf: file, encoding: .utf8)
      for literal in Set(text.split(separator: "\"")) { counts[String(literal), default: 0] += 1 }
    }
  }

  @Test func `every id stands whole in the file of its table, and in one of its tests`() throws {
    let sources = try files(in: "Sources/PushRules/Tables")
    let tests = try files(in: "Tests/PushRulesTests/Tables")
    for table in DecisionGraph.routing.tables {
      let prefix = table.name.split(separator: " ").joined(separator: "-") + "."
      for id in table.rules.map(\.id) {
        #expect(id.hasPrefix(prefix), "\(id) of the table \(table.name)")
        #expect(sources[id] == 1 && tests[id] == 1, "\(id)")
      }
    }
  }
}
