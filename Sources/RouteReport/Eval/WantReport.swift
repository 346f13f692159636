internal import PushPayload
internal import PushRules

package struct WantReport: Sendable {
  let answers: [WantAnswer]
  let style: TextStyle
  /// The number of changes to show for each situation.
  let limit: Int
  let detail: ReportDetail

  package init(
    _ answers: [WantAnswer],
    limit: Int? = nil,
    style: TextStyle = .plain,
    detail: ReportDetail = .short
  ) {
    self.answers = answers
    self.style = style
    self.detail = detail
    self.limit = limit ?? (answers.count == 1 ? 10 : 3)
  }

  package func write(to output: inout some TextOutputStream) {
    if answers.count == 1 {
      for answer in answers { writeFull(answer, to: &output) }
    } else {
      writeShort(to: &output)
    }
    output.write(ProjectAddress.text(rules: answers.flatMap { rules(of: $0) }.map { $0.id }))
  }

  /// The rules that the report names for an answer.
  private func rules(of answer: WantAnswer) -> [Rule] {
    switch answer.search?.outcome {
    case .runs(let calls): calls.calls.map { $0.rule }
    case .never(let conflict): conflict.causes
    case .remedies: answer.changes.prefix(limit).flatMap { $0.calls.calls.map { $0.rule } }
    case nil: []
    }
  }

  private func writeFull(_ answer: WantAnswer, to output: inout some TextOutputStream) {
    let report = TextReport(answer.question, style: style, detail: detail)
    guard let search = answer.search else { return report.write(to: &output) }
    report.writeHead(answer.summary(of: search), to: &output)
    if case .runs = search.outcome {} else { writeCalls(of: answer.question.route, to: &output) }
    switch search.outcome {
    case .runs(let calls):
      output.write("\n")
      for call in calls.calls { write(call, of: calls, to: &output) }
    case .never(let conflict):
      output.write("\n" + conflict.sentence.hanging(on: ""))
      output.write(style.aside(Self.list(conflict.causes)))
    case .remedies: writeChanges(of: answer, to: &output)
    }
    for paragraph in report.assumedParagraphs { output.write("\n" + paragraph) }
  }

  private func writeCalls(of route: Route?, to output: inout some TextOutputStream) {
    guard let route else { return }
    let parts = [
      Phase.arrival.words + " " + route.arrival.callsInWords(),
      route.response.map { Phase.response.words + " " + $0.callsInWords() },
    ]
    let text = parts.compactMap { $0 }.joined(separator: " · ")
    output.write(text.hanging(on: "As it is: "))
  }

  /// Writes changes, grouped by who can make them.
  private func writeChanges(of answer: WantAnswer, to output: inout some TextOutputStream) {
    for (parties, changes) in answer.changes.prefix(limit).grouped(by: { $0.parties }) {
      output.write("\n" + style.heading(parties.heading) + "\n")
      for change in changes { write(change, sentBy: answer.question.sender, to: &output) }
    }
    writeEnd(answer, to: &output)
  }

  private func write(
    _ change: RemedyOption,
    sentBy sender: Provider?,
    to output: inout some TextOutputStream
  ) {
    output.write(Paragraph(change.remedy.clause(sentBy: sender)).hanging(on: "  - "))
    for other in change.alternatives.prefix(Self.alternativeCount) {
      output.write(Paragraph(other.clause(sentBy: sender)).hanging(on: "    or: "))
    }
    let more = change.alternatives.count - Self.alternativeCount
    if more > 0 { output.write("    or in \(more) more ways, which --json lists\n") }
    for call in change.calls.calls { write(call, of: change.calls, to: &output) }
    let newRules = change.newRules.filter { rule in
      !change.calls.calls.contains { $0.rule == rule }
    }
    if !newRules.isEmpty { output.write(style.aside(Self.list(newRules))) }
    let assumed = change.route.assumed.compactMap { $0.assumptionInWords }
    if !assumed.isEmpty {
      let text = Paragraph(assumed.commaList).hanging(on: "     assuming: ")
      output.write(style.aside(text))
    }
  }

  private static let alternativeCount = 2

  private func write(_ call: Call, of calls: WantedCalls, to output: inout some TextOutputStream) {
    output.write("     " + style.runs(call.method.name) + "\n     " + call.phase.words + " · ")
    output.write(style.confidence(call.confidence) + " · " + call.rule.id + "\n")
    output.write(call.rule.statement.hanging(on: "     "))
  }

  private static func list(_ rules: [Rule]) -> String {
    Paragraph(rules.map { $0.id }.commaList).hanging(on: "     by: ")
  }

  private func writeEnd(_ answer: WantAnswer, to output: inout some TextOutputStream) {
    let hidden = answer.changes.count - limit
    if hidden > 0 { output.write("\n… \(hidden) more; --limit all shows them\n") }
    let list = hidden > 0 ? "With those that are not shown, this list" : "This list"
    let others = answer.otherQuestionCount
    let text =
      list + " is complete for this question; --all adds " + others.counted("change")
      + " of the version, the state or the user's action."
    let end =
      others > 0 ? text : list + " is complete; any other fix includes one of these."
    output.write("\n" + style.aside(end, on: ""))
  }
}
