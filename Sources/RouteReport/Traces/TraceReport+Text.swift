internal import AppLifecycle
internal import PushPayload
internal import PushRules

extension TraceReport {
  /// Writes the trace as a timeline for a terminal.
  package func write(style: TextStyle, to output: inout some TextOutputStream) {
    let outline = TraceOutline(self)
    for line in Paragraph(PrintableText.escaped(heading)).lines(width: 80) {
      output.write(style.heading(line) + "\n")
    }
    output.write(style.aside(Paragraph(facts.joined(separator: " · ")).hanging(on: "")))
    output.write(style.aside(Paragraph(startInWords).hanging(on: "At the start: ")))
    output.write(style.aside(Paragraph(legend).hanging(on: "States: ")))
    for note in wording.lines(of: caveats) {
      output.write(style.aside(Paragraph(note.text).hanging(on: note.label)))
    }
    let timeline = TraceTimeline(outline, style: style)
    var time: Int?
    for chapter in outline.chapters {
      output.write("\n")
      timeline.write(chapter, showsTime: chapter.step.time != time, to: &output)
      time = chapter.step.time
    }
    output.write("\nAfterwards the app is \(finalState.words).\n")
    writeDoubts(outline.doubts, style, to: &output)
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
      output.write(Paragraph(doubt.rules.joined(separator: ", ")).hanging(on: label))
      let space = String(repeating: " ", count: label.count)
      output.write(Paragraph(doubt.statement).hanging(on: space))
      for dispute in doubt.disputes {
        output.write(Paragraph(dispute.otherSide).hanging(on: space + "But: "))
        output.write(Paragraph(dispute.experiment).hanging(on: space + "To settle it: "))
      }
    }
  }
}
