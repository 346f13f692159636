import PushPayload
import PushRules

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
    if case .runs = search.outcome {
    } else if let route = answer.question.route {
      output.write(route.phases().joined(separator: " · ").hanging(on: "As it is: "))
    }
    switch search.outcome {
    case .runs(let calls):
      output.write("\n" + text(of: calls.calls))
    case .never(let conflict):
      output.write("\n" + conflict.sentence.hanging(on: ""))
      output.write(style.aside(Self.list(conflict.causes)))
    case .remedies:
      for (parties, changes) in answer.changes.prefix(limit).grouped(by: { $0.parties }) {
        output.write("\n" + style.heading(parties.heading) + "\n")
        for change in changes { output.write(text(of: change, sentBy: answer.question.sender)) }
      }
      output.write(end(of: answer))
    }
    for paragraph in report.assumedParagraphs { output.write("\n" + paragraph) }
  }

  private func text(of change: RemedyOption, sentBy sender: Provider?) -> String {
    var text = Paragraph(change.remedy.clause(sentBy: sender)).hanging(on: "  - ")
    for other in change.alternatives.prefix(Self.alternativeCount) {
      text += Paragraph(other.clause(sentBy: sender)).hanging(on: "    or: ")
    }
    let more = change.alternatives.count - Self.alternativeCount
    if more > 0 { text += "    or in \(more) more ways, which --json lists\n" }
    let newRules = change.newRules.filter { rule in
      !change.calls.calls.contains { $0.rule == rule }
    }
    let assumed = change.route.assumed.compactMap { $0.assumptionInWords }
    return text + self.text(of: change.calls.calls)
      + (newRules.isEmpty ? "" : style.aside(Self.list(newRules)))
      + style.aside(assumed.commaList, on: "     assuming: ")
  }

  private static let alternativeCount = 2

  private func text(of calls: [Call]) -> String {
    calls.map { call in
      "     " + style.runs(call.method.name) + "\n     " + call.phase.words + " · "
        + style.confidence(call.confidence) + " · " + call.rule.id + "\n"
        + call.rule.statement.hanging(on: "     ")
    }.joined()
  }

  private static func list(_ rules: [Rule]) -> String {
    Paragraph(rules.map { $0.id }.commaList).hanging(on: "     by: ")
  }

  private func end(of answer: WantAnswer) -> String {
    let hidden = answer.changes.count - limit
    let more = hidden > 0 ? "\n… \(hidden) more; --limit all shows them\n" : ""
    let list = hidden > 0 ? "With those that are not shown, this list" : "This list"
    let others = answer.otherQuestionCount
    let text =
      list + " is complete for this question; --all adds " + others.counted("change")
      + " of the version, the state or the user's action."
    let end = others > 0 ? text : list + " is complete; any other fix includes one of these."
    return more + "\n" + style.aside(end, on: "")
  }

  func writeShort(to output: inout some TextOutputStream) {
    guard let first = answers.first else { return }
    let questions = answers.map { $0.question }
    StateTable(questions, style: style).writeHead(first.question, to: &output)
    for answer in answers { write(answer, to: &output) }
    output.write("\n")
    let assumed = detail == .all ? questions.assumedInWords : questions.assumedAndMatters
    output.write(style.aside(assumed.joined(separator: " · "), on: "Assumed: "))
    let isOfOneState = Set(questions.map { $0.situation.state }).count == 1
    let narrower = isOfOneState ? "one method with --want" : "one state with --state"
    output.write(style.aside("For the rules, name \(narrower)."))
  }

  private func write(_ answer: WantAnswer, to output: inout some TextOutputStream) {
    let state = answer.question.situation.state.rowName
    guard let search = answer.search else {
      let reason = answer.question.contradiction?.description ?? ""
      output.write("\n" + Paragraph("cannot be: " + reason).hanging(on: state + ": "))
      return
    }
    output.write("\n" + style.headingLines(state + ": " + answer.summary(of: search)))
    switch search.outcome {
    case .runs(let calls): output.write("  " + words(for: calls) + "\n")
    case .never(let conflict): output.write(conflict.sentence.hanging(on: "  "))
    case .remedies:
      for change in answer.changes.prefix(limit) {
        let clause = change.remedy.clause(sentBy: answer.question.sender)
        output.write(clause.hanging(on: "  - "))
        output.write("    " + words(for: change.calls) + "\n")
      }
      let hidden = answer.changes.count - limit
      if hidden > 0 { output.write("  … \(hidden) more\n") }
    }
  }

  private func words(for calls: WantedCalls) -> String {
    calls.calls.map { call in
      let name = calls.calls.count == 1 ? "" : call.method.name + " "
      return name + call.phase.words + " · " + style.confidence(call.confidence) + " · "
        + call.rule.id
    }.commaList
  }
}
