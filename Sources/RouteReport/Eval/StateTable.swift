internal import PushPayload
internal import PushRules

/// The answers for several states of the app, one row each.
package struct StateTable: Sendable {
  private let answers: [RouteAnswer]
  private let style: TextStyle
  private let width: Int
  private let detail: ReportDetail

  /// Puts answers about one payload into a table of a width.
  package init(
    _ answers: [RouteAnswer],
    width: Int = 80,
    style: TextStyle = .plain,
    detail: ReportDetail = .short
  ) {
    self.answers = answers
    self.width = max(RouteTable.narrowest, width)
    self.style = style
    self.detail = detail
  }

  /// Writes the question, the table and the assumptions.
  package func write(to output: inout some TextOutputStream) {
    guard let answer = answers.first else { return }
    writeHead(answer, to: &output)
    output.write("\n")
    writeRows(to: &output)
    let payload = answer.payload
    if let caveat = payload.sizeCaveat(pushType: answer.situation.pushType) {
      output.write(Paragraph(caveat.text).hanging(on: "Good to know: ") + "\n")
    }
    if !answer.configured.isEmpty { output.write(style.aside(answer.configuredLine)) }
    output.write("\n")
    for reason in answers.reasons.prefix(2) { output.write(Paragraph(reason).hanging(on: "")) }
    if detail == .all {
      let assumed = answers.assumedInWords.joined(separator: " · ")
      if !assumed.isEmpty { output.write(style.aside(Paragraph(assumed).hanging(on: "Assumed: "))) }
    } else {
      let flags = AssumedApp.line(AssumedApp.flags(of: answer.situation, assuming: answer.assumed))
      output.write(style.aside((answer.assumedApp ?? "") + flags))
    }
    let all = detail == .all ? "" : "; -v lists all that was assumed"
    output.write(style.aside("More about one state: --state STATE" + all + "."))
  }

  func writeHead(_ answer: RouteAnswer, to output: inout some TextOutputStream) {
    let situation = answer.situation
    let heading = "iOS " + situation.system.description + situation.actionInWords
    output.write(style.heading(heading) + "\n" + answer.payloadLines(style))
  }

  private func writeRows(to output: inout some TextOutputStream) {
    let acts = answers.contains { $0.situation.userAction != nil }
    let header = ["state", "wake", "presentation", "on arrival"] + (acts ? ["afterwards"] : [])
    let rows = answers.map { cells(of: $0, acts: acts).map { [$0] } }
    let grid = TextGrid(heads: [header], rows: rows, labelCount: 1)
    for (number, block) in grid.blocks(width: width).enumerated() {
      if number > 0 { output.write("\n") }
      for line in block.lines(of: header.map { [$0] }) { output.write(style.heading(line) + "\n") }
      for row in rows {
        for line in block.lines(of: row) { output.write(line + "\n") }
      }
    }
    for answer in answers {
      guard let contradiction = answer.contradiction else { continue }
      let label = answer.situation.state.fullName + ": "
      output.write("\n" + BrokenText.hanging(contradiction.description, on: label, width: width))
    }
  }

  private func cells(of answer: RouteAnswer, acts: Bool) -> [String] {
    let state = answer.situation.state.fullName
    switch answer.outcome {
    case .impossible: return [state, "cannot be", "", ""] + (acts ? [""] : [])
    case .route(let route):
      let arrival = route.arrival
      let cells = [
        state, arrival.wake.answer.name, arrival.presentation.answer.name,
        arrival.callsInWords(),
      ]
      return acts ? cells + [route.response?.callsInWords() ?? ""] : cells
    }
  }
}
