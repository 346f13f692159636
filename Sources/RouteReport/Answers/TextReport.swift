internal import PushPayload
internal import PushRules

/// The answer to one question in words: what runs, what does not and why, and how sure that is.
package struct TextReport: Sendable {
  let answer: RouteAnswer
  let style: TextStyle
  private let detail: ReportDetail
  /// How much room there is for reasons.
  private(set) var room: Room
  /// What did not run although a change can make it run.
  private let missed: [NotCalled]
  /// Those of them that the question is about: searched for once, for all rooms.
  private let missingOfTheQuestion: [MissingMethod]
  private let remarks: [Remark]
  /// What was assumed and would change the answer.
  private let assumptions: [Assumption]

  /// Reports an answer on one screen, or with everything.
  ///
  /// - Parameters:
  ///   - answer: The answer.
  ///   - style: How text looks.
  ///   - detail: How much to print.
  package init(
    _ answer: RouteAnswer,
    style: TextStyle = .plain,
    detail: ReportDetail = .short
  ) {
    self.answer = answer
    self.style = style
    self.detail = detail
    room = detail == .all ? .endless : .ample
    missed = answer.missed
    missingOfTheQuestion = answer.ofTheQuestion(missed)
    remarks = answer.remarks
    assumptions = answer.assumptionsThatMatter
  }

  /// Writes the report: one that is to fit a screen with as much of the reasons as it has room for.
  package func write(to output: inout some TextOutputStream) {
    switch answer.outcome {
    case .route(let route):
      let rooms = detail == .all ? [.endless] : Room.forScreen
      var text = ""
      for room in rooms {
        var report = self
        report.room = room
        text = ""
        report.write(route, to: &text)
        if text.utf8.count(where: { $0 == 0x0A }) <= Room.screen { break }
      }
      output.write(text)
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
    output.write(
      (room == .endless ? "\n" : "") + "Afterwards the app is \(route.finalState.words).\n"
    )
    switch detail {
    case .all:
      writeNotCalled(missed.compactMap { MissingMethod($0) }, to: &output)
      writeRemarks(to: &output)
    case .short:
      if let caveat = answer.payload.sizeCaveat(pushType: answer.situation.pushType) {
        output.write(Paragraph(caveat.text).hanging(on: "But: "))
      }
      writeNotCalled(Array(shownMissing), to: &output)
    }
    writeAssumed(to: &output)
    if detail == .short { writeRest(to: &output) }
  }

  /// What is asked about and does not run, as much as fits a screen.
  private var shownMissing: ArraySlice<MissingMethod> {
    missingOfTheQuestion.prefix(room < .ample ? 1 : 2)
  }

  /// What stands before a section.
  var gap: String { room == .least ? "" : "\n" }

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
    guard !remarks.isEmpty else { return }
    output.write("\n" + style.heading("Good to know") + "\n")
    for remark in remarks { output.write(Paragraph(remark.text).hanging(on: "  - ")) }
  }

  /// Writes the assumptions: all of them in the full report, on a screen the names of those that
  /// matter.
  func writeAssumed(to output: inout some TextOutputStream) {
    guard detail == .all else {
      let names = assumptions.filter { !$0.isOfMissingMethod }.map { answer.name(of: $0) }
      if !names.isEmpty { output.write(gap + style.aside(AssumedLines(names).text)) }
      if !answer.configured.isEmpty { output.write(gap + style.aside(answer.configuredLine)) }
      return
    }
    if !assumptions.isEmpty {
      output.write("\n" + style.heading("Assumed, and it matters") + "\n")
      for assumption in assumptions {
        output.write(Paragraph(answer.line(of: assumption)).hanging(on: "  - "))
      }
    }
    if !answer.configured.isEmpty { output.write("\n" + style.aside(answer.configuredLine)) }
    let rest = answer.assumedInWords(without: assumptions)
    guard !rest.isEmpty else { return }
    let text = Paragraph(rest.joined(separator: " · "))
      .hanging(on: assumptions.isEmpty ? "Assumed: " : "Also assumed: ")
    output.write("\n" + style.aside(text))
  }

  /// Writes what the full report has besides.
  private func writeRest(to output: inout some TextOutputStream) {
    let shown = shownMissing.map { $0.entry }
    let hidden = missed.count { !shown.contains($0) }
    let rest = [
      hidden > 0 ? hidden.counted("more method") : nil,
      remarks.isEmpty ? nil : remarks.count.counted("remark"),
      "sources", "assumptions",
    ]
    let text = rest.compactMap { $0 }.joined(separator: ", ")
    output.write(style.aside(Paragraph(text).hanging(on: "More with -v: ")))
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
