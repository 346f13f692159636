internal import AppLifecycle
internal import PushRules

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
