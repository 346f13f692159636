internal import AppLifecycle
internal import PushRules

extension TracePicture {
  /// Writes the steps from top to bottom.
  mutating func drawSteps() {
    course.append(Station(y: y, state: report.initialState, isRead: false))
    y += 8
    var time: Int?
    for chapter in outline.chapters {
      drawEvent(chapter.step, showsTime: chapter.step.time != time)
      time = chapter.step.time
      if let arrival = chapter.step.arrival {
        paragraph(arrival.words, .body, "hint", from: layout.callStart)
      }
      for line in chapter.lines { draw(line) }
      drawRemarks(of: chapter)
      y += 10
      course.append(Station(y: y - 6, state: chapter.step.state, isRead: false))
    }
    rule()
    y += 10
    course.append(Station(y: y, state: report.finalState, isRead: false))
  }

  private mutating func rule() {
    let start = Point(x: layout.textStart - TraceLayout.indent, y: y)
    canvas.line(start, Point(x: layout.textEnd, y: y), "rule-line thin")
  }

  private mutating func drawEvent(_ step: Step, showsTime: Bool) {
    rule()
    y += 4
    let baseline = y + Typeface.event.lineHeight - 4
    course.append(Station(y: baseline - 5, state: step.before, isRead: false))
    let glyph = Point(x: layout.textStart - 13, y: baseline - 5)
    let source = Point(x: layout.middle(of: step.before), y: glyph.y)
    canvas.line(source, glyph, "soft-line thin dots")
    drawGlyph(step.kind, at: glyph)
    if showsTime {
      let place = Point(x: layout.timeEnd, y: baseline)
      canvas.text(step.timeText, at: place, .body, "soft", anchor: .end)
    }
    drawChange(of: step, at: baseline)
    let room = layout.textEnd - layout.textStart - Typeface.body.width(of: step.change)
    paragraph(step.event, .event, from: layout.textStart, width: room - TraceLayout.gap)
  }

  /// Writes the states that the step passes at the right end of the line, each in its colour.
  private mutating func drawChange(of step: Step, at baseline: Int) {
    let end = Point(x: layout.textEnd, y: baseline)
    let runs = step.path.flatMap { state in
      [(text: " → ", color: "soft"), (text: state.name, color: state.name)]
    }.dropFirst()
    canvas.text(Array(runs), endingAt: end, .body)
  }

  private mutating func draw(_ line: TraceOutline.Line) {
    switch line {
    case .call(let call):
      y += Typeface.code.lineHeight
      read(call, at: y - 8)
      draw(call, at: y - 4)
    case .carries(let text):
      paragraph(text, .body, "soft", from: layout.callStart + TraceLayout.indent)
    case .views(let controller, let calls):
      guard let first = calls.first else { return }
      read(first, at: y + Typeface.body.lineHeight - 8)
      let details = [first.applicationState?.rawValue, outline.mark(first.reason)]
      let ids = calls.map { $0.name }.joined(separator: ", ")
      let text = ([controller + ": " + ids] + details.compactMap { $0 }).joined(separator: " · ")
      paragraph(text, .body, "soft", from: layout.callStart)
    }
  }

  private mutating func draw(_ call: TracedCall, at baseline: Int) {
    let color = call.callback == nil ? "soft" : "ink"
    let face: Typeface = call.callback == nil ? .body : .code
    canvas.text(call.name, at: Point(x: layout.callStart, y: baseline), face, color)
    if let state = call.applicationState {
      let place = Point(x: layout.stateStart, y: baseline)
      canvas.text(state.rawValue, at: place, .body, state.process.name)
    }
    var x = layout.notificationStart
    if let mark = outline.mark(call.reason) {
      let color = call.reason.confidence == .contested ? "doubt" : "soft"
      canvas.text(mark, at: Point(x: x, y: baseline), .body, color)
      x += Typeface.body.width(of: mark) + TraceLayout.gap
    }
    if let notification = call.shortNotification {
      canvas.text(notification, at: Point(x: x, y: baseline), .smallCode, "soft")
    }
  }

  private mutating func read(_ call: TracedCall, at height: Int) {
    guard let state = call.applicationState?.process else { return }
    course.append(Station(y: height, state: state, isRead: true))
  }

  private mutating func drawRemarks(of chapter: TraceOutline.Chapter) {
    if let reason = chapter.telling {
      let mark = outline.mark(reason).map { " · " + $0 } ?? ""
      let start = chapter.lines.isEmpty ? "Nothing runs: " : ""
      paragraph(start + reason.statement + mark, .body, "soft", from: layout.callStart)
    }
    for note in chapter.notes {
      paragraph("Note: " + note.text, .body, "hint", from: layout.callStart)
    }
  }
}
