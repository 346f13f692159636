internal import AppLifecycle

extension TracePicture {
  /// Draws the lanes from a height to the end of the steps, and the process in them.
  mutating func drawLanes(from top: Int) {
    for lane in layout.lanes {
      let left = layout.middle(of: lane) - TraceLayout.laneWidth / 2
      let area = Area(x: left + 1, y: top, width: TraceLayout.laneWidth - 2, height: y - top)
      canvas.rectangle(area, radius: 4, color(of: lane) + " band")
    }
    if outline.controllers.isEmpty {
      for (start, end) in zip(processPath, processPath.dropFirst()) { draw(from: start, to: end) }
    } else {
      drawAppearances(from: top)
    }
    for reading in readings {
      let place = Point(x: layout.middle(of: reading.lane), y: reading.y)
      canvas.circle(place, radius: 4, "paper " + color(of: reading.lane) + "-line firm")
    }
  }

  /// Draws the axis of time, with a break where time passes; the process continues through it.
  mutating func drawAxis(from top: Int) {
    let x = layout.axis
    canvas.line(Point(x: x, y: top), Point(x: x, y: y), "rule-line thin")
    for height in breaks {
      let gap = Area(x: x - 5, y: height - 3, width: layout.textStart - x - 15, height: 6)
      canvas.rectangle(gap, "paper")
      for edge in [height - 3, height + 3] {
        let end = Point(x: gap.x + gap.width, y: edge)
        canvas.line(Point(x: gap.x, y: edge), end, "soft-line thin dots")
      }
    }
  }

  /// Draws a line for each view controller while it is on screen.
  private mutating func drawAppearances(from top: Int) {
    for lane in layout.lanes {
      var start = lane == layout.lanes[0] ? top : nil
      for reading in readings where reading.lane == lane && reading.appears != nil {
        if let start { drawSegment(in: lane, from: start, to: reading.y) }
        start = reading.appears == true ? reading.y : nil
      }
      if let start { drawSegment(in: lane, from: start, to: y) }
    }
  }

  /// The process changes lanes half way between two lines of text.
  private mutating func draw(from start: PathPoint, to end: PathPoint) {
    let half = start.state == end.state ? end.y : (start.y + end.y) / 2
    let (before, after) = (start.state.name, end.state.name)
    drawSegment(in: before, from: start.y, to: half)
    guard before != after else { return }
    let left = Point(x: layout.middle(of: before), y: half)
    canvas.line(left, Point(x: layout.middle(of: after), y: half), "soft-line firm")
    drawSegment(in: after, from: half, to: end.y)
  }

  private mutating func drawSegment(in lane: String, from top: Int, to bottom: Int) {
    let x = layout.middle(of: lane)
    let isGone = lane == ProcessState.notRunning.name
    let classes = color(of: lane) + "-line " + (isGone ? "gone" : "thick")
    canvas.line(Point(x: x, y: top), Point(x: x, y: bottom), classes)
  }
}
