import Evidence
import PushRules
import PushTestSupport
import Testing

@testable import RouteReport

/// The page with all tables and rules, which is made for the documentation site.
struct RulePageTests {
  @Test
  func `the page has every rule of the tables`() throws {
    let graph = DecisionGraph.routing
    let topics = Topic.allCases.map { topic in
      Self.contents(of: topic, graph.tables.filter { $0.topic == topic })
    }
    let sections = graph.tables.map(Self.section)
    try writePage(
      Self.head + topics.joined(separator: "\n") + "\n" + sections.joined(separator: "\n")
        + "\n" + Self.beside,
      at: "PushRules.docc/rule-catalogue.md",
      headings: RuleCatalogue(of: graph).rules.map { "### " + $0.id }
    )
  }

  private static let head = """
    # All tables and rules

    When each rule holds, what follows, how sure that is and what it rests on.

    ## Overview

    `pushroute rules ID` prints one rule with its sources. The ids behind a rule are explained in \
    <doc:citations>, the four words for how sure it is in <doc:reading-an-answer>.

    In a unique table exactly one rule holds. In a gate every rule but the last is an obstacle; \
    the last one holds where no obstacle stands.


    """

  private static func contents(of topic: Topic, _ tables: [DecisionTable]) -> String {
    "### \(topic.title)\n\n| table | decides | kind | rules |\n|---|---|---|---|\n"
      + tables.map {
        "| \($0.name) | \($0.answerName) | \($0.policyName) | \($0.rules.count) |\n"
      }
      .joined()
  }

  private static func section(_ table: DecisionTable) -> String {
    let looksAt = table.columnNames.joined(separator: ", ")
    return "## Table \(table.name)\n\nDecides \(table.answerName), and looks at: \(looksAt).\n\n"
      + table.rules.map { rule in
        let condition =
          rule.id == table.open?.id ? "no obstacle stands" : rule.condition.description
        return paragraph(rule, when: condition, then: rule.outcome)
      }
      .joined(separator: "\n")
  }

  private static var beside: String {
    let rules = RuleCatalogue(of: .routing).besideTables
    return "## Beside the tables\n\nThey explain, and decide nothing.\n\n"
      + rules.map { paragraph($0, when: $0.condition.description, then: nil) }
      .joined(separator: "\n")
  }

  private static func paragraph(_ rule: Rule, when: String, then: String?) -> String {
    var text = "### \(rule.id)\n\n\(rule.statement)\n\n- when: \(when)\n"
    if let then { text += "- then: \(then)\n" }
    text += "- how sure: \(rule.confidence.name)\n"
    if let dispute = rule.dispute {
      text += "- other side: \(dispute.otherSide)\n- to settle it: \(dispute.experiment)\n"
    }
    return text + "- rests on: \(rule.citations.joined(separator: ", "))\n"
  }
}

extension Topic {
  fileprivate var title: String {
    switch self {
    case .situation: "What the situation amounts to, and whether it can exist"
    case .receiver: "Who gets the push"
    case .wake: "Whether the push gives the app time"
    case .presentation: "What the user gets to see or hear"
    case .extension: "Whether the service extension runs"
    case .arrival: "Which callbacks run when the push arrives"
    case .response: "Which callbacks run when the user acts"
    case .state: "Which state the app reads"
    case .launchInformation: "What a launch carries"
    }
  }
}

/// The page about what is not known, written from citations, rules and caveats.
struct UnknownPageTests {
  @Test
  func `the page is the one of the open questions`() throws {
    let sections = [questions, contested, conflicts, inferred, caveats]
    try writePage(
      Self.head + sections.joined(separator: "\n"),
      at: "PushRules.docc/what-is-not-known.md",
      headings: rules.filter { $0.confidence == .contested }.map { "### " + $0.id }
    )
  }

  private static let head = """
    # What is not known

    Open questions, contested rules with both sides, and what no rule decides.

    ## Overview

    With a device and an hour you can close a gap: each contested rule names the experiment that \
    would settle it.


    """

  private let rules = RuleCatalogue(of: .routing).rules

  private var questions: String {
    let open = Citation.all.filter { $0.kind == .openQuestion }
    return "## Open questions\n\n"
      + open.map { "- \($0.id): \($0.statement)\(dependents(on: $0))\n" }.joined()
  }

  private var contested: String {
    let contested = rules.filter { $0.confidence == .contested }
    return "## Where sources disagree\n\n\(contested.count) rules are contested.\n\n"
      + contested.map(Self.paragraph).joined(separator: "\n")
  }

  private var conflicts: String {
    let conflicts = Citation.all.filter { $0.kind == .conflict && $0.id.hasPrefix("C-") }
    return "## Where Apple contradicts itself\n\n"
      + conflicts.map { "- \($0.id): \($0.statement)\(dependents(on: $0))\n" }.joined()
  }

  private var inferred: String {
    let inferred = rules.filter { $0.confidence == .inferred }
    return "## What nobody states\n\n\(inferred.count) rules follow from facts or from how the "
      + "parts work; no source states them.\n\n"
      + inferred.map { "- `\($0.id)`: \($0.statement)\n" }.joined()
  }

  private var caveats: String {
    "## What no rule decides\n\nAn answer tells these things beside the calls, as caveats.\n\n"
      + Caveat.all.map { "- `\($0.id)`: \($0.text)\n" }.joined()
  }

  /// The rules and caveats that cite something.
  private func dependents(on citation: Citation) -> String {
    let ids =
      rules.filter { $0.citations.contains(citation.id) }.map(\.id)
      + Caveat.all.filter { $0.citations.contains(citation.id) }.map(\.id)
    return ids.isEmpty ? "" : " Cited by " + ids.map { "`\($0)`" }.joined(separator: ", ") + "."
  }

  private static func paragraph(_ rule: Rule) -> String {
    guard let dispute = rule.dispute else { return "" }
    return "### \(rule.id)\n\n\(rule.statement)\n\n- other side: \(dispute.otherSide)\n"
      + "- to settle it: \(dispute.experiment)\n"
      + "- rests on: \(rule.citations.joined(separator: ", "))\n"
  }
}
