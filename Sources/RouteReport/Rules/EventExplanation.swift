internal import AppLifecycle
internal import PushRules

package struct EventExplanation: Sendable {
  private let events: [LifecycleEvent]
  private let rules: [LifecycleRule]

  package init?(_ name: String) {
    let word = LifecycleEvent(name)?.name ?? name
    events = LifecycleEvent.allCases.filter { $0.name == word }
    guard !events.isEmpty else { return nil }
    rules = LifecycleRule.all.filter { $0.isAbout(word) }
  }

  package func write(to output: inout some TextOutputStream) {
    output.write((events.first?.name ?? "") + "\n")
    for event in events { output.write(Paragraph(event.meaning).hanging(on: "  ")) }
    output.write("  what it leads to\n")
    for rule in rules {
      output.write("    " + rule.id + "\n")
      output.write(Paragraph(rule.reason.statement).hanging(on: "      "))
      output.write(Paragraph(rule.condition).hanging(on: "      when  "))
      output.write(Paragraph(rule.outcome).hanging(on: "      then  "))
    }
  }
}

extension EventExplanation: Explanation, JSONWritten {
  package static let form = JSONForm<EventExplanation>.object([
    .init("id", .text) { $0.events.first?.name ?? "" },
    .init("meanings", .list(.text)) { $0.events.map { $0.meaning } },
    .init("rules", .list(rule)) { $0.rules },
  ])

  private static let rule = JSONForm<LifecycleRule>.object([
    .init("id", .rule) { $0.id },
    .init("statement", .text) { $0.reason.statement },
    .init("when", .text) { $0.condition },
    .init("then", .text) { $0.outcome },
    .init("confidence", .confidence) { $0.reason.confidence },
  ])
}

extension LifecycleRule {
  fileprivate func isAbout(_ event: String) -> Bool {
    table == .transitions
      && subject.split(separator: ",").contains { $0.drop { $0 == " " } == event }
  }
}
