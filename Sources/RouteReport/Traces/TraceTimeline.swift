internal import AppLifecycle
internal import PushPayload
internal import PushRules

/// The steps of a trace in columns.
struct TraceTimeline: Sendable {
  private let outline: TraceOutline
  private let style: TextStyle
  private let timeWidth: Int
  private let nameWidth: Int

  /// Measures the columns.
  init(_ outline: TraceOutline, style: TextStyle) {
    self.outline = outline
    self.style = style
    let steps = outline.chapters.map { $0.step }
    timeWidth = steps.map { $0.timeText.count }.max() ?? 0
    let calls = steps.flatMap { $0.calls }.filter { $0.viewController == nil }
    nameWidth = min(calls.map { $0.name.count }.max() ?? 0, Self.widestColumn)
  }

  /// Writes a step: the event, what runs, what to know.
  func write(
    _ chapter: TraceOutline.Chapter,
    showsTime: Bool,
    to output: inout some TextOutputStream
  ) {
    writeEvent(chapter.step, showsTime: showsTime, to: &output)
    if let arrival = chapter.step.arrival { output.write(indent + arrival.words + "\n") }
    for line in chapter.lines {
      switch line {
      case .call(let call): write(call, to: &output)
      case .carries(let text):
        output.write(style.aside(Paragraph(text).hanging(on: indent + "  ")))
      case .views(let controller, let calls): write(calls, in: controller, to: &output)
      }
    }
    if let reason = chapter.telling { write(reason, runs: chapter.lines.count, to: &output) }
    for note in chapter.notes {
      output.write(style.aside(Paragraph(note.text).hanging(on: indent + "Note: ")))
    }
  }

  private var indent: String { String(repeating: " ", count: timeWidth + 4) }

  private func writeEvent(_ step: Step, showsTime: Bool, to output: inout some TextOutputStream) {
    let time = showsTime ? step.timeText : ""
    let space = String(repeating: " ", count: timeWidth - time.count)
    let branch = step.isConsequence ? "└ " : ""
    let event = PrintableText.escaped(step.event)
    let aside = step.isConsequence ? ", by itself" : ""
    let used = timeWidth + 2 + branch.count + event.count + aside.count
    output.write(space + time + "  " + branch + style.heading(event) + aside)
    if used + 2 + step.change.count > Self.width { output.write("\n") }
    let taken = used + 2 + step.change.count > Self.width ? 0 : used
    let gap = max(2, Self.width - taken - step.change.count)
    output.write(String(repeating: " ", count: gap) + step.change + "\n")
  }

  private func write(_ call: TracedCall, to output: inout some TextOutputStream) {
    let name = call.name.padded(to: nameWidth)
    let state = (call.applicationState?.rawValue ?? "–").padded(to: 11)
    let painted = call.callback == nil ? call.name : style.runs(call.name)
    var line = indent + painted + name.dropFirst(call.name.count) + "  " + state
    var length = indent.count + name.count + 2 + state.count
    if let mark = outline.mark(call.reason) {
      line += paint(mark, call.reason.confidence) + "  "
      length += mark.count + 2
    }
    if let notification = call.shortNotification {
      let fits = length + notification.count <= Self.width
      line = fits ? line : line.trimmingSpaces + "\n" + indent + "  "
      line += style.dimmed(notification)
    }
    output.write(line.trimmingSpaces + "\n")
  }

  private func write(
    _ calls: [TracedCall],
    in controller: String,
    to output: inout some TextOutputStream
  ) {
    guard let first = calls.first else { return }
    let ids = calls.map { $0.name }.joined(separator: ", ")
    let details = [first.applicationState?.rawValue, outline.mark(first.reason)].compactMap { $0 }
    let text = details.isEmpty ? ids : ids + " · " + details.joined(separator: " · ")
    let label = indent + PrintableText.escaped(controller) + ": "
    output.write(style.aside(Paragraph(text).hanging(on: label)))
  }

  private func write(_ reason: Reason, runs: Int, to output: inout some TextOutputStream) {
    let mark = outline.mark(reason).map { " · " + $0 } ?? ""
    let label = indent + (runs == 0 ? "Nothing runs: " : "")
    output.write(Paragraph(reason.statement + mark).hanging(on: label))
  }

  private func paint(_ mark: String, _ confidence: Confidence) -> String {
    style.confidence(confidence) + mark.dropFirst(confidence.name.count)
  }

  private static let width = 80
  private static let widestColumn = 27
}

extension String {
  /// The text without spaces at its end.
  fileprivate var trimmingSpaces: String {
    var text = self
    while text.hasSuffix(" ") { text.removeLast() }
    return text
  }
}
