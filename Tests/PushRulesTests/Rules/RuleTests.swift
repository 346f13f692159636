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

  @Test func `every id stands whole in one file of the tables, and in one of their tests`() throws {
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

struct RuleTests {
  @Test func `a condition can be asked whether it holds in a situation`() throws {
    let resumed = try #require(DecisionGraph.routing.rule("wake.resumed"))
    #expect(resumed.condition.holds(in: .silentPush))
    #expect(!resumed.condition.holds(in: .alertInFront))
  }

  @Test func `a rule in words`() throws {
    let rule = try #require(DecisionGraph.routing.rule("device.low-power"))
    #expect(rule.condition.description == "iOS 9 or later, Low Power Mode on")
    #expect(rule.outcome == "device closed")
    #expect(rule.citations == ["R-21", "A-126", "A-127"])
    #expect(rule.looks(at: .lowPowerMode) && !rule.looks(at: .state))
    let arrivalOnly = Rule.comesOnArrivalOnly
    #expect(DecisionGraph.routing.rule(arrivalOnly.id) == arrivalOnly)
    #expect(arrivalOnly.outcome == "always")
    #expect(DecisionGraph.routing.rule("device.none") == nil)
  }

  @Test func `a table names what it reads, what it decides, and how`() {
    let device = DecisionTable.device
    #expect(
      device.columnNames == [
        "iOS", "state", "Background App Refresh", "Low Power Mode", "budget of silent pushes",
        "first unlock", "environment",
      ]
    )
    #expect(device.answerName == "device" && device.policyName == "gate")
    #expect(DecisionTable.wake.policyName == "unique")
  }

  @Test func `confidences are ordered, surest first, and have names of their own`() {
    #expect(Confidence.allCases == Confidence.allCases.sorted())
    #expect(Set(Confidence.allCases.map(\.name)).count == Confidence.allCases.count)
    #expect(Phase.allCases.map(\.name) == ["arrival", "user-action"])
  }
}
