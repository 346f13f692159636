internal import AppLifecycle

/// Where the columns of a trace's picture stand.
struct TraceLayout: Sendable {
  /// The states that have a lane, from left to right.
  let lanes: [ProcessState]
  /// Where the times end.
  let timeEnd: Int
  /// Where the axis of time stands.
  var axis: Int { timeEnd + Self.gap / 2 }
  /// Where the lanes begin.
  let lanesStart: Int
  /// Where the events begin.
  let textStart: Int
  /// Whether the names of callbacks are so long that what belongs to them stands below.
  let isStacked: Bool
  /// Where the states that calls read begin.
  let stateStart: Int
  /// Where the confidence of calls begins.
  let markStart: Int
  /// Where the names of notifications begin.
  let notificationStart: Int
  /// Where everything ends.
  let textEnd: Int

  /// Measures a trace.
  init(_ report: TraceReport, _ outline: TraceOutline) {
    let steps = report.steps
    lanes = Self.lanes(of: report)
    let times = steps.map { Typeface.body.width(of: $0.timeText) }
    timeEnd = Self.margin + (times.max() ?? 0)
    lanesStart = timeEnd + Self.gap
    textStart = lanesStart + lanes.count * Self.laneWidth + Self.gap + Self.indent
    let calls = steps.flatMap { $0.calls }.filter { $0.viewController == nil }
    let name = calls.map { Typeface.code.width(of: outline.wording.name(of: $0)) }.max() ?? 0
    isStacked = name > Self.nameWidth
    stateStart = textStart + Self.indent + (isStacked ? Self.indent : name + Self.gap)
    markStart = stateStart + Typeface.body.width(of: "background") + Self.gap
    let mark = calls.compactMap { outline.mark($0.reason) }.map { Typeface.body.width(of: $0) }
      .max()
    notificationStart = markStart + (mark.map { $0 + Self.gap } ?? 0)
    let posted = calls.compactMap { $0.posted }.map { Typeface.smallCode.width(of: $0) }.max() ?? 0
    let ends = [notificationStart + posted, textStart + Self.indent + name]
    let textStart = textStart
    let events = steps.map { step in
      let width = min(Typeface.event.width(of: step.event), Self.eventWidth)
      return textStart + width + Self.gap + Typeface.body.width(of: step.change)
    }
    textEnd = max(textStart + Self.paragraphWidth, ends.max() ?? 0, events.max() ?? 0)
  }

  /// The width of the picture.
  var width: Int { textEnd + Self.margin }

  /// Where the lines under an event begin.
  var callStart: Int { textStart + Self.indent }

  /// Where the middle of a state's lane is.
  func middle(of state: ProcessState) -> Int {
    let index = lanes.firstIndex(of: state) ?? 0
    return lanesStart + index * Self.laneWidth + Self.laneWidth / 2
  }

  /// A prepared process has a lane only where it occurs.
  private static func lanes(of report: TraceReport) -> [ProcessState] {
    let met = Set([report.initialState] + report.steps.flatMap { [$0.before, $0.state] })
    let all: [ProcessState] = [
      .notRunning, .prewarmed, .suspended, .background, .inactive, .active,
    ]
    return all.filter { $0 != .prewarmed || met.contains(.prewarmed) }
  }

  static let margin = 24
  static let gap = 16
  static let indent = 20
  static let laneWidth = 26
  /// How much room a state takes in which no callback runs.
  static let dwell = 14
  static let eventWidth = 480
  static let nameWidth = 320
  static let paragraphWidth = 600
}
