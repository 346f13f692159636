/// Every smallest set of columns that a situation must change for a question to hold.
///
/// The tables are followed backwards: a question about an answer holds where one of the table's
/// rows gives it, so each row is a way. A way only narrows: a column in which it has shut the
/// situation out stays one that must change. A way that must change all columns of a known set
/// leads to no other smallest one and is left. Nor is a way followed on when the columns that it must
/// change will do: it leads to no smaller set. So nothing is missed, and what remains are the
/// smallest sets, however large they are.
struct MinimalMisses: Sendable {
  private let composition: Composition
  private let situation: Box
  private var found: [Box] = []

  /// Finds the sets for some questions, any of which is to hold.
  init(from situation: Box, to questions: [Box], in composition: Composition) {
    self.composition = composition
    self.situation = situation
    for question in questions where !question.isEmpty {
      follow(Way(question, in: composition))
    }
  }

  /// The smallest sets: none is part of another.
  var sets: [[Column]] { found.map(\.spokenColumns) }

  /// A way back through the tables.
  private struct Way {
    /// What is asked for.
    let root: Box
    /// What is asked for, with the rows taken.
    var question: Box
    /// What can be where that holds: it may accept too much, but never too little.
    var known: Narrowing
    /// The tables whose rows were taken, one bit each.
    var taken: UInt64 = 0
    /// The columns that were found to be too few.
    var tried = Box.zero

    init(_ question: Box, in composition: Composition) {
      root = question
      self.question = question
      known = Narrowing(question, in: composition.graph)
    }

    /// Whether a row of a table was taken.
    func took(_ level: Int) -> Bool { taken & 1 << UInt64(level) != 0 }

    /// Takes a row of a table.
    mutating func take(_ row: Box, of level: Int) {
      question = question & row
      taken |= 1 << UInt64(level)
    }
  }

  private mutating func follow(_ way: Way) {
    var way = way
    guard let branch = narrow(&way), !isNeedless(way.known.box) else { return }
    guard let level = branch.level else {
      add((situation & way.question).emptyColumns)
      return
    }
    let columns = (situation & way.known.box).emptyColumns
    if columns != way.tried {
      if isEnough(columns, for: way.root) {
        add(columns)
        return
      }
      way.tried = columns
    }
    let relation = composition.relations[level]
    relation.forEachRow(meeting: way.known.box, among: way.known.rows(of: level)) { row in
      var next = way
      next.take(row, of: level)
      next.known.formIntersection(row)
      follow(next)
    }
  }

  private mutating func add(_ columns: Box) {
    found.removeAll { $0.contains(columns) }
    found.append(columns)
  }

  /// Whether a question holds in a situation that differs in no other columns.
  private func isEnough(_ columns: Box, for question: Box) -> Bool {
    let free = columns.spokenColumns.reduce(situation) { $0 | $1.mask }
    let asked = question & free
    return !asked.isEmpty && composition.example(of: asked) != nil
  }

  /// Where a way parts: at the table with the fewest rows left, or nowhere when all are taken.
  private struct Branch {
    var level: Int?
    var count = Int.max
  }

  /// Narrows what can be to what the rows of the tables leave; nil if nothing is left.
  ///
  /// Looks at the tables that are asked, and at those whose answers became fewer on the way back. A
  /// table with one row left is no place to part: the row is taken.
  private func narrow(_ way: inout Way) -> Branch? {
    guard way.known.narrow() else { return nil }
    var known = way.known.box
    var branch = Branch()
    for level in composition.relations.indices.reversed() where !way.took(level) {
      let place = composition.graph.said.decided[level]
      let isAsked = place.bits & ~way.question[word: place.word] != 0
      let lost = way.known.box[word: place.word] & ~known[word: place.word]
      guard isAsked || lost & place.bits != 0 else { continue }
      var count = 0
      var hull = Box.zero
      composition.relations[level].forEachRow(meeting: known, among: way.known.rows(of: level)) {
        count += 1
        hull = hull | $0
      }
      known = known & hull
      if known.isEmpty { return nil }
      if isAsked, count == 1 {
        way.take(hull, of: level)
      } else if isAsked, count < branch.count {
        branch = Branch(level: level, count: count)
      }
    }
    way.known.formIntersection(known)
    return branch
  }

  private func isNeedless(_ known: Box) -> Bool {
    let columns = (situation & known).emptyColumns
    return found.contains { columns.contains($0) }
  }
}
