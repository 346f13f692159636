import PushPayload
import PushRules
import Questions

package struct TextReport: Sendable {
  let answer: RouteAnswer
  let style: TextStyle
  let detail: ReportDetail
  /// The methods that a change makes run.
  private let missed: [NotCalled]
  let missing: MissingMethod?
  private let assumptions: [Assumption]

  /// The number of lines that follow on the same screen.
  private let below: Int

  package init(
    _ answer: RouteAnswer,
    style: TextStyle = .plain,
    detail: ReportDetail = .short,
    above lines: Int = 0
  ) {
    self.answer = answer
    below = lines
    self.style = style
    self.detail = detail
    missed = answer.missed
    missing = answer.missingOnScreen
    assumptions = answer.assumptionsThatMatter
  }

  /// Writes the report; on a screen, as many reasons as fit.
  package func write(to output: inout some TextOutputStream) {
    switch answer.outcome {
    case .route(let route):
      var page = ScreenPage(detail, above: below)
      write(route, to: &page)
      output.write(page.text)
    case .impossible(let contradiction):
      writeHead("cannot be", to: &output)
      for rule in contradiction.rules {
        output.write(rule.statement.hanging(on: "  ") + "  [\(rule.id)]\n")
      }
    }
  }

  private func write(_ route: Route, to page: inout ScreenPage) {
    writeHead(answer.headline, to: &page)
    writeArrival(route.arrival, to: &page)
    if let response = route.response { write(response, to: &page) }
    page.write("\n", from: .everything)
    page.write("Afterwards the app is \(route.finalState.words).\n", from: .ids)
    switch detail {
    case .all:
      for entry in missed.compactMap(answer.missing) { writeReason(of: entry, to: &page) }
      if !answer.remarks.isEmpty { page.write("\n" + style.heading("Remarks") + "\n") }
      for remark in answer.remarks { page.write(remark.text.hanging(on: "  - ")) }
      page.write("\n" + DeliveryGate.text(for: [answer], detail, style))
    case .short:
      if let caveat = answer.payload.sizeCaveat(pushType: answer.situation.pushType) {
        page.write(caveat.text.hanging(on: "But: "))
      }
      for remark in answer.tapRemarks { page.write(remark.text.hanging(on: "")) }
      if let missing { writeReason(of: missing, to: &page) }
      if let line = answer.notCalled(besides: missing) {
        page.write("\n" + style.aside(line + "\n"), from: .ids)
      }
    }
    for paragraph in assumedParagraphs {
      page.writeBlankLine()
      page.write(paragraph)
    }
    if detail == .short, let otherwise = answer.otherwise(assumptions) {
      page.write(style.aside(otherwise), from: .ids)
    }
    guard detail == .short else {
      let rules = route.calls.map { $0.rule } + missed.compactMap { answer.missing($0)?.cause }
      return page.write(ProjectAddress.text(rules: rules.map { $0.id }))
    }
    page.write(DeliveryGate.text(for: [answer], detail, style))
    page.write(rest)
  }

  /// The answer in one line, then the question.
  func writeHead(_ summary: String, to output: inout some TextOutputStream) {
    output.write(style.headingLines(answer.stateInWords + ": " + summary))
    let bundle = answer.payload.simulatorTargetBundle
    let end = bundle.map { ", for " + PrintableText.escaped($0) } ?? ""
    output.write(answer.payloadLines(style, end: end))
    if let badge = answer.badgeRemark { output.write(badge.text.hanging(on: "Badge: ")) }
  }

  /// All assumptions in the full report; on a screen, the names of those that matter.
  var assumedParagraphs: [String] {
    let flags = AssumedApp.line(AssumedApp.flags(of: answer.situation, assuming: answer.assumed))
    guard detail == .all else {
      let app = (answer.assumedApp ?? "") + flags
      return app.isEmpty ? [] : [style.aside(app)]
    }
    let lines = assumptions.map { Paragraph(answer.line(of: $0)).hanging(on: "  - ") }
    let heading = style.heading("Assumptions that would change the answer") + "\n"
    let matters = lines.isEmpty ? [] : [heading + lines.joined()]
    let rest = answer.assumedInWords(without: assumptions)
    guard !rest.isEmpty else { return matters + (flags.isEmpty ? [] : [flags]) }
    let text = Paragraph(rest.joined(separator: " · "))
      .hanging(on: assumptions.isEmpty ? "Assumed: " : "Also assumed: ")
    return matters + [style.aside(text + flags)]
  }

  /// What else the full report has.
  private var rest: String {
    let shown = answer.tapRemarks.count + (answer.badgeRemark == nil ? 0 : 1)
    let hidden = answer.remarks.count - shown
    let remarks = hidden == 0 ? "" : hidden.counted("remark") + ", "
    return style.aside("More with -v: " + remarks + "sources, assumptions")
  }
}

extension RouteAnswer {
  func payloadLines(_ style: TextStyle, end: String = "") -> String {
    let words =
      "\(payload.source.printed): \(payload.byteCount) bytes, \(payload.traits.words)\(end)"
    return style.aside(words, on: "")
      + (payload.message.map { style.aside($0.lines) } ?? "")
      + style.aside(payload.headerLine(in: situation), on: "")
      + style.aside(configuredLine)
      + (lifecycleOfMethods.map { $0.hanging(on: "But: ") } ?? "")
  }

  /// The version and the state, with the state before a kill.
  var stateInWords: String {
    let before = stateBeforeKill.map { " (was " + $0.name + ")" } ?? ""
    return "iOS " + situation.system.description + ", " + situation.state.words + before
      + situation.actionInWords
  }
}

package enum ReportDetail: Hashable, Sendable {
  /// What fits a screen: what runs, what does not, and the first thing to change.
  case short
  /// Everything: sources, experiments, every method that does not run, what to know, assumptions.
  case all
}
