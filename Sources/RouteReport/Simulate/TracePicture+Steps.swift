import AppLifecycle
import PushRules

extension TracePicture {
  mutating func drawSteps() {
    processPath.append((y: y, state: report.initialState))
    y += 8
    var time: Int?
    for chapter in outline.chapters {
      let isLater = time.map { $0 != chapter.step.time } ?? false
      if isLater {
        breaks.append(y + 7)
        y += 14
      }
      draw(chapter, showsTime: isLater || time == nil)
      time = chapter.step.time
    }
    rule()
    y += 10
    processPath.append((y: y, state: report.finalState))
  }

  private mutating func draw(_ chapter: TraceOutline.Chapter, showsTime: Bool) {
    let path = chapter.step.path
    var stage = 0
    drawEvent(chapter, showsTime: showsTime)
    if let arrival = chapter.step.arrival {
      paragraph(arrival.words, .body, from: layout.callStart)
    }
    for line in chapter.lines {
      if let call = line.call {
        drawPath(along: path, from: stage, to: call.stage)
        stage = max(stage, call.stage)
      }
      draw(line, in: path[stage])
    }
    drawPath(along: path, from: stage, to: path.count - 1)
    drawRemarks(of: chapter)
    y += 10
    processPath.append((y: y - 6, state: chapter.step.state))
  }

  /// Draws the process through the states between two indices of a path.
  private mutating func drawPath(along path: [ProcessState], from start: Int, to end: Int) {
    guard start + 1 < end else { return }
    for state in path[(start + 1)..<end] {
      y += TraceLayout.stateHeight
      processPath.append((y: y - TraceLayout.stateHeight / 2, state: state))
    }
  }

  private mutating func rule() {
    let start = Point(x: layout.textStart - TraceLayout.indent, y: y)
    canvas.line(start, Point(x: layout.textEnd, y: y), "rule-line thin")
  }

  private mutating func drawEvent(_ chapter: TraceOutline.Chapter, showsTime: Bool) {
    let step = chapter.step
    rule()
    y += 4
    let baseline = y + Typeface.event.lineHeight - 4
    processPath.append((y: baseline - 5, state: step.before))
    let glyph = Point(x: layout.textStart - 13, y: baseline - 5)
    let source = Point(x: layout.middle(of: step.before.name), y: glyph.y)
    canvas.line(source, glyph, "soft-line thin dots")
    drawGlyph(step.kind, at: glyph)
    if showsTime {
      let place = Point(x: layout.timeEnd, y: baseline)
      canvas.text(step.timeText, at: place, .body, "soft", anchor: .end)
    }
    let states = chapter.path.flatMap { place in
      [(text: " → ", color: "soft"), (text: place, color: color(of: place))]
    }.dropFirst()
    canvas.text(Array(states), endingAt: Point(x: layout.textEnd, y: baseline), .body)
    let room = layout.textEnd - layout.textStart - Typeface.body.width(of: chapter.change)
    paragraph(step.event, .event, from: layout.textStart, width: room - TraceLayout.gap)
  }

  private mutating func draw(_ line: TraceOutline.Line, in process: ProcessState) {
    switch line {
    case .call(let call):
      y += Typeface.code.lineHeight
      read([call], in: process, at: y - 8)
      draw(call)
    case .carries(let text):
      paragraph(text, .body, "soft", from: layout.callStart + TraceLayout.indent)
    case .views(let controller, let calls):
      read(calls, in: process, at: y + Typeface.body.lineHeight - 8)
      let text = controller + ": " + outline.words(of: calls)
      paragraph(text, .body, "soft", from: layout.callStart)
    }
  }

  private mutating func draw(_ call: TracedCall) {
    let color = call.callback == nil ? "soft" : "ink"
    let face: Typeface = call.callback == nil ? .body : .code
    let name = call.title
    canvas.text(name, at: Point(x: layout.callStart, y: y - 4), face, color)
    if layout.isStacked { y += Typeface.body.lineHeight }
    if let state = call.applicationState, let words = call.stateInWords {
      canvas.text(words, at: Point(x: layout.stateStart, y: y - 4), .body, state.process.name)
    }
    if let mark = outline.mark(call.reason) {
      let place = Point(x: layout.markStart, y: y - 4)
      canvas.text(mark, at: place, .body, call.reason.confidence.color)
    }
    if let posted = call.posted {
      canvas.text(posted, at: Point(x: layout.notificationStart, y: y - 4), .smallCode, "soft")
    }
  }

  private mutating func read(_ calls: [TracedCall], in process: ProcessState, at height: Int) {
    processPath.append((y: height, state: process))
    let controller = outline.controllers.isEmpty ? nil : calls.first?.viewController
    let state = calls.first?.applicationState?.process
    guard let lane = controller ?? state?.name else { return }
    readings.append((height, lane, calls.compactMap { $0.appears }.last))
  }

  private mutating func drawRemarks(of chapter: TraceOutline.Chapter) {
    if let (label, words) = outline.reason(of: chapter) {
      paragraph(label + words, .body, "soft", from: layout.callStart)
    }
    for note in chapter.notes {
      paragraph("Note: " + note.text, .body, "soft", from: layout.callStart)
    }
  }
}
