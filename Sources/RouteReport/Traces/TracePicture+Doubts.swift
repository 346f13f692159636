internal import AppLifecycle
internal import PushRules

extension TracePicture {
  /// Writes what is contested below the steps.
  mutating func drawDoubts() {
    guard !outline.doubts.isEmpty else { return }
    y += 12
    paragraph("Contested", .heading, "doubt", from: TraceLayout.margin)
    for (index, doubt) in outline.doubts.enumerated() {
      y += 4
      let left = TraceLayout.margin + 28
      let number = Point(x: TraceLayout.margin, y: y + Typeface.smallCode.lineHeight - 4)
      canvas.text("[" + String(index + 1) + "]", at: number, .body, "doubt")
      paragraph(doubt.rules.joined(separator: ", "), .smallCode, from: left)
      paragraph(doubt.statement, .body, from: left)
      for dispute in doubt.disputes {
        paragraph("But: " + dispute.otherSide, .body, "soft", from: left)
        paragraph("To settle it: " + dispute.experiment, .body, "soft", from: left)
      }
    }
  }
}
