package import PushRules

package struct WhenReport: Sendable {
  private let called: WhenCalled
  private let common: CommonStatements

  package init(
    _ called: WhenCalled,
    usual: Set<Input> = [],
    app: Set<Input> = [],
    limit: Int? = nil
  ) {
    self.called = called
    common = CommonStatements(
      space: called.space,
      inputs: Input.allCases,
      usual: usual,
      app: app,
      limit: limit
    )
  }

  private var shown: ArraySlice<WhenCalled.Part> { called.parts.prefix(common.limit ?? .max) }

  private var methods: String {
    DelegateMethod.allCases.filter { method in called.asked.contains { $0.method == method } }
      .list("or")
  }

  private var summary: String {
    let all = called.situationCount
    let count = called.calledCount
    if count == 0 { return "Runs in none of these situations." }
    return "Runs in " + (count == all ? "all" : "some") + " situations: "
      + common.caseCount(of: called.parts.count) + "."
  }

  private func words(of part: WhenCalled.Part) -> String {
    part.occurrences.map { one in
      one.phase.words + (methods == one.method.name ? "" : " " + one.method.name)
    }.joined(separator: ", and ")
  }

  private func when(_ part: WhenCalled.Part) -> String {
    SituationClauses(part.region, within: called.space.region).line
  }

  /// The calls that a part asks about, in its example.
  private func calls(_ part: WhenCalled.Part) -> [Call] {
    Route(known: part.witness).calls.filter { call in
      part.occurrences.contains { $0.method == call.method && $0.phase == call.phase }
    }
  }

  package func write(style: TextStyle, to output: inout some TextOutputStream) {
    output.write(style.heading("When " + methods + " runs") + "\n")
    output.write(common.text)
    output.write(summary.hanging(on: ""))
    for (index, part) in shown.enumerated() {
      output.write("\n")
      output.write(Paragraph(words(of: part)).hanging(on: "  \(index + 1). "))
      output.write(Paragraph(when(part)).hanging(on: "     When: "))
      let rules = calls(part).map { $0.rule.id + $0.confidence.doubt }.commaList
      output.write(rules.hanging(on: "     By: "))
      output.write(style.aside("     Try: \(part.witness.call)\n"))
    }
    output.write(common.more(than: called.parts.count))
    output.write(ProjectAddress.text(rules: shown.flatMap { calls($0).map { $0.rule.id } }))
  }

  package var markdown: String {
    var text = "**" + MarkdownText.escaped("When " + methods + " runs") + "**: "
    text += MarkdownText.escaped(summary) + "\n" + common.markdown
    let rows = shown.map { part in
      [
        MarkdownText.escaped(words(of: part)), MarkdownText.escaped(when(part)),
        calls(part).map { MarkdownText.rule($0.rule.id) }.joined(separator: "<br>"),
      ]
    }
    return text + common.markdown(of: called.parts.count, ["Runs", "When", "Rule"], rows)
  }
}

extension WhenReport: JSONWritten {
  package static let form = JSONForm<WhenReport>.object([
    .schemaVersion,
    .init("asked", .list(occurrence)) { $0.called.asked },
    .init("app", .text) { $0.common.flags },
    .init("everywhere", .orNull(.text)) { $0.common.words },
    .init("situations", .situations) { $0.called.situationCount },
    .init("called", .situations) { $0.called.calledCount },
    .init("combinations", .list(combination)) { report in
      report.called.parts.map { (report, $0) }
    },
  ])

  private static let occurrence = JSONForm<WhenCalled.Occurrence>.object([
    .init("method", .method) { $0.method },
    .init("phase", .phase) { $0.phase },
  ])

  private static let combination = JSONForm<(report: WhenReport, part: WhenCalled.Part)>.object([
    .init("situations", .situations) { $0.part.count },
    .init("calls", .list(occurrence)) { $0.part.occurrences },
    .init("when", SituationClauses.region) { ($0.part.region, $0.report.called.space.region) },
    .init("words", .text) { $0.report.when($0.part) },
    .init("rules", .list(.rule)) { $0.report.calls($0.part).map { $0.rule.id } },
    .init("example", Route.witness) { Route(known: $0.part.witness) },
  ])
}
