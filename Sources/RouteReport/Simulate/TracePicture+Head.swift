internal import AppLifecycle
internal import PushRules

extension TracePicture {
  mutating func drawHead() {
    paragraph(report.heading, .title, from: TraceLayout.margin)
    y += 8
    let top = y
    for fact in [report.facts.joined(separator: " · "), "at the start: " + report.startInWords] {
      paragraph(fact, .body, "soft", from: layout.textStart)
    }
    for note in report.caveats {
      paragraph("Note: " + note.text, .body, "soft", from: layout.textStart)
    }
    y += 8
    drawLegend()
    let names = layout.lanes.map { $0 == "not-running" ? "not running" : $0 }
    y = max(y, top + (names.map { Typeface.body.width(of: $0) }.max() ?? 0)) + 6
    canvas.verticalText("time", at: Point(x: layout.axis + 4, y: y), .body, "soft")
    for (lane, name) in zip(layout.lanes, names) {
      let place = Point(x: layout.middle(of: lane) + 4, y: y)
      canvas.verticalText(name, at: place, .body, color(of: lane))
    }
    y += 6
  }

  private mutating func drawLegend() {
    var x = layout.textStart
    y += Typeface.body.lineHeight
    for kind in Step.Kind.allCases where report.steps.contains(where: { $0.kind == kind }) {
      let word = kind.rawValue
      let width = 14 + Typeface.body.width(of: word) + TraceLayout.gap
      drawGlyph(kind, at: Point(x: x + 5, y: y - 8))
      canvas.text(word, at: Point(x: x + 16, y: y - 4), .body, "soft")
      x += width
    }
    y += 4
    let line =
      outline.controllers.isEmpty
      ? "The line shows the app's state; each circle is a callback."
      : "A line shows that a view controller is on screen; each circle is some of its callbacks."
    for line in [line, "Read from top to bottom; gaps are pauses."] {
      paragraph(line, .body, "soft", from: layout.textStart)
    }
  }

  mutating func drawGlyph(_ kind: Step.Kind, at place: Point) {
    let (x, y) = (place.x, place.y)
    switch kind {
    case .event: canvas.circle(place, radius: 5, "ink")
    case .clock:
      canvas.circle(place, radius: 5, "paper ink-line firm")
      canvas.path("M\(x) \(y - 3)V\(y)H\(x + 3)", "open ink-line firm")
    case .push: canvas.path("M\(x - 6) \(y - 5)H\(x + 6)L\(x) \(y + 6)Z", "ink")
    case .consequence:
      canvas.path(
        "M\(x) \(y - 6)L\(x + 6) \(y)L\(x) \(y + 6)L\(x - 6) \(y)Z",
        "paper ink-line firm"
      )
    }
  }
}
