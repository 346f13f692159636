internal import PushPayload
internal import PushRules

/// The answer to one question in words: what runs, what does not and why, and how sure that is.
package struct TextReport: Sendable {
  let answer: RouteAnswer
  let style: TextStyle
  private let scope: AssumptionScope

  /// Reports an answer, with the assumptions that it depends on, or with all.
  package init(
    _ answer: RouteAnswer,
    style: TextStyle = .plain,
    assumptions scope: AssumptionScope = .matters
  ) {
    self.answer = answer
    self.style = style
    self.scope = scope
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
    let ids = route.calls.map { $0.method.id }
    writeHead(ids.isEmpty ? route.stillness : ids.joined(separator: ", then "), to: &output)
    writeArrival(route.arrival, to: &output)
    if let response = route.response { write(response, to: &output) }
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
    let source = payload.source.printed
    let text = source + ": " + (details + bundle).joined(separator: ", ")
    output.write(style.aside(Paragraph(text).hanging(on: "")))
    if let message = payload.message { output.write(style.aside(message.lines)) }
    output.write(
      style.aside(Paragraph(HeadersUsed(answer.situation, payload).line).hanging(on: ""))
    )
  }

  private func writeRemarks(to output: inout some TextOutputStream) {
    let remarks = answer.remarks
    guard !remarks.isEmpty else { return }
    output.write("\n" + style.heading("Good to know") + "\n")
    for remark in remarks { output.write(Paragraph(remark.text).hanging(on: "  - ")) }
  }

  /// Writes what the answer depends on, each with what it would become, and the rest in a line.
  func writeAssumed(to output: inout some TextOutputStream) {
    let told = answer.assumptions(scope)
    if !told.isEmpty {
      let heading = scope == .all ? "Assumed" : "Assumed, and it matters"
      output.write("\n" + style.heading(heading) + "\n")
      for assumption in told {
        output.write(Paragraph(answer.line(of: assumption)).hanging(on: "  - "))
      }
    }
    if !answer.configured.isEmpty { output.write("\n" + style.aside(answer.configuredLine)) }
    let rest = answer.assumedInWords(without: told)
    guard !rest.isEmpty else { return }
    let text = Paragraph(rest.joined(separator: " · "))
      .hanging(on: told.isEmpty ? "Assumed: " : "Also assumed: ")
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
    "nothing runs" + arrival.method.confidence.doubt
  }
}
