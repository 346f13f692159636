internal import PushPayload
internal import PushRules

/// The answer to one question in words: what runs, what does not, why, and how certain that is.
package struct TextReport: Sendable {
  let answer: RouteAnswer
  let style: TextStyle
  let detail: ReportDetail
  /// The methods that a change makes run.
  private let missed: [NotCalled]
  /// The missing methods that the question asks about.
  private let missingOfTheQuestion: [MissingMethod]
  private let remarks: [Remark]
  /// The assumptions that would change the answer.
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
    missed = answer.missed
    missingOfTheQuestion = answer.ofTheQuestion(missed)
    remarks = answer.remarks
    assumptions = answer.assumptionsThatMatter
  }

  /// Writes the report; on a screen, as many reasons as fit.
  package func write(to output: inout some TextOutputStream) {
    switch answer.outcome {
    case .route(let route):
      var page = ScreenPage(detail)
      write(route, to: &page)
      output.write(page.text)
    case .impossible(let contradiction):
      writeHead("cannot be", to: &output)
      for rule in contradiction.rules {
        output.write(Paragraph(rule.statement).hanging(on: "  ") + "  [\(rule.id)]\n")
      }
    }
  }

  private func write(_ route: Route, to page: inout ScreenPage) {
    let ids = route.calls.map { $0.method.id }
    writeHead(ids.isEmpty ? route.stillness : ids.joined(separator: ", then "), to: &page)
    writeArrival(route.arrival, to: &page)
    if let response = route.response { write(response, to: &page) }
    page.write("\n", from: .endless)
    page.write("Afterwards the app is \(route.finalState.words).\n")
    switch detail {
    case .all:
      writeNotCalled(missed.compactMap { MissingMethod($0) }[...], to: &page)
      writeRemarks(to: &page)
    case .short:
      if let caveat = answer.payload.sizeCaveat(pushType: answer.situation.pushType) {
        page.write(Paragraph(caveat.text).hanging(on: "But: "))
      }
      writeNotCalled(missingOfTheQuestion.prefix(2), to: &page)
    }
    for paragraph in assumedParagraphs {
      page.writeGap()
      page.write(paragraph)
    }
    guard detail == .short else { return }
    page.write(rest(behind: 1), from: .least, to: .tight)
    page.write(rest(behind: 2), from: .ample)
  }

  /// The answer in one line, then the question.
  func writeHead(_ summary: String, to output: inout some TextOutputStream) {
    let width = PageLayout.current.width
    for line in Paragraph(answer.stateInWords + ": " + summary).lines(width: width) {
      output.write(style.heading(line) + "\n")
    }
    let bundle = answer.payload.simulatorTargetBundle
    let end = bundle.map { ", for " + PrintableText.escaped($0) } ?? ""
    output.write(answer.payloadLines(style, end: end))
  }

  private func writeRemarks(to page: inout ScreenPage) {
    guard !remarks.isEmpty else { return }
    page.write("\n" + style.heading("Good to know") + "\n")
    for remark in remarks { page.write(Paragraph(remark.text).hanging(on: "  - ")) }
  }

  /// All assumptions in the full report; on a screen, the names of those that matter.
  var assumedParagraphs: [String] {
    let configured = answer.configured.isEmpty ? [] : [style.aside(answer.configuredLine)]
    guard detail == .all else {
      let names = assumptions.filter { !$0.isOfMissingMethod }.map { answer.name(of: $0) }
      return (names.isEmpty ? [] : [style.aside(AssumedLines(names).text)]) + configured
    }
    let lines = assumptions.map { Paragraph(answer.line(of: $0)).hanging(on: "  - ") }
    let heading = style.heading("Assumed, and it matters") + "\n"
    let matters = lines.isEmpty ? [] : [heading + lines.joined()]
    let rest = answer.assumedInWords(without: assumptions)
    guard !rest.isEmpty else { return matters + configured }
    let text = Paragraph(rest.joined(separator: " · "))
      .hanging(on: assumptions.isEmpty ? "Assumed: " : "Also assumed: ")
    return matters + configured + [style.aside(text)]
  }

  /// The other methods that do not run, and the caveats of the full report.
  private func rest(behind count: Int) -> String {
    let shown = missingOfTheQuestion.prefix(count).map { $0.entry }
    let hidden = missed.count { !shown.contains($0) }
    let rest = [
      hidden > 0 ? hidden.counted("more method") : nil,
      remarks.isEmpty ? nil : remarks.count.counted("remark"),
      "sources", "assumptions",
    ]
    let text = rest.compactMap { $0 }.joined(separator: ", ")
    return style.aside(Paragraph(text).hanging(on: "More with -v: "))
  }
}

extension RouteAnswer {
  /// The payload with its traits, its message and the headers, dimmed.
  func payloadLines(_ style: TextStyle, end: String = "") -> String {
    let words =
      "\(payload.source.printed): \(payload.byteCount) bytes, \(payload.traits.words)\(end)"
    return style.aside(Paragraph(words).hanging(on: ""))
      + (payload.message.map { style.aside($0.lines) } ?? "")
      + style.aside(Paragraph(HeadersUsed(situation, payload).line).hanging(on: ""))
      + style.aside(AssumedApp.line(AssumedApp.flags(of: situation, assuming: assumed)))
  }

  /// The version and the state, with the state before a kill.
  var stateInWords: String {
    let before = stateBeforeKill.map { " (was " + $0.name + ")" } ?? ""
    return "iOS " + situation.system.description + ", " + situation.state.words + before
      + situation.actionInWords
  }
}

extension Route {
  /// The sentence for a push that runs nothing, with the confidence unless documented.
  var stillness: String {
    "nothing runs" + arrival.method.confidence.doubt
  }
}

/// How much of an answer the text report prints.
package enum ReportDetail: Hashable, Sendable {
  /// What fits a screen: what runs, what does not, and the first thing to change.
  case short
  /// Everything: sources, experiments, every method that does not run, what to know, assumptions.
  case all
}
