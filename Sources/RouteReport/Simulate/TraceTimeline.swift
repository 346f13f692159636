import AppLifecycle
import PushPayload
import PushRules

struct TraceTimeline: Sendable {
  private let outline: TraceOutline
  private let style: TextStyle
  private let timeWidth: Int
  private let nameWidth: Int
  private let markWidth: Int
  private let notificationIsBeside: Bool

  init(_ outline: TraceOutline, style: TextStyle) {
    self.outline = outline
    self.style = style
    let steps = outline.chapters.map { $0.step }
    timeWidth = steps.map { $0.timeText.count }.max() ?? 0
    let calls = steps.flatMap { $0.calls }.filter { $0.viewController == nil }
    let names = calls.map { $0.title.count }
    nameWidth = names.filter { $0 <= Self.widestColumn }.max() ?? 0
    markWidth = calls.map { outline.mark($0.reason)?.count ?? 0 }.max() ?? 0
    let posted = calls.compactMap { $0.posted?.count }.max() ?? 0
    let before = timeWidth + 4 + nameWidth + 2 + Self.stateWidth + markWidth + 2
    notificationIsBeside = before + posted <= Self.width
  }

  func text(of chapter: TraceOutline.Chapter, showsTime: Bool) -> String {
    var text = event(of: chapter, showsTime: showsTime)
    if let arrival = chapter.step.arrival { text += indent + arrival.words + "\n" }
    for line in chapter.lines {
      switch line {
      case .call(let call): text += self.text(of: call)
      case .carries(let carried): text += style.aside(carried, on: indent + "  ")
      case .views(let controller, let calls):
        let label = indent + PrintableText.escaped(controller) + ": "
        text += style.aside(outline.words(of: calls), on: label)
      }
    }
    let phases = chapter.step.calls.compactMap { call in
      call.scenePhase.map { (call.scene.map { "scene \($0) " } ?? "") + $0.name }
    }
    text += style.aside(phases.commaList, on: indent + "scenePhase: ")
    if let (label, words) = outline.reason(of: chapter) {
      text += words.hanging(on: indent + label)
    }
    for note in chapter.notes { text += style.aside(note.text, on: indent + "Note: ") }
    return text
  }

  private var indent: String { String(repeating: " ", count: timeWidth + 4) }

  private func event(of chapter: TraceOutline.Chapter, showsTime: Bool) -> String {
    let (step, change) = (chapter.step, chapter.change)
    let time = (showsTime ? step.timeText : "").leading(timeWidth)
    let branch = step.isConsequence ? "└ " : ""
    let event = PrintableText.escaped(step.event)
    let aside = step.isConsequence ? ", by itself" : ""
    let used = timeWidth + 2 + branch.count + event.count + aside.count
    let fits = used + 2 + change.count <= Self.width
    let gap = max(2, Self.width - (fits ? used : 0) - change.count)
    return time + "  " + branch + style.heading(event) + aside + (fits ? "" : "\n")
      + String(repeating: " ", count: gap) + change + "\n"
  }

  private func text(of call: TracedCall) -> String {
    let name = call.title
    var (text, line) = ("", indent + (call.callback == nil ? name : style.runs(name)))
    if name.count > nameWidth {
      text = line + "\n"
      line = indent + "  "
    } else {
      line += String(repeating: " ", count: nameWidth - name.count + 2)
    }
    let mark = outline.mark(call.reason) ?? ""
    line += (call.stateInWords ?? "–").padded(to: Self.stateWidth)
    if !mark.isEmpty {
      let confidence = call.reason.confidence
      line += style.confidence(confidence) + mark.dropFirst(confidence.name.count)
    }
    if let posted = call.posted {
      line += String(repeating: " ", count: markWidth - mark.count + 2)
      let end = "\n" + indent + "  "
      line = notificationIsBeside ? line : BrokenText.withoutSpaceBehind(line) + end
      line += style.dimmed(posted)
    }
    return text + BrokenText.withoutSpaceBehind(line) + "\n"
  }

  private static var width: Int { PageLayout.current.width }
  private static let stateWidth = 11
  private static let widestColumn = 38
}

extension TraceReport {
  package func write(style: TextStyle, to output: inout some TextOutputStream) {
    let outline = TraceOutline(self)
    output.write(style.headingLines(PrintableText.escaped(heading)))
    output.write(style.aside(scenario.facts.joined(separator: " · "), on: ""))
    output.write(style.aside(startInWords, on: "At the start: "))
    output.write(style.aside(legend, on: "States: "))
    for note in caveats { output.write(style.aside(note.text, on: "Note: ")) }
    let timeline = TraceTimeline(outline, style: style)
    var time: Int?
    for chapter in outline.chapters {
      output.write("\n" + timeline.text(of: chapter, showsTime: chapter.step.time != time))
      time = chapter.step.time
    }
    output.write("\nAfterwards the app is \(finalState.words).\n")
    if !outline.laterNotes.isEmpty { output.write("\n") }
    for note in outline.laterNotes { output.write(style.aside(note.text, on: "Note on views: ")) }
    output.write(text(of: outline.doubts, style))
    output.write(ProjectAddress.text(rules: outline.doubts.flatMap { $0.rules }))
  }

  private func text(of doubts: [TraceOutline.Doubt], _ style: TextStyle) -> String {
    guard !doubts.isEmpty else { return "" }
    var text = "\n" + style.heading("Contested") + "\n"
    for (index, doubt) in doubts.enumerated() {
      let label = "  [" + String(index + 1) + "] "
      let space = "".padded(to: label.count)
      text += Paragraph(doubt.rules.commaList).hanging(on: label)
      text += doubt.statement.hanging(on: space)
      for dispute in doubt.disputes {
        text += dispute.otherSide.hanging(on: space + "But: ")
        text += dispute.experiment.hanging(on: space + "To settle it: ")
      }
    }
    return text
  }
}

extension TraceReport {
  package var markdown: String {
    let outline = TraceOutline(self)
    var text = "**" + MarkdownText.escaped(heading) + "**: "
    text += scenario.facts.commaList + ". At the start: " + startInWords + ".\n\n"
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
