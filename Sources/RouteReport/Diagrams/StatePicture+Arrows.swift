internal import AppLifecycle

extension StatePicture {
  /// Draws the line of an arrow with its head.
  mutating func draw(_ arrow: StateArrow) {
    let curve = curve(of: arrow)
    let color = arrow.from.name + "-line"
    canvas.path(curve.d, "open firm " + color + (arrow.isSilent ? " broken" : ""))
    let back = (curve.point(at: 0.97) - curve.end).unit
    let left = (curve.end + back * 9 + back.normal * 4).point
    let right = (curve.end + back * 9 - back.normal * 4).point
    let tip = curve.end.point
    canvas.path("M\(tip.x) \(tip.y)L\(left.x) \(left.y)L\(right.x) \(right.y)Z", arrow.from.name)
  }

  /// Writes the numbers of the arrows, each on its own line.
  mutating func drawNumbers(of arrows: [StateArrow]) {
    let curves = arrows.map { curve(of: $0).samples }
    for (index, arrow) in arrows.enumerated() {
      let others = curves.enumerated().filter { $0.offset != index }.flatMap { $0.element }
      let area = place(for: arrow, besides: others)
      taken.append(area.widened(by: 4))
      canvas.rectangle(area, radius: 10, "paper firm " + arrow.from.name + "-line")
      let middle = Point(x: area.x + area.width / 2, y: area.y + 14)
      canvas.text(arrow.label, at: middle, .body, anchor: .middle)
    }
  }

  /// The place on an arrow that covers no box, no other number and least of the other arrows.
  private func place(for arrow: StateArrow, besides others: [Point]) -> Area {
    let curve = curve(of: arrow)
    let width = Typeface.body.width(of: arrow.label) + 10
    let areas = Self.parts(of: arrow).map { part in
      let middle = curve.point(at: part).point
      return Area(x: middle.x - width / 2, y: middle.y - 10, width: width, height: 20)
    }
    let free = areas.filter { area in !taken.contains { $0.overlaps(area) } }
    let covered = free.map { area in others.count { area.contains($0) } }
    let best = covered.indices.min { covered[$0] < covered[$1] }
    return best.map { free[$0] } ?? areas[0]
  }

  /// The parts of the way at which a number may stand, the best first.
  private static func parts(of arrow: StateArrow) -> [Double] {
    guard arrow.from != arrow.to else { return [0.5] }
    return [40, 36, 44, 32, 48, 28, 52, 56, 24, 60, 20, 64, 68, 72, 76, 80].map { $0 / 100 }
  }

  private func curve(of arrow: StateArrow) -> Curve {
    arrow.from == arrow.to ? loop(of: arrow) : bow(of: arrow)
  }

  /// Bends to the left of its way, so that the way back has its own side.
  private func bow(of arrow: StateArrow) -> Curve {
    let start = Vector(Self.middle(of: arrow.from))
    let end = Vector(Self.middle(of: arrow.to))
    let side = (end - start).unit.normal * (arrow.isSecond ? 44 : 18)
    let first = Self.edge(of: arrow.from, towards: start + (end - start) * 0.3 + side * 1.3)
    let last = Self.edge(of: arrow.to, towards: start + (end - start) * 0.7 + side * 1.3)
    return Curve(
      start: first,
      pull: first + (last - first) * 0.33 + side * 0.7,
      secondPull: first + (last - first) * 0.67 + side * 0.7,
      end: last
    )
  }

  /// Leaves a state on its outer side and comes back.
  private func loop(of arrow: StateArrow) -> Curve {
    let middle = Vector(Self.middle(of: arrow.from))
    let isUpper = middle.y < 460
    let out = isUpper ? -1.0 : 1.0
    let shift = arrow.isSecond ? 30.0 : -30.0
    let base = Vector(x: middle.x + shift, y: middle.y + 22 * out)
    return Curve(
      start: base + Vector(x: -14, y: 0),
      pull: base + Vector(x: -30, y: 54 * out),
      secondPull: base + Vector(x: 30, y: 54 * out),
      end: base + Vector(x: 14, y: 0)
    )
  }

  /// The point in which the line from a box's middle leaves the box.
  private static func edge(of state: ProcessState, towards target: Vector) -> Vector {
    let middle = Vector(middle(of: state))
    let way = target - middle
    let area = area(of: state)
    let across = way.x == 0 ? Double.infinity : Double(area.width) / 2 / way.x.magnitude
    let down = way.y == 0 ? Double.infinity : Double(area.height) / 2 / way.y.magnitude
    return middle + way * min(across, down)
  }
}
