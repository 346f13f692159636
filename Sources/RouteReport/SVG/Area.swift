/// A place in a picture, in pixels from the upper left corner.
struct Point: Hashable, Sendable {
  var x: Int
  var y: Int
}

/// A rectangle in a picture.
struct Area: Hashable, Sendable {
  var x: Int
  var y: Int
  var width: Int
  var height: Int

  /// Whether two rectangles have a point in common.
  func overlaps(_ other: Area) -> Bool {
    x < other.x + other.width && other.x < x + width && y < other.y + other.height
      && other.y < y + height
  }

  /// Whether a rectangle lies within this one.
  func contains(_ other: Area) -> Bool {
    x <= other.x && y <= other.y && other.x + other.width <= x + width
      && other.y + other.height <= y + height
  }
}
