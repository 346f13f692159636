package import AppLifecycle
import PushRules

package struct StateDiagram: Sendable {
  let scenario: Scenario
  let edges: [LifecycleEdge]

  /// How much of the life cycle a diagram shows.
  package enum Scope: CaseIterable, Sendable {
    /// The five states, and the most frequent events.
    case core
    case all
  }

  package init(_ scenario: Scenario, _ scope: Scope = .core) {
    self.init(scenario, scope, of: LifecycleEdge.all(in: scenario))
  }

  init(_ scenario: Scenario, _ scope: Scope, of all: [LifecycleEdge]) {
    self.init(scenario, edges: scope == .all ? all : all.compactMap(Self.core))
  }

  /// An edge with its core events; nil if it has none, or belongs to prewarming.
  private static func core(_ edge: LifecycleEdge) -> LifecycleEdge? {
    let events = edge.events.filter(coreEvents.contains)
    let isCore = !events.isEmpty && ![edge.from, edge.to].contains(.prewarmed)
    return isCore ? edge.named(events) : nil
  }

  /// Launch and resume, push, leaving, interruption, suspension, and the ends of an app.
  private static let coreEvents = Set(
    [
      LifecycleEvent.tapIcon, .pushWithoutTime, .home, .openOtherApp, .lock, .unlock,
      .callIncoming, .callDecline, .callAccept, .timePass, .removeInSwitcher, .memoryPurge,
    ].map { $0.name }
  )

  init(_ scenario: Scenario, edges: [LifecycleEdge]) {
    self.scenario = scenario
    self.edges = Self.order.flatMap { from in
      Self.order.flatMap { to in
        let between = edges.filter { $0.from == from && $0.to == to }
        return between.filter { !$0.runsNoCode } + between.filter { $0.runsNoCode }
      }
    }
  }

  var states: [ProcessState] {
    let met = Set(edges.flatMap { [$0.from, $0.to] })
    return Self.order.filter { met.contains($0) || $0 == .notRunning }
  }

  package var svg: String { StatePicture(self).document }

  var heading: String { "App states on iOS " + scenario.system.description }

  var facts: String { scenario.facts.dropFirst().joined(separator: " · ") }

  private static let order: [ProcessState] = [
    .active, .inactive, .background, .suspended, .notRunning, .prewarmed,
  ]
}

/// The picture of a state diagram: states side by side, and below them arrows between states, with
/// each call at its end of the arrow.
struct StatePicture: Sendable {
  let diagram: StateDiagram
  private let states: [ProcessState]
  var canvas = SVGCanvas()
  var y = StatePicture.margin
  var arrows: [Area] = []

  init(_ diagram: StateDiagram) {
    self.diagram = diagram
    states = diagram.states
    write(diagram.heading, .title)
    write(diagram.facts, .body, "soft")
    y += 4
    for line in Self.legend { write(line, .body, "soft") }
    for state in states { drawSection(of: state) }
  }

  var document: String {
    canvas.document(
      width: Self.width,
      height: y + Self.margin,
      title: diagram.heading,
      description: "The states of an app, and for each state the arrows that lead on from it, with "
        + "the events that lead there and the callbacks and notifications on the way."
    )
  }

  private mutating func drawSection(of state: ProcessState) {
    let edges = diagram.edges.filter { $0.from == state }
    guard !edges.isEmpty else { return }
    y += 16
    for other in states { drawHead(of: other, isFirm: other == state) }
    y += Self.headHeight + 6
    let top = y
    for edge in edges { draw(edge) }
    for other in states {
      let left = middle(of: other) - Self.bandWidth / 2
      let band = Area(x: left, y: top - 6, width: Self.bandWidth, height: y - top + 6)
      canvas.background(band, other.name + " band")
    }
  }

  private mutating func drawHead(of state: ProcessState, isFirm: Bool) {
    let x = middle(of: state)
    let width = laneWidth - 8
    let area = Area(x: x - width / 2, y: y, width: width, height: Self.headHeight)
    canvas.rectangle(area, radius: 8, state.name + " band")
    canvas.rectangle(area, radius: 8, "open " + (isFirm ? "firm " : "thin ") + state.name + "-line")
    let place = Point(x: x, y: y + 18)
    canvas.text(state.words, at: place, isFirm ? .heading : .body, state.name, anchor: .middle)
  }

  private mutating func write(_ text: String, _ face: Typeface, _ color: String = "ink") {
    for line in face.lines(of: text, width: Self.width - 2 * Self.margin) {
      y += face.lineHeight
      canvas.text(line, at: Point(x: Self.margin, y: y - 4), face, color)
    }
  }

  func middle(of state: ProcessState) -> Int {
    let index = states.firstIndex(of: state) ?? 0
    return Self.margin + index * laneWidth + laneWidth / 2
  }

  private var laneWidth: Int { (Self.width - 2 * Self.margin) / max(1, states.count) }

  static let legend = [
    "An arrow leads from one state to the next: broken, where nothing of the app runs.",
    "A circle is a callback. It is on the state that the app reads inside it: above the arrow "
      + "before the change, below it after the change. Under its name is the notification.",
    "Beside an event or a callback stands how sure it is, unless Apple documents it. Where an "
      + "event leads elsewhere, its beginning stands behind it.",
    "Which method takes a push or the user's response to it, the push rules decide.",
  ]
  static let width = 700
  static let margin = 16
  static let headHeight = 28
  static let bandWidth = 14

  /// Draws an edge: its events and the calls before the change, the arrow, and the calls after it.
  mutating func draw(_ edge: LifecycleEdge) {
    y += 8
    let top = y + Typeface.heading.lineHeight / 2
    for confidence in Confidence.allCases where !edge.events(confidence).isEmpty {
      let mark = confidence == .documented ? "" : " · " + confidence.name
      let events = edge.events(confidence).map { event in
        let beginning = edge.beginning(of: event, besides: diagram.edges)
        return beginning.isEmpty ? event : event + " (" + beginning + ")"
      }
      label(events.commaList + mark, .heading, beside: edge.from, confidence.color)
    }
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
    if call.confidence != .documented {
      label(call.confidence.name, .body, beside: call.read, call.confidence.color)
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
