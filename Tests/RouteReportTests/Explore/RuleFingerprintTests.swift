import DecisionTables
import PushPayload
import Testing

@testable import PushRules
@testable import RouteReport

struct RuleFingerprintTests {
  private let own = RuleFingerprint()

  /// The fingerprint with another rule in the place of one.
  private func fingerprint(replacing id: String, by planted: Rule) -> RuleFingerprint {
    let tables = DecisionGraph.routing.tables.map { table in
      let rules = table.rules.map { $0.id == id ? planted : $0 }
      return DecisionTable(table.name, table.topic, table.decides, table.policy, rules)
    }
    return RuleFingerprint(of: DecisionGraph(tables))
  }

  @Test
  func `the id, condition, answer and confidence of a push rule count, its sentence does not`()
    throws
  {
    let rule = try #require(DecisionGraph.routing.rule("wake.resumed"))
    let (condition, wake) = (rule.row.condition, rule.conclusion)
    let planted = [
      Rule("wake.other", wake, in: condition, because: "", .documented, ""),
      Rule(rule.id, .wake(.nothing), in: condition, because: "", .documented, ""),
      Rule(rule.id, wake, in: condition & .before(26), because: "", .documented, ""),
      Rule(rule.id, wake, in: condition, because: "", .inferred, ""),
    ]
    for change in planted {
      let other = fingerprint(replacing: rule.id, by: change)
      #expect(other.differences(from: own) == ["push rules"], "\(change)")
    }
    let reworded = Rule(rule.id, wake, in: condition, because: "Reworded.", .documented, "")
    #expect(fingerprint(replacing: rule.id, by: reworded) == own)
  }

  @Test func `the rules of the life cycle and the ids of checks count by themselves`() {
    let lived = RuleFingerprint(lifecycle: Fingerprint())
    #expect(lived.differences(from: own) == ["life-cycle rules"])
    let codes = LintCode.all.map(\.code)
    #expect(
      RuleFingerprint(checks: codes.dropLast() + ["renamed"]).differences(from: own) == ["checks"]
    )
  }
}
