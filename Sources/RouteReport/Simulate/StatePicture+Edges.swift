internal import AppLifecycle

extension StatePicture {
  /// Draws an edge: its events and the calls before the change, the arrow, and the calls after it.
  mutating func draw(_ edge: LifecycleEdge) {
    y += 8
    let top = y + Typeface.heading.lineHeight / 2
    label(edge.events.commaList, .heading, beside: edge.from)
    let before = edge.callsBefore.map { write($0) }
    y += 18
    let height = y - 7
    let after = edge.callsAfter.map { write($0) }
    line(on: edge.from, from: top, to: height)
    if let last = after.last { line(on: edge.to, from: height, to: last.y) }
    drawArrow(of: edge, at: height)
    canvas.circle(Point(x: middle(of: edge.from), y: top), radius: 4, edge.from.name)
    for (call, mark) in zip(edge.callsBefore + edge.callsAfter, before + after) {
      canvas.circle(mark, radius: 4, "paper " + call.read.name + "-line firm")
    }
    y += 8
  }

  /// Draws the arrow of an edge at a height; one that comes back bends beside its state.
  private mutating func drawArrow(of edge: LifecycleEdge, at height: Int) {
    let (start, end) = (middle(of: edge.from), middle(of: edge.to))
    let color = edge.from.name + "-line firm open" + (edge.runsNoCode ? " broken" : "")
    let isLoop = start == end
    let tip = Point(x: end, y: isLoop ? height + 6 : height)
    if isLoop {
      canvas.path("M\(start) \(height - 6)h16v12h-16", color)
    } else {
      canvas.line(Point(x: start, y: height), tip, color)
    }
    let back = tip.x + (start < end ? -9 : 9)
    canvas.path("M\(tip.x) \(tip.y)L\(back) \(tip.y - 4)V\(tip.y + 4)Z", edge.from.name)
    let left = min(start, end)
    arrows.append(Area(x: left, y: height - 6, width: max(start, end) - left + 16, height: 13))
  }

  /// Writes a call beside the state that the app reads inside it, and returns the place.
  private mutating func write(_ call: LifecycleEdge.Call) -> Point {
    let mark = Point(x: middle(of: call.read), y: y + Typeface.code.lineHeight / 2)
    if let callback = call.callback {
      label(callback.name, .code, beside: call.read)
    }
    if let handover = call.handover {
      label("hands over " + handover, .body, beside: call.read)
    }
    if let notification = call.notification {
      label(notification, .smallCode, beside: call.read, "soft")
    }
    return mark
  }

  /// Writes a text beside the lane of a state, on the side that has more room.
  private mutating func label(
    _ text: String,
    _ face: Typeface,
    beside state: ProcessState,
    _ color: String = "ink"
  ) {
    let x = middle(of: state)
    let isLeft = x > Self.width / 2
    let room = isLeft ? x - Self.margin - Self.gap : Self.width - Self.margin - x - Self.gap
    for line in face.lines(of: text, width: room) {
      y += face.lineHeight
      let place = Point(x: isLeft ? x - Self.gap : x + Self.gap, y: y - 4)
      canvas.text(line, at: place, face, color, anchor: isLeft ? .end : .start)
    }
  }

  private mutating func line(on state: ProcessState, from top: Int, to bottom: Int) {
    let x = middle(of: state)
    canvas.line(Point(x: x, y: top), Point(x: x, y: bottom), state.name + "-line firm")
  }

  private static let gap = 8
}

extension LifecycleEdge.Call {
  /// The state that the app reads inside it, or else that of the process.
  fileprivate var read: ProcessState { applicationState?.process ?? process }
}
