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

  func write(
    _ chapter: TraceOutline.Chapter,
    showsTime: Bool,
    to output: inout some TextOutputStream
  ) {
    writeEvent(chapter, showsTime: showsTime, to: &output)
    if let arrival = chapter.step.arrival { output.write(indent + arrival.words + "\n") }
    for line in chapter.lines {
      switch line {
      case .call(let call): write(call, to: &output)
      case .carries(let text):
        output.write(style.aside(text, on: indent + "  "))
      case .views(let controller, let calls):
        let label = indent + PrintableText.escaped(controller) + ": "
        output.write(style.aside(outline.words(of: calls), on: label))
      }
    }
    let phases = chapter.step.calls.compactMap { call in
      call.scenePhase.map { (call.scene.map { "scene \($0) " } ?? "") + $0.name }
    }
    output.write(style.aside(phases.commaList, on: indent + "scenePhase: "))
    if let (label, words) = outline.reason(of: chapter) {
      output.write(words.hanging(on: indent + label))
    }
    for note in chapter.notes {
      output.write(style.aside(note.text, on: indent + "Note: "))
    }
  }

  private var indent: String { String(repeating: " ", count: timeWidth + 4) }

  private func writeEvent(
    _ chapter: TraceOutline.Chapter,
    showsTime: Bool,
    to output: inout some TextOutputStream
  ) {
    let (step, change) = (chapter.step, chapter.change)
    let time = showsTime ? step.timeText : ""
    let space = String(repeating: " ", count: timeWidth - time.count)
    let branch = step.isConsequence ? "└ " : ""
    let event = PrintableText.escaped(step.event)
    let aside = step.isConsequence ? ", by itself" : ""
    let used = timeWidth + 2 + branch.count + event.count + aside.count
    output.write(space + time + "  " + branch + style.heading(event) + aside)
    if used + 2 + change.count > Self.width { output.write("\n") }
    let taken = used + 2 + change.count > Self.width ? 0 : used
    let gap = max(2, Self.width - taken - change.count)
    output.write(String(repeating: " ", count: gap) + change + "\n")
  }

  private func write(_ call: TracedCall, to output: inout some TextOutputStream) {
    let name = call.title
    var line = indent + (call.callback == nil ? name : style.runs(name))
    if name.count > nameWidth {
      output.write(line + "\n")
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
    output.write(BrokenText.withoutSpaceBehind(line) + "\n")
  }

  private static var width: Int { PageLayout.current.width }
  private static let stateWidth = 11
  private static let widestColumn = 38
}

extension TraceReport {
  package func write(style: TextStyle, to output: inout some TextOutputStream) {
    let outline = TraceOutline(self)
    output.write(style.headingLines(PrintableText.escaped(heading)))
    output.write(style.aside(facts.joined(separator: " · "), on: ""))
    output.write(style.aside(startInWords, on: "At the start: "))
    output.write(style.aside(legend, on: "States: "))
    for note in caveats {
      output.write(style.aside(note.text, on: "Note: "))
    }
    let timeline = TraceTimeline(outline, style: style)
    var time: Int?
    for chapter in outline.chapters {
      output.write("\n")
      timeline.write(chapter, showsTime: chapter.step.time != time, to: &output)
      time = chapter.step.time
    }
    output.write("\nAfterwards the app is \(finalState.words).\n")
    if !outline.laterNotes.isEmpty { output.write("\n") }
    for note in outline.laterNotes { output.write(style.aside(note.text, on: "Note on views: ")) }
    writeDoubts(outline.doubts, style, to: &output)
    output.write(ProjectAddress.text(rules: outline.doubts.flatMap { $0.rules }))
  }

  private func writeDoubts(
    _ doubts: [TraceOutline.Doubt],
    _ style: TextStyle,
    to output: inout some TextOutputStream
  ) {
    guard !doubts.isEmpty else { return }
    output.write("\n" + style.heading("Contested") + "\n")
    for (index, doubt) in doubts.enumerated() {
      let label = "  [" + String(index + 1) + "] "
      output.write(Paragraph(doubt.rules.commaList).hanging(on: label))
      let space = String(repeating: " ", count: label.count)
      output.write(doubt.statement.hanging(on: space))
      for dispute in doubt.disputes {
        output.write(dispute.otherSide.hanging(on: space + "But: "))
        output.write(dispute.experiment.hanging(on: space + "To settle it: "))
      }
    }
  }
}
