internal import PushPayload
internal import PushRules

/// The answers for several states of the app, one row each.
package struct StateTable: Sendable {
  private let answers: [RouteAnswer]
  private let style: TextStyle

  /// Puts answers about one payload into a table.
  package init(_ answers: [RouteAnswer], style: TextStyle = .plain) {
    self.answers = answers
    self.style = style
  }

  /// Writes what was asked about, the table, and what the answers take for granted.
  package func write(to output: inout some TextOutputStream) {
    guard let answer = answers.first else { return }
    writeHead(answer, to: &output)
    output.write("\n")
    writeRows(to: &output)
    output.write("\n")
    let payload = answer.payload
    if let caveat = payload.sizeCaveat(pushType: answer.situation.pushType) {
      output.write(Paragraph(caveat.text).hanging(on: "Good to know: ") + "\n")
    }
    if !answer.configured.isEmpty { output.write(style.aside(answer.configuredLine)) }
    let assumed = answers.assumedInWords
    if !assumed.isEmpty {
      let text = Paragraph(assumed.joined(separator: " · ")).hanging(on: "Assumed: ")
      output.write(style.aside(text))
    }
    output.write(style.aside("For the reasons, name one state with --state."))
  }

  func writeHead(_ answer: RouteAnswer, to output: inout some TextOutputStream) {
    let payload = answer.payload
    let situation = answer.situation
    let heading = "iOS " + situation.system.description + situation.actionInWords
    output.write(style.heading(heading) + "\n")
    let source = payload.source.printed
    let words = "\(source): \(payload.byteCount) bytes, \(payload.traits.words)"
    output.write(style.aside(Paragraph(words).hanging(on: "")))
    if let message = payload.message { output.write(style.aside(message.lines)) }
    output.write(style.aside(Paragraph(HeadersUsed(situation, payload).line).hanging(on: "")))
  }

  private func writeRows(to output: inout some TextOutputStream) {
    let acts = answers.contains { $0.situation.userAction != nil }
    let header = ["state", "wake", "presentation", "on arrival"] + (acts ? ["afterwards"] : [])
    let rows = [header] + answers.map { cells(of: $0, acts: acts) }
    let widths = header.indices.map { column in
      rows.filter { $0.count > column + 1 }.map { $0[column].count }.max() ?? 0
    }
    for (number, row) in rows.enumerated() {
      let cells = row.enumerated().map { index, cell in
        index == row.count - 1 ? cell : cell.padded(to: widths[index] + 2)
      }
      output.write((number == 0 ? style.heading(cells.joined()) : cells.joined()) + "\n")
    }
  }

  private func cells(of answer: RouteAnswer, acts: Bool) -> [String] {
    let state = answer.situation.state.fullName
    switch answer.outcome {
    case .impossible(let contradiction): return [state, "cannot be: " + contradiction.description]
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
