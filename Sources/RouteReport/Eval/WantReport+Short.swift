internal import PushRules

extension WantReport {
  func writeShort(to output: inout some TextOutputStream) {
    guard let first = answers.first else { return }
    let questions = answers.map { $0.question }
    StateTable(questions, style: style).writeHead(first.question, to: &output)
    for answer in answers { write(answer, to: &output) }
    output.write("\n")
    let assumed = detail == .all ? questions.assumedInWords : questions.assumedAndMatters
    if !assumed.isEmpty {
      let text = Paragraph(assumed.joined(separator: " · ")).hanging(on: "Assumed: ")
      output.write(style.aside(text))
    }
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
        output.write(
          Paragraph(change.remedy.clause(sentBy: answer.question.sender)).hanging(on: "  - ")
        )
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
