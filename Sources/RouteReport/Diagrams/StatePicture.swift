internal import AppLifecycle

extension StateDiagram {
  /// The diagram as a picture that stands for itself, with a table of its numbered arrows.
  package var svg: String { StatePicture(self).document }
}

/// The picture of a state diagram: numbered arrows, and a table that says what they are.
struct StatePicture: Sendable {
  let diagram: StateDiagram
  var canvas = SVGCanvas()
  /// What no number may cover.
  var taken: [Area] = []
  /// Where the picture ends.
  var bottom = 0

  /// Draws a diagram.
  init(_ diagram: StateDiagram) {
    self.diagram = diagram
    let heading = Point(x: Self.margin, y: Self.margin + 16)
    canvas.text(diagram.heading, at: heading, .title)
    let facts = Typeface.body.lines(of: diagram.facts, width: Self.tableStart - 2 * Self.margin)
    for (index, line) in facts.enumerated() {
      let y = heading.y + 22 + index * Typeface.body.lineHeight
      canvas.text(line, at: Point(x: Self.margin, y: y), .body, "soft")
    }
    let arrows = StateArrow.all(of: diagram)
    taken = diagram.states.map(Self.area)
    for arrow in arrows { draw(arrow) }
    for state in diagram.states { draw(state) }
    drawNumbers(of: arrows)
    drawKey()
    bottom = max(Self.graphHeight, drawTable())
  }

  /// The file.
  var document: String {
    canvas.document(
      width: Self.width,
      height: bottom + Self.margin,
      title: diagram.heading,
      description: "The states of an app, and numbered arrows for what leads from one to another."
    )
  }

  private mutating func draw(_ state: ProcessState) {
    let area = Self.area(of: state)
    canvas.rectangle(area, radius: 12, "paper")
    canvas.rectangle(area, radius: 12, state.name + " band")
    canvas.rectangle(area, radius: 12, "open firm " + state.name + "-line")
    let middle = Self.middle(of: state)
    let place = Point(x: middle.x, y: middle.y + 5)
    canvas.text(state.words, at: place, .heading, state.name, anchor: .middle)
  }

  private mutating func drawKey() {
    let y = Self.graphHeight - 10
    for (x, classes, words) in [
      (Self.margin, "open firm soft-line", "callbacks run"),
      (Self.margin + 170, "open firm soft-line broken", "silent"),
    ] {
      canvas.line(Point(x: x, y: y - 4), Point(x: x + 34, y: y - 4), classes)
      canvas.text(words, at: Point(x: x + 42, y: y), .body, "soft")
    }
  }

  /// The middle of a state's box; no three of them stand in a line.
  static func middle(of state: ProcessState) -> Point {
    switch state {
    case .active: Point(x: 320, y: 170)
    case .inactive: Point(x: 530, y: 330)
    case .background: Point(x: 530, y: 590)
    case .suspended: Point(x: 320, y: 750)
    case .notRunning: Point(x: 110, y: 590)
    case .prewarmed: Point(x: 110, y: 330)
    }
  }

  static func area(of state: ProcessState) -> Area {
    let middle = middle(of: state)
    return Area(x: middle.x - 60, y: middle.y - 22, width: 120, height: 44)
  }

  static let width = tableStart + tableWidth + margin
  static let margin = 24
  static let graphHeight = 870
  static let tableStart = 670
  static let tableWidth = 720
}
