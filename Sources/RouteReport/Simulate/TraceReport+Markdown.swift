import AppLifecycle
import PushRules

extension TraceReport {
  package var markdown: String {
    let outline = TraceOutline(self)
    var text = "**" + MarkdownText.escaped(heading) + "**: "
    text += facts.commaList + ". At the start: " + startInWords + ".\n\n"
    text += "States: " + legend + ".\n\n"
    let rows = outline.chapters.map { cells($0, outline) }
    text += MarkdownText.table(["Time", "Event", "What runs", "States"], rows, trailing: [0])
    return text + notes(outline) + doubts(outline.doubts)
  }

  private func cells(_ chapter: TraceOutline.Chapter, _ outline: TraceOutline) -> [String] {
    let step = chapter.step
    let aside = step.isConsequence ? ", by itself" : ""
    var lines = step.arrival.map { [MarkdownText.escaped($0.words)] } ?? []
    lines += chapter.lines.map { cell($0, outline) }
    if let reason = chapter.shownReason {
      let mark = mark(reason, outline)
      let start = chapter.lines.isEmpty ? step.reasonLabel : ""
      lines.append(start + MarkdownText.escaped(reason.statement) + mark)
    }
    return [
      step.timeText, MarkdownText.code(step.event) + aside, lines.joined(separator: "<br>"),
      chapter.change,
    ]
  }

  private func cell(_ line: TraceOutline.Line, _ outline: TraceOutline) -> String {
    switch line {
    case .call(let call):
      let state = call.stateInWords.map { ", " + $0 } ?? ""
      let doubt = call.notificationDispute == nil ? "" : " (order contested)"
      let posts = call.notification.map { ", posts `" + $0 + "`" + doubt } ?? ""
      let name = call.title
      return (call.callback == nil ? name : "`" + name + "`") + state + mark(call.reason, outline)
        + posts
    case .carries(let text):
      return text
    case .views(let controller, let calls):
      let ids = calls.map { "`" + $0.title + "`" }.commaList
      let state = calls.first?.stateInWords.map { ", " + $0 } ?? ""
      let mark = calls.first.map { self.mark($0.reason, outline) } ?? ""
      return "view controller " + MarkdownText.escaped(controller) + ": " + ids + state + mark
    }
  }

  private func mark(_ reason: Reason, _ outline: TraceOutline) -> String {
    guard let mark = outline.mark(reason) else { return "" }
    return " *(" + MarkdownText.escaped(mark) + ")*"
  }

  private func notes(_ outline: TraceOutline) -> String {
    let notes = caveats + outline.chapters.flatMap { $0.notes } + outline.laterNotes
    guard !notes.isEmpty else { return "" }
    return "\n" + notes.map { "- " + MarkdownText.escaped("Note: " + $0.text) + "\n" }.joined()
  }

  private func doubts(_ doubts: [TraceOutline.Doubt]) -> String {
    guard !doubts.isEmpty else { return "" }
    var text = "\nContested:\n\n"
    for (index, doubt) in doubts.enumerated() {
      text +=
        String(index + 1) + ". " + doubt.rules.map { MarkdownText.rule($0) }.commaList
        + ": "
      text += MarkdownText.escaped(doubt.statement)
      for dispute in doubt.disputes {
        text += " But: " + MarkdownText.escaped(dispute.otherSide)
        text += " To settle it: " + MarkdownText.escaped(dispute.experiment)
      }
      text += "\n"
    }
    return text
  }
}
