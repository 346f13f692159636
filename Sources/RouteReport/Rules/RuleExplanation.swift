package import AppLifecycle
package import PushRules

package struct RuleExplanation: Sendable {
  package let rule: Rule
  private let table: DecisionTable?

  package init?(id: String, in graph: DecisionGraph) {
    guard let rule = graph.rule(id) else { return nil }
    self.rule = rule
    table = graph.tables.first { table in table.rules.contains { $0.id == id } }
  }

  package var title: String { rule.id }

  package var address: String? { ProjectAddress.current?.page(ofRule: rule.id) }

  private var condition: String {
    rule.id == table?.open?.id ? "no other rule of the table holds" : rule.condition.description
  }
}

extension RuleExplanation: ListedExplanation {
  package static let labelWidth = 13

  package static let entries: [ExplanationEntry<RuleExplanation>] = [
    .init("id", .rule) { $0.rule.id },
    .init("statement", .text) { $0.rule.statement }.sentences,
    .init("topic", .orNull(.text)) { $0.table?.topic.rawValue }.fact("topic"),
    .init("table", .orNull(.text)) { $0.table?.name }.fact("table") {
      $0.table?.name ?? "beside the tables: it explains and decides nothing"
    },
    .init("decides", .orNull(.text)) { $0.table?.answerName }.fact("decides"),
    .init("when", .text) { $0.condition }.fact("when"),
    .init("then", .text) { $0.rule.outcome }.fact("then") {
      $0.table == nil ? "" : $0.rule.outcome
    },
    .init("confidence", .confidence) { $0.rule.confidence }.fact("confidence"),
    .init("otherSide", .orNull(.text)) { $0.rule.dispute?.otherSide }.fact("other side"),
    .init("experiment", .orNull(.text)) { $0.rule.dispute?.experiment }.fact("experiment"),
    .citations { $0.rule.citations },
  ]
}

extension LifecycleRule: ListedExplanation {
  package var title: String { id }

  package var address: String? { ProjectAddress.current?.page(ofRule: id) }

  package static let labelWidth = 13

  package static let entries: [ExplanationEntry<LifecycleRule>] = [
    .init("id", .rule) { $0.id },
    .init("statement", .text) { $0.reason.statement }.sentences,
    .init("table", .word) { $0.table }.fact("table") { "life cycle, " + $0.table.rawValue },
    .init("on", .text) { $0.subject }.fact("on"),
    .init("when", .text) { $0.condition }.fact("when"),
    .init("then", .text) { $0.outcome }.fact("then"),
    .init("confidence", .confidence) { $0.reason.confidence }.fact("confidence"),
    .init(.optional("seenOn", .text) { $0.seen }).fact("seen on"),
    .init("otherSide", .orNull(.text)) { $0.reason.disputes.first?.otherSide },
    .init("experiment", .orNull(.text)) { $0.reason.disputes.first?.experiment }.facts {
      $0.reason.disputes.flatMap { [("other side", $0.otherSide), ("experiment", $0.experiment)] }
    },
    .citations { $0.reason.citations },
  ]
}

package struct EventExplanation: Sendable {
  private let events: [LifecycleEvent]
  private let rules: [LifecycleRule]

  package init?(_ name: String) {
    let word = LifecycleEvent(name)?.name ?? name
    events = LifecycleEvent.allCases.filter { $0.name == word }
    guard !events.isEmpty else { return nil }
    rules = LifecycleRule.all.filter { rule in
      rule.table == .transitions
        && rule.subject.split(separator: ",").contains { $0.drop { $0 == " " } == word }
    }
  }

  package var title: String { events.first?.name ?? "" }
}

extension EventExplanation: ListedExplanation {
  package static let entries: [ExplanationEntry<EventExplanation>] = [
    .init("id", .text) { $0.title },
    .init("meanings", .list(.text)) { $0.events.map { $0.meaning } }.sentences,
    .init("rules", .list(rule)) { $0.rules }
      .parts { [.section("what it leads to", $0.rules.map { $0.part })] },
  ]

  private static let rule = JSONForm<LifecycleRule>.object([
    .init("id", .rule) { $0.id },
    .init("statement", .text) { $0.reason.statement },
    .init("when", .text) { $0.condition },
    .init("then", .text) { $0.outcome },
    .init("confidence", .confidence) { $0.reason.confidence },
  ])
}

extension LifecycleRule {
  fileprivate var part: ExplanationPart {
    ExplanationPart(
      text: "    " + id + "\n" + reason.statement.hanging(on: "      ")
        + condition.hanging(on: "      when  ")
        + outcome.hanging(on: "      then  "),
      markdown: MarkdownText.item(
        MarkdownText.rule(id),
        reason.statement,
        below: ["when: " + condition, "then: " + outcome].map { MarkdownText.escaped($0) }
      )
    )
  }
}
