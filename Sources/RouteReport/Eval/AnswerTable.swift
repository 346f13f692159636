internal import PushPayload
internal import PushRules
internal import Questions

package struct AnswerTable: Sendable {
  private let answers: [RouteAnswer]

  package init(_ answers: [RouteAnswer]) { self.answers = answers }

  private var acts: Bool { answers.contains { $0.situation.userAction != nil } }

  /// The answers for one payload in Markdown; a single answer has reasons and remarks.
  package var markdown: String {
    guard let answer = answers.first else { return "" }
    var words = CellWords(doubt: .sign, acts: false)
    var grid = MarkdownGrid(
      ["State", "Wake", "Presentation", Phase.arrival.heading]
        + (acts ? [Phase.response.heading] : [])
    )
    for answer in answers {
      let cells = words.cells(of: answer, acts: acts)
      grid.add(cells.map { MarkdownText.escaped($0) })
    }
    let assumed = answers.assumedInWords
    let facts = assumed.isEmpty ? [] : ["Assumed: " + assumed.joined(separator: "; ") + "."]
    return heading(answer) + grid.text + words.markdownNotes
      + (answers.count == 1 ? answer.markdownReasons : "")
      + MarkdownText.paragraphs(words.legend + facts)
  }

  private func heading(_ answer: RouteAnswer) -> String {
    let situation = answer.situation
    let heading = "iOS " + situation.system.description + situation.actionInWords
    let payload = answer.payload
    let source = MarkdownText.code(payload.source.printed)
    return "**\(heading)**: " + source + ", \(payload.byteCount) bytes, "
      + MarkdownText.escaped(payload.traits.words) + "\n\n"
  }

  /// The answers as CSV, a line for each payload and state, with the names of the columns above the
  /// first.
  package func csv(isFirst: Bool) -> String {
    var text = CSVText()
    if isFirst { text.add(Self.csvNames) }
    for answer in answers { text.add(answer.csvValues) }
    return text.text
  }

  private static let csvNames = [
    "payload", "ios", "state", "terminated-by", "user-action", "wake", "presentation",
    "when-push-arrives", "when-user-acts", "confidence", "final-state", "impossible",
  ]
}

extension CellWords {
  fileprivate mutating func cells(of answer: RouteAnswer, acts: Bool) -> [String] {
    let state = answer.situation.state.fullName
    guard let route = answer.route else {
      let lines = lines(of: .answer(answer))
      return [state, "", "", lines.joined()] + (acts ? [""] : [])
    }
    let arrival = route.arrival
    return [
      state, arrival.wake.answer.name, arrival.presentation.answer.name, words(of: arrival),
    ] + (acts ? [route.response.map { words(of: $0) } ?? ""] : [])
  }
}

extension RouteAnswer {
  fileprivate var markdownReasons: String {
    let missing = missingOfTheQuestion.map { missing in
      let entry = missing.entry
      let advice = missing.advice.map { " " + $0 } ?? ""
      return "- `\(entry.method.name)` \(entry.phase.words): "
        + MarkdownText.escaped(missing.reason + advice) + "\n"
    }
    let remarks = remarks.map { "- " + MarkdownText.escaped($0.text) + "\n" }
    return (missing.isEmpty ? "" : "\nNot called:\n\n" + missing.joined())
      + (remarks.isEmpty ? "" : "\nRemarks:\n\n" + remarks.joined())
  }

  /// The values of a line: the names of calls, and the lowest confidence among them.
  fileprivate var csvValues: [String] {
    let question = [
      payload.source.printed, situation.system.description, situation.state.name,
      situation.state.termination?.name ?? "", situation.userAction?.name ?? "none",
    ]
    guard let route else {
      return question + ["", "", "", "", "", "", contradiction?.reference ?? ""]
    }
    let arrival = route.arrival
    let isImpossible = route.response?.opportunity.answer == .closed
    let doubts =
      (arrival.calls.isEmpty ? [arrival.method.confidence] : [])
      + route.calls.map { $0.confidence }
    let answer = [
      arrival.wake.answer.name, arrival.presentation.answer.name,
      Self.names(of: arrival.calls),
      route.response.map { isImpossible ? "not possible" : Self.names(of: $0.calls) } ?? "",
      doubts.max()?.name ?? "", route.finalState.name, "",
    ]
    return question + answer
  }

  private static func names(of calls: [Call]) -> String {
    calls.isEmpty ? "nothing" : calls.map { $0.method.name }.joined(separator: " ")
  }
}
