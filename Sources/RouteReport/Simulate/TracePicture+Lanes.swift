import AppLifecycle

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

struct TraceLayout: Sendable {
  /// From left to right: of states, or of view controllers if nothing but views changes.
  let lanes: [String]
  let timeEnd: Int
  var axis: Int { timeEnd + Self.gap / 2 }
  let lanesStart: Int
  let textStart: Int
  /// Whether the names of callbacks are so long that their details go below them.
  let isStacked: Bool
  let stateStart: Int
  let markStart: Int
  let notificationStart: Int
  let textEnd: Int

  init(_ report: TraceReport, _ outline: TraceOutline) {
    let steps = report.steps
    lanes =
      outline.controllers.isEmpty ? Self.states(of: report) : outline.controllers
    let times = steps.map { Typeface.body.width(of: $0.timeText) }
    timeEnd = Self.margin + (times.max() ?? 0)
    lanesStart = timeEnd + Self.gap
    textStart = lanesStart + lanes.count * Self.laneWidth + Self.gap + Self.indent
    let calls = steps.flatMap { $0.calls }.filter { $0.viewController == nil }
    let name = calls.map { Typeface.code.width(of: $0.title) }.max() ?? 0
    isStacked = name > Self.nameWidth
    stateStart = textStart + Self.indent + (isStacked ? Self.indent : name + Self.gap)
    markStart = stateStart + Typeface.body.width(of: "background") + Self.gap
    let mark = calls.compactMap { outline.mark($0.reason) }.map { Typeface.body.width(of: $0) }
      .max()
    notificationStart = markStart + (mark.map { $0 + Self.gap } ?? 0)
    let posted = calls.compactMap { $0.posted }.map { Typeface.smallCode.width(of: $0) }.max() ?? 0
    let ends = [notificationStart + posted, textStart + Self.indent + name]
    let textStart = textStart
    let events = outline.chapters.map { chapter in
      let width = min(Typeface.event.width(of: chapter.step.event), Self.eventWidth)
      return textStart + width + Self.gap + Typeface.body.width(of: chapter.change)
    }
    textEnd = max(textStart + Self.paragraphWidth, ends.max() ?? 0, events.max() ?? 0)
  }

  var width: Int { textEnd + Self.margin }

  var callStart: Int { textStart + Self.indent }

  /// The middle of a lane; of the last one if the picture has none for it.
  func middle(of lane: String) -> Int {
    let index = lanes.firstIndex(of: lane) ?? lanes.count - 1
    return lanesStart + index * Self.laneWidth + Self.laneWidth / 2
  }

  /// A prewarmed process has a lane only if it occurs.
  private static func states(of report: TraceReport) -> [String] {
    let met = Set([report.initialState] + report.steps.flatMap { [$0.before, $0.state] })
    let all: [ProcessState] = [
      .notRunning, .prewarmed, .suspended, .background, .inactive, .active,
    ]
    return all.filter { $0 != .prewarmed || met.contains(.prewarmed) }.map { $0.name }
  }

  static let margin = 24
  static let gap = 16
  static let indent = 20
  static let laneWidth = 26
  /// The height of a state without callbacks.
  static let stateHeight = 14
  static let eventWidth = 480
  static let nameWidth = 320
  static let paragraphWidth = 600
}
