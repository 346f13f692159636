import PushPayload
import PushRules
import Questions

extension [RouteAnswer] {
  /// Whether the user does something in any of them.
  var acts: Bool { contains { $0.situation.userAction != nil } }

  /// The answers for one payload in Markdown; a single answer has reasons and remarks.
  package var markdown: String {
    guard let answer = first else { return "" }
    var words = CellWords(acts: false)
    let headings = ["State", "Wake", "Presentation", Phase.arrival.heading]
    let acts = acts
    let rows = map { words.cells(of: $0, acts: acts).map { MarkdownText.escaped($0) } }
    let table = MarkdownText.table(headings + (acts ? [Phase.response.heading] : []), rows)
    let assumed = assumedInWords
    let facts = assumed.isEmpty ? [] : ["Assumed: " + assumed.joined(separator: "; ") + "."]
    return heading(answer) + table + words.markdownNotes
      + (count == 1 ? answer.markdownReasons : "")
      + MarkdownText.paragraphs(words.legend + facts)
  }

  private func heading(_ answer: RouteAnswer) -> String {
    let situation = answer.situation
    let heading = "iOS " + situation.system.description + situation.actionInWords
    let payload = answer.payload
    let source = MarkdownText.code(payload.source.printed)
    return "**\(heading)**: " + source + ", \(payload.byteCount) bytes, "
      + MarkdownText.escaped(payload.traits.words) + "\n\n"
      + (answer.statedFlags.isEmpty
        ? "" : "Stated: " + MarkdownText.code(answer.statedFlags) + "\n\n")
  }
}

extension CellWords {
  fileprivate mutating func cells(of answer: RouteAnswer, acts: Bool) -> [String] {
    let state = answer.situation.state.rowName
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
}
