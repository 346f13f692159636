/// A curve with one point that it bends towards, or two for a loop.
struct Curve: Sendable {
  let start: Vector
  let pull: Vector
  let secondPull: Vector
  let end: Vector

  /// Returns the point at a part of the way, from 0 to 1.
  func point(at part: Double) -> Vector {
    let rest = 1 - part
    let first = start * (rest * rest * rest) + pull * (3 * rest * rest * part)
    return first + secondPull * (3 * rest * part * part) + end * (part * part * part)
  }

  /// Points along the curve, close to each other.
  var samples: [Point] { (0...60).map { point(at: Double($0) / 60).point } }

  /// The curve as the `d` attribute of a path.
  var d: String {
    "M\(start.point.text)C\(pull.point.text) \(secondPull.point.text) \(end.point.text)"
  }
}

/// A direction with a length, or a place as one that starts in the corner.
struct Vector: Hashable, Sendable {
  var x: Double
  var y: Double

  /// Creates a vector.
  init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The place of a point.
  init(_ point: Point) { self.init(x: Double(point.x), y: Double(point.y)) }

  /// The nearest point.
  var point: Point { Point(x: Int(x.rounded()), y: Int(y.rounded())) }

  /// The same direction with the length 1.
  var unit: Vector {
    let length = (x * x + y * y).squareRoot()
    return length > 0 ? self * (1 / length) : self
  }

  /// The direction a quarter turn on.
  var normal: Vector { Vector(x: -y, y: x) }

  static func + (one: Vector, other: Vector) -> Vector {
    Vector(x: one.x + other.x, y: one.y + other.y)
  }

  static func - (one: Vector, other: Vector) -> Vector { one + other * -1 }

  static func * (vector: Vector, factor: Double) -> Vector {
    Vector(x: vector.x * factor, y: vector.y * factor)
  }
}

extension Point {
  fileprivate var text: String { "\(x) \(y)" }
}
