internal import AppLifecycle
internal import PushRules

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

  struct PathPoint: Hashable, Sendable {
    let y: Int
    let state: ProcessState
  }

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
}
