internal import AppLifecycle
package import PushRules

/// The rules whose ids begin with the same part, such as `wake`.
package struct RuleGroup: Sendable {
  private let name: String
  private let rules: [ListedRule]

  /// Finds the rules of a part, which may have `.` or `.*` behind it; nil if there are none.
  package init?(_ text: String, in graph: DecisionGraph) {
    let name = String(text.lowercased().prefix { $0 != "." })
    guard ["", ".", ".*"].contains(text.dropFirst(name.count)) else { return nil }
    let all =
      RuleCatalogue(of: graph).rules.map { ListedRule($0) }
      + LifecycleRule.all.map { ListedRule($0) }
    rules = all.filter { $0.id.hasPrefix(name + ".") }
    self.name = name
    if name.isEmpty || rules.isEmpty { return nil }
  }

  /// Writes one paragraph a rule.
  package func write(to output: inout some TextOutputStream) {
    output.write(rules.count.counted("rule") + " of " + name + "\n")
    for rule in rules { output.write(rule.paragraph) }
  }

  /// An object for each rule.
  package var json: [JSONTree] { rules.map { $0.json } }
}
