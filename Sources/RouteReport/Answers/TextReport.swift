internal import PushPayload
internal import PushRules

/// The answer to one question in words: what runs, what does not and why, and how sure that is.
package struct TextReport: Sendable {
  let answer: RouteAnswer
  let style: TextStyle

  /// Reports an answer.
  package init(_ answer: RouteAnswer, style: TextStyle = .plain) {
    self.answer = answer
    self.style = style
  }

  /// Writes the report.
  package func write(to output: inout some TextOutputStream) {
    switch answer.outcome {
    case .route(let route):
      write(route, to: &output)
    case .impossible(let contradiction):
      writeHead("cannot be", to: &output)
      for rule in contradiction.rules {
        output.write(Paragraph(rule.statement).hanging(on: "  ") + "  [\(rule.id)]\n")
      }
    }
  }

  private func write(_ route: Route, to output: inout some TextOutputStream) {
    let ids = route.calls.map(\.method.id)
    writeHead(ids.isEmpty ? route.stillness : ids.joined(separator: ", then "), to: &output)
    writeArrival(route.arrival, to: &output)
    if let launch = route.launch { writeLaunch(launch, to: &output) }
    output.write("\nAfterwards the app is \(route.finalState.words).\n")
    writeNotCalled(route.notCalled, to: &output)
    writeRemarks(to: &output)
    writeAssumed(to: &output)
  }

  /// The answer in one line, then the question.
  func writeHead(_ summary: String, to output: inout some TextOutputStream) {
    for line in Paragraph(answer.stateInWords + ": " + summary).lines(width: 80) {
      output.write(style.heading(line) + "\n")
    }
    let payload = answer.payload
    let details = ["\(payload.byteCount) bytes", payload.traits.words]
    let bundle = payload.simulatorTargetBundle.map { ["for " + PrintableText.escaped($0)] } ?? []
    let source = PrintableText.escaped(payload.source)
    let text = source + ": " + (details + bundle).joined(separator: ", ")
    output.write(style.aside(Paragraph(text).hanging(on: "")))
    if let message = payload.message { output.write(style.aside(message.lines)) }
  }

  private func writeRemarks(to output: inout some TextOutputStream) {
    let remarks = answer.remarks
    guard !remarks.isEmpty else { return }
    output.write("\n" + style.heading("Good to know") + "\n")
    for remark in remarks { output.write(Paragraph(remark.text).hanging(on: "  - ")) }
  }

  func writeAssumed(to output: inout some TextOutputStream) {
    let assumed = answer.assumedInWords
    guard !assumed.isEmpty else { return }
    let text = Paragraph(assumed.joined(separator: " · ")).hanging(on: "Assumed: ")
    output.write("\n" + style.aside(text))
  }
}

extension RouteAnswer {
  /// The version and the state, with what the question says of the time before.
  var stateInWords: String {
    let before = stateBeforeKill.map { " (was " + $0.name + ")" } ?? ""
    return "iOS " + situation.system.description + ", " + situation.state.words + before
      + situation.actionInWords
  }
}

extension Route {
  /// That nothing runs, and how sure that is where Apple does not say so.
  var stillness: String {
    "nothing runs" + arrival.delivery.confidence.doubt
  }
}
