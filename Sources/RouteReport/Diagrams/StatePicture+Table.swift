internal import AppLifecycle

extension StatePicture {
  /// Writes what each number stands for, and returns where the table ends.
  mutating func drawTable() -> Int {
    var y = Self.margin + 34
    let heads = ["", "change", "on", "what runs"]
    for (column, head) in zip(Self.columns, heads) {
      canvas.text(head, at: Point(x: column.x, y: y), .heading)
    }
    y += 8
    for (index, edge) in diagram.edges.enumerated() {
      let start = Point(x: Self.tableStart, y: y)
      let end = Point(x: Self.tableStart + Self.tableWidth, y: y)
      canvas.line(start, end, "rule-line thin")
      y = draw(edge, number: index + 1, from: y + 3)
    }
    return y
  }

  private mutating func draw(_ edge: LifecycleEdge, number: Int, from top: Int) -> Int {
    let runs = edge.isSilent ? "nothing" : edge.callbacks.map { $0.id }.joined(separator: ", ")
    let change =
      edge.from == edge.to ? "stays " + edge.from.words : edge.from.words + " → " + edge.to.words
    let cells = [String(number), change, edge.events.joined(separator: ", "), runs]
    let colors = ["ink", edge.from.name, "ink", edge.isSilent ? "soft" : "ink"]
    var bottom = top
    for (column, cell) in zip(Self.columns, zip(cells, colors)) {
      var y = top
      for line in Typeface.body.lines(of: cell.0, width: column.width) {
        y += Typeface.body.lineHeight
        canvas.text(line, at: Point(x: column.x, y: y - 4), .body, cell.1)
      }
      bottom = max(bottom, y)
    }
    return bottom + 5
  }

  private static let columns: [(x: Int, width: Int)] = [
    (tableStart, 26), (tableStart + 32, 182), (tableStart + 222, 206), (tableStart + 440, 280),
  ]
}
