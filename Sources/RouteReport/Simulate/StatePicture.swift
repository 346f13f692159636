internal import AppLifecycle

extension StateDiagram {
  package var svg: String { StatePicture(self).document }
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
    "Which method takes a push or the user's response to it, the push rules decide.",
  ]
  static let width = 700
  static let margin = 16
  static let headHeight = 28
  static let bandWidth = 14
}
