internal import AppLifecycle

extension TracePicture {
  /// Draws the lanes from a height to the end of the steps, and the process in them.
  mutating func drawLanes(from top: Int) {
    for state in layout.lanes {
      let left = layout.middle(of: state) - TraceLayout.laneWidth / 2
      let lane = Area(x: left + 1, y: top, width: TraceLayout.laneWidth - 2, height: y - top)
      canvas.rectangle(lane, radius: 4, state.name + " band")
    }
    for (start, end) in zip(course, course.dropFirst()) { draw(from: start, to: end) }
    for station in readings {
      let place = Point(x: layout.middle(of: station.state), y: station.y)
      canvas.circle(place, radius: 4, "paper " + station.state.name + "-line firm")
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

  /// The process changes lanes half way between two lines of text.
  private mutating func draw(from start: Station, to end: Station) {
    let half = start.state == end.state ? end.y : (start.y + end.y) / 2
    stay(in: start.state, from: start.y, to: half)
    guard start.state != end.state else { return }
    let left = Point(x: layout.middle(of: start.state), y: half)
    canvas.line(left, Point(x: layout.middle(of: end.state), y: half), "soft-line firm")
    stay(in: end.state, from: half, to: end.y)
  }

  private mutating func stay(in state: ProcessState, from top: Int, to bottom: Int) {
    let x = layout.middle(of: state)
    let classes = state.name + "-line " + (state == .notRunning ? "gone" : "thick")
    canvas.line(Point(x: x, y: top), Point(x: x, y: bottom), classes)
  }
}
