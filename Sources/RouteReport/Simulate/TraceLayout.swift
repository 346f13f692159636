internal import AppLifecycle

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
