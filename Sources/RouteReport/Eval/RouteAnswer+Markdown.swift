import PushPayload
import PushRules
import Questions

extension [RouteAnswer] {
  /// Whether the user does something in any of them.
  var acts: Bool { contains { $0.situation.userAction != nil } }

  /// The answers for one payload in Markdown; a single answer has those of the other states around it,
  /// and its reasons, remarks and findings.
  package var markdown: String {
    guard let answer = first else { return "" }
    var words = CellWords(acts: false)
    let headings = ["State", "Wake", "Presentation", Phase.arrival.heading]
    let acts = acts
    let others = count == 1 ? answer.ofOtherStates : nil
    let rows = (others ?? self).map { one in
      let cells = words.cells(of: one, acts: acts).map { MarkdownText.escaped($0) }
      return others != nil && one.situation.state == answer.situation.state
        ? ["**" + cells[0] + "**"] + cells.dropFirst() : cells
    }
    let table = MarkdownText.table(headings + (acts ? [Phase.response.heading] : []), rows)
    let assumed = assumedInWords
    let facts = assumed.isEmpty ? [] : ["Assumed: " + assumed.joined(separator: "; ") + "."]
    return heading(answer) + table + words.markdownNotes
      + (count == 1 ? answer.markdownReasons : "")
      + MarkdownText.paragraphs(words.legend + facts)
  }

  private func heading(_ answer: RouteAnswer) -> String {
    let situation = answer.situation
    let heading =
      "iOS " + situation.system.description + situation.actionInWords
      + (answer.refusal.map { ": APNs refuses it: " + $0 } ?? "")
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
  /// The answers of all rows of states, this one in its place; nil about an app that was read.
  fileprivate var ofOtherStates: [RouteAnswer]? {
    guard configured.isEmpty, handlers.isEmpty, doubts.isEmpty else { return nil }
    let own = situation.state
    return AppState.rows.map { state in
      if state == own { return self }
      let isRow = state == .notRunning(.system) && own.termination.map { $0 != .user } == true
      return isRow ? self : inState(state)
    }
  }

  private func inState(_ state: AppState) -> RouteAnswer {
    let other = situation.changed { $0.state = state }
    return RouteAnswer(to: other, payload: payload, assumed: assumed)
  }

  fileprivate var markdownReasons: String {
    let missing = missingOfTheQuestion.map { missing in
      let entry = missing.entry
      let advice = missing.advice.map { " " + $0 } ?? ""
      return "- `\(entry.method.name)` \(entry.phase.words): "
        + MarkdownText.escaped(missing.reason + advice) + "\n"
    }
    let remarks = remarks.map { "- " + MarkdownText.escaped($0.text) + "\n" }
    let lists = [
      ("Not called", missing), ("Remarks", remarks),
      ("Findings", (findings?.placed ?? []).map { $0.markdown }),
    ]
    return lists.filter { !$0.1.isEmpty }.map { "\n" + $0 + ":\n\n" + $1.joined() }.joined()
  }
}

extension PlacedFinding {
  /// The finding as an item of a list, with its place and its code.
  fileprivate var markdown: String {
    let start = region.map { "\($0.start.line):\($0.start.column): " } ?? ""
    return MarkdownText.item(
      nil,
      start + finding.severity.name + ": " + finding.message + " [" + finding.code + "]"
    )
  }
}
