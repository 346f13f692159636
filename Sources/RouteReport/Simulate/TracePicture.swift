import AppLifecycle
import PushRules

extension TraceReport {
  package var svg: String { TracePicture(self).document }
}

/// The picture of a trace: time runs down, and the process is a line through lanes of states.
struct TracePicture: Sendable {
  let report: TraceReport
  let outline: TraceOutline
  let layout: TraceLayout
  var canvas = SVGCanvas()
  var y = TraceLayout.margin
  /// The states of the process, from top to bottom.
  var processPath: [PathPoint] = []
  /// Callbacks in the lane of the state that the app reads, or of their view controller, which may
  /// appear or disappear there.
  var readings: [(y: Int, lane: String, appears: Bool?)] = []
  var breaks: [Int] = []

  init(_ report: TraceReport) {
    self.report = report
    outline = TraceOutline(report)
    layout = TraceLayout(report, outline)
    drawHead()
    let top = y
    drawSteps()
    drawLanes(from: top)
    drawAxis(from: top)
    drawDoubts()
  }

  typealias PathPoint = (y: Int, state: ProcessState)

  /// The class of a lane's colour: each state has one.
  func color(of lane: String) -> String { outline.controllers.isEmpty ? lane : "active" }

  var document: String {
    canvas.document(
      width: layout.width,
      height: y + TraceLayout.margin,
      title: report.heading,
      description: report.summary
    )
  }

  mutating func paragraph(
    _ text: String,
    _ face: Typeface,
    _ color: String = "ink",
    from left: Int,
    width: Int? = nil
  ) {
    for line in face.lines(of: text, width: width ?? layout.textEnd - left) {
      y += face.lineHeight
      canvas.text(line, at: Point(x: left, y: y - 4), face, color)
    }
  }

  mutating func drawDoubts() {
    for note in outline.laterNotes {
      paragraph("Note on views: " + note.text, .body, "soft", from: TraceLayout.margin)
    }
    guard !outline.doubts.isEmpty else { return }
    y += 12
    paragraph("Contested", .heading, "doubt", from: TraceLayout.margin)
    for (index, doubt) in outline.doubts.enumerated() {
      y += 4
      let left = TraceLayout.margin + 28
      let number = Point(x: TraceLayout.margin, y: y + Typeface.smallCode.lineHeight - 4)
      canvas.text("[" + String(index + 1) + "]", at: number, .body, "doubt")
      paragraph(doubt.rules.commaList, .smallCode, from: left)
      paragraph(doubt.statement, .body, from: left)
      for dispute in doubt.disputes {
        paragraph("But: " + dispute.otherSide, .body, "soft", from: left)
        paragraph("To settle it: " + dispute.experiment, .body, "soft", from: left)
      }
    }
  }

  mutating func drawHead() {
    paragraph(report.heading, .title, from: TraceLayout.margin)
    y += 8
    let top = y
    let facts = report.scenario.facts.joined(separator: " · ")
    for fact in [facts, "at the start: " + report.startInWords] {
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
    for line in [line, "Read from top to bottom; gaps are pauses."] + report.signs {
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
