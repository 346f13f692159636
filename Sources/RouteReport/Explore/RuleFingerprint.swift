import AppLifecycle
package import DecisionTables
import PushPayload
package import PushRules

/// Numbers over all rules and checks, which show whether the engine of the page was compiled from those
/// of the program.
///
/// They change with a condition, an answer or a confidence, and with the id of a rule or a check.
package struct RuleFingerprint: Hashable, Sendable {
  package let rules, lifecycle, checks: String

  package init(rules: String, lifecycle: String, checks: String) {
    self.rules = rules
    self.lifecycle = lifecycle
    self.checks = checks
  }

  package init(
    of graph: DecisionGraph = .routing,
    lifecycle: Fingerprint = LifecycleRule.fingerprint,
    checks: [String] = LintCode.all.map { $0.code }
  ) {
    var rules = Fingerprint()
    for table in graph.tables {
      rules.add(table.answerName + " " + table.policyName)
      for rule in table.rules { rules.add(rule.row) }
    }
    var codes = Fingerprint()
    for code in checks { codes.add(code) }
    self.init(rules: rules.text, lifecycle: lifecycle.text, checks: codes.text)
  }

  package var json: JSONTree {
    ["rules": .string(rules), "lifecycle": .string(lifecycle), "checks": .string(checks)]
  }

  /// What differs from another one, in words.
  package func differences(from other: RuleFingerprint) -> [String] {
    [
      ("push rules", rules != other.rules), ("life-cycle rules", lifecycle != other.lifecycle),
      ("checks", checks != other.checks),
    ]
    .filter { $0.1 }.map { $0.0 }
  }
}
