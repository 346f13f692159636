import PushPayload

/// A picture under construction, with the places of its texts.
struct SVGCanvas: Sendable {
  private var body = ""
  /// The rectangles behind everything else.
  private var background = ""
  /// The rectangles of the texts, in drawing order.
  private(set) var texts: [Area] = []

  enum Anchor: String, Sendable {
    case start
    case middle
    case end
  }

  /// Writes a line of text; classes set the colour.
  mutating func text(
    _ text: String,
    at point: Point,
    _ face: Typeface,
    _ color: String = "ink",
    anchor: Anchor = .start
  ) {
    guard !text.isEmpty else { return }
    texts.append(area(of: text, at: point, face, anchor))
    let place = attributes(("x", point.x), ("y", point.y))
    write(text, place + " class=\"\(face.rawValue) \(color)\"" + anchored(anchor))
  }

  mutating func text(
    _ runs: [(text: String, color: String)],
    endingAt point: Point,
    _ face: Typeface
  ) {
    texts.append(area(of: runs.map { $0.text }.joined(), at: point, face, .end))
    let place = attributes(("x", point.x), ("y", point.y))
    let spans = runs.map { "<tspan class=\"\($0.color)\">\(SVGText.escaped($0.text))</tspan>" }
    body += "<text\(place) class=\"\(face.rawValue)\"\(anchored(.end))>\(spans.joined())</text>\n"
  }

  mutating func verticalText(_ text: String, at point: Point, _ face: Typeface, _ color: String) {
    let width = face.width(of: text)
    let height = face.size
    texts.append(Area(x: point.x - height, y: point.y - width, width: height, height: width))
    let rotation = " transform=\"translate(\(point.x) \(point.y)) rotate(-90)\""
    write(text, rotation + " class=\"\(face.rawValue) \(color)\"")
  }

  mutating func line(_ start: Point, _ end: Point, _ classes: String) {
    let ends = attributes(("x1", start.x), ("y1", start.y), ("x2", end.x), ("y2", end.y))
    body += "<line\(ends) class=\"\(classes)\"/>\n"
  }

  mutating func rectangle(_ area: Area, radius: Int = 0, _ classes: String) {
    let size = attributes(("width", area.width), ("height", area.height))
    let round = radius > 0 ? attributes(("rx", radius)) : ""
    body +=
      "<rect\(attributes(("x", area.x), ("y", area.y)))\(size)\(round) class=\"\(classes)\"/>\n"
  }

  mutating func background(_ area: Area, _ classes: String) {
    let size = attributes(("width", area.width), ("height", area.height))
    background += "<rect\(attributes(("x", area.x), ("y", area.y)))\(size) class=\"\(classes)\"/>\n"
  }

  mutating func circle(_ center: Point, radius: Int, _ classes: String) {
    let place = attributes(("cx", center.x), ("cy", center.y), ("r", radius))
    body += "<circle\(place) class=\"\(classes)\"/>\n"
  }

  /// Draws a path in the language of its `d` attribute.
  mutating func path(_ d: String, _ classes: String) {
    body += "<path d=\"\(d)\" class=\"\(classes)\"/>\n"
  }

  /// Returns the file: the picture with its title, its description and its colours.
  func document(width: Int, height: Int, title: String, description: String) -> String {
    // A hash keeps the pictures of one page apart (FNV-1a).
    let hash = (title + description + body).utf8
      .reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }
    let id = SVGPalette.scope + "-" + String(hash, radix: 16)
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
      viewBox="0 0 \(width) \(height)" role="img" \
      class="\(SVGPalette.scope)" aria-labelledby="\(id)-title \(id)-desc">
      <title id="\(id)-title">\(SVGText.escaped(title))</title>
      <desc id="\(id)-desc">\(SVGText.escaped(description))</desc>
      <style>
      \(SVGPalette.styleSheet)
      </style>
      <rect width="\(width)" height="\(height)" class="paper"/>
      \(background)\(body)</svg>

      """
  }

  private mutating func write(_ text: String, _ attributes: String) {
    body += "<text\(attributes)>\(SVGText.escaped(text))</text>\n"
  }

  private func area(of text: String, at point: Point, _ face: Typeface, _ anchor: Anchor) -> Area {
    let width = face.width(of: text)
    let left =
      switch anchor {
      case .start: point.x
      case .middle: point.x - width / 2
      case .end: point.x - width
      }
    return Area(x: left, y: point.y - face.size, width: width, height: face.size + 3)
  }

  private func anchored(_ anchor: Anchor) -> String {
    anchor == .start ? "" : " text-anchor=\"\(anchor.rawValue)\""
  }

  private func attributes(_ pairs: (String, Int)...) -> String {
    pairs.map { " \($0)=\"\($1)\"" }.joined()
  }
}

struct Point: Hashable, Sendable {
  var x: Int
  var y: Int
}

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

  func contains(_ other: Area) -> Bool {
    x <= other.x && y <= other.y && other.x + other.width <= x + width
      && other.y + other.height <= y + height
  }
}

enum SVGText {
  static func escaped(_ text: String) -> String {
    PrintableText.escaped(text)
      .escaping(["&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;", "'": "&#39;"])
  }
}
