import PushPayload
import PushRules

package struct StateTable: Sendable {
  private let answers: [RouteAnswer]
  /// What runs in an app when the push arrives and after a tap; empty without an app.
  private let ofApp: [AppRow]
  private let style: TextStyle
  private let width: Int
  private let detail: ReportDetail
  /// The number of lines that follow on the same screen.
  private let below: Int

  /// Puts answers about one payload into a table of a width; about an app, with its rows.
  package init(
    _ answers: [RouteAnswer],
    ofApp rows: [AppRow] = [],
    width: Int = 80,
    style: TextStyle = .plain,
    detail: ReportDetail = .short,
    above lines: Int = 0
  ) {
    self.answers = answers
    below = lines
    ofApp = answers.acts ? [] : rows
    self.width = max(RouteTable.narrowest, width)
    self.style = style
    self.detail = detail
  }

  /// Writes the question, the table and the assumptions; on a screen, as much as fits.
  package func write(to output: inout some TextOutputStream) {
    guard let answer = answers.first else { return }
    var page = ScreenPage(detail, above: below)
    writeHead(answer, to: &page)
    page.writeBlankLine()
    if ofApp.isEmpty {
      page.write(rows(isNarrow: false), from: .rules)
      page.write(rows(isNarrow: true), from: .ids, to: .calls)
      page.write(rows(.ids, isNarrow: true), from: .dense, to: .dense)
    } else {
      let cells = ofApp.map {
        [$0.arrival.situation.state.rowName, $0.arrivalInWords, $0.tapInWords]
      }
      page.write(grid(["state", Phase.arrival.words, "tap"], cells))
    }
    let payload = answer.payload
    if let caveat = payload.sizeCaveat(pushType: answer.situation.pushType) {
      page.write(caveat.text.hanging(on: "But: "))
    }
    page.writeBlankLine()
    for badge in answers.badges { page.write(badge.hanging(on: "")) }
    if let remark = answers.lazy.flatMap({ $0.tapRemarks }).first {
      page.write(remark.text.hanging(on: ""))
    }
    for (number, reason) in (ofApp.isEmpty ? answers.reasons : []).prefix(2).enumerated() {
      page.write(reason.hanging(on: ""), from: number == 0 ? .ids : .otherSides)
    }
    if detail == .all {
      let assumed = answers.assumedInWords.joined(separator: " · ")
      if !assumed.isEmpty { page.write(style.aside(assumed, on: "Assumed: ")) }
      let rules = answers.flatMap { $0.route?.calls ?? [] }.map { $0.rule }.unique()
      if !rules.isEmpty { page.write("\n" + style.heading("Sources") + "\n") }
      for rule in rules {
        page.write(style.aside(rule.id + ": " + rule.sourcesInWords, on: "  - "))
      }
    } else {
      let flags = AssumedApp.line(AssumedApp.flags(of: answer.situation, assuming: answer.assumed))
      page.write(style.aside((answer.assumedApp ?? "") + flags))
    }
    let all = detail == .all ? "" : "; -v lists all that was assumed"
    page.write(DeliveryGate.text(for: answers, detail, style))
    page.write(style.aside("More about one state: --state STATE" + all + "."), from: .ids)
    output.write(page.text)
  }

  func writeHead(_ answer: RouteAnswer, to output: inout some TextOutputStream) {
    let situation = answer.situation
    let refusal = answer.refusal == nil ? "" : ": " + answer.headline
    let heading = "iOS " + situation.system.description + situation.actionInWords + refusal
    output.write(style.heading(heading) + "\n" + answer.payloadLines(style))
  }

  /// Returns the table, without wake and presentation if it is narrow; adjacent states with the same
  /// cells share a row.
  private func rows(_ names: MethodNaming = .selectors, isNarrow: Bool) -> String {
    let shown = [true, !isNarrow, !isNarrow, true, answers.acts]
    let columns = { (cells: [String]) in zip(shown, cells).filter { $0.0 }.map { $0.1 } }
    let header = ["state", "wake", "presentation", Phase.arrival.words, Phase.response.words]
    let rows = answers.map { answer in
      let state = answer.situation.state.rowName
      return answer.route.map { columns([state] + cells(of: answer, $0, names)) }
        ?? [state, "cannot be"] + columns(header).dropFirst(2).map { _ in "" }
    }
    var text = grid(columns(header), rows)
    for answer in answers {
      guard let contradiction = answer.contradiction else { continue }
      let label = answer.situation.state.rowName + ": "
      text += "\n" + BrokenText.hanging(contradiction.description, on: label, width: width)
    }
    return text
  }

  /// The rows below a header; neighbouring states whose cells are equal share one.
  private func grid(_ header: [String], _ rows: [[String]]) -> String {
    var shared: [[String]] = []
    for row in rows {
      if let last = shared.last, last.dropFirst() == row.dropFirst() {
        shared[shared.count - 1][0] += ", " + row[0]
      } else {
        shared.append(row)
      }
    }
    if rows.count > 1, shared.count == 1 { shared[0][0] = "every state" }
    return TextGrid(heads: [header], rows: shared.map { $0.map { [$0] } }, labelCount: 1)
      .text(width: width, heading: style.heading)
  }

  private func cells(
    of answer: RouteAnswer,
    _ route: Route,
    _ names: MethodNaming
  ) -> [String] {
    let arrival = route.arrival
    let response = route.response.map { response in
      let calls = response.inWords(names)
      return answer.adding(.response, to: calls, runs: !response.calls.isEmpty)
    }
    return [
      answer.unknown(.wake) == nil ? arrival.wake.answer.name : "not known",
      answer.unknown(.presentation) == nil ? arrival.presentation.answer.name : "not known",
      answer.adding(.arrival, to: arrival.inWords(names), runs: !arrival.calls.isEmpty),
      response ?? "",
    ]
  }
}
