/// The tables as relations, to carry questions about answers back to the situation.
///
/// A rule together with its conclusion is a box; asking back through a table intersects the
/// question with the table's boxes and forgets the column that it decides.
struct Composition: Sendable {
  let graph: DecisionGraph
  let relations: [Relation]

  /// One table: boxes over the columns that it reads, each with the answer that it gives.
  struct Relation: Sendable {
    /// The bits of the decided column, to forget it.
    let mask: Box
    /// One for each written rule, then those of an open gate.
    let rows: [Box]
    /// The number of written rules.
    let writtenCount: Int

    init(_ number: Int, of graph: DecisionGraph) {
      let place = graph.said.decided[number]
      let said = graph.said.rows[graph.said.range(of: number)]
      mask = graph.tables[number].decides.mask
      guard graph.tables[number].kind == .gate, let open = said.last else {
        writtenCount = said.count
        rows = said.map { $0.condition.keeping($0.answer, at: place) }
        return
      }
      let written = said.dropLast()
      writtenCount = written.count
      let rest = Box.any.subtracting(written.map { $0.condition })
      rows =
        written.map { $0.condition.keeping($0.answer, at: place) }
        + rest.map { $0.keeping(open.answer, at: place) }
    }

    /// Calls with the rows that a box meets, among those that its columns meet one by one.
    func forEachRow(meeting box: Box, among met: UInt64, _ body: (Box) -> Void) {
      var rest = met
      while rest != 0 {
        let row = rest.trailingZeroBitCount
        rest &= rest &- 1
        let choices = row < writtenCount ? row...row : row...(rows.count - 1)
        for choice in choices where box.intersects(rows[choice]) { body(rows[choice]) }
      }
    }
  }

  static let routing = Composition(.routing)

  init(_ graph: DecisionGraph) {
    self.graph = graph
    relations = graph.tables.indices.map { Relation($0, of: graph) }
  }

  /// The situations in which a question holds, as boxes over the columns of the situation.
  ///
  /// The boxes may overlap.
  func situations(where question: Box) -> [Box] {
    var boxes = question.isEmpty ? [] : [question]
    for level in relations.indices.reversed() {
      let place = graph.said.decided[level]
      func leavesOpen(_ box: Box) -> Bool { place.bits & ~box[word: place.word] == 0 }
      if boxes.allSatisfy(leavesOpen) { continue }
      let relation = relations[level]
      var asked: [Box] = []
      for box in boxes {
        if leavesOpen(box) {
          asked.append(box)
        } else {
          for row in relation.rows where box.intersects(row) {
            asked.append((box & row) | relation.mask)
          }
        }
      }
      boxes = asked.absorbed
    }
    return boxes
  }

  /// A box of situations in which a question holds, or nil if it holds in none.
  func example(of question: Box) -> Box? {
    question.isEmpty ? nil : example(of: question, through: relations[...])
  }

  /// Where several rows are left, each is narrowed first: most ways turn out to lead nowhere.
  private func example(of question: Box, through relations: ArraySlice<Relation>) -> Box? {
    guard var narrowed = graph.narrowed(question) else { return nil }
    var question = question
    for level in relations.indices.reversed() where !question.contains(relations[level].mask) {
      let relation = relations[level]
      let rows = relation.rows.filter { narrowed.intersects($0) }
      guard rows.count == 1 else {
        for row in rows {
          let asked = (question & row) | relation.mask
          if let found = example(of: asked, through: relations[..<level]) { return found }
        }
        return nil
      }
      question = (question & rows[0]) | relation.mask
      narrowed = narrowed & rows[0]
    }
    return question.isEmpty ? nil : question
  }
}
