/// Every smallest set of columns that a situation must change for a question to hold.
///
/// The search goes backwards through the tables: each row that gives a wanted answer is a path. A
/// path only narrows, so a column that must change once must change to its end. The search abandons
/// a path if it must change all columns of a known set, or if the columns that it must change are
/// already enough: neither leads to a smaller set. So it finds all smallest sets.
struct ChangeSets: Sendable {
  private let relations: Relations
  private let situation: Region
  private var found: [Region] = []

  /// Finds the sets after which one of the questions holds.
  init(from situation: Region, to questions: [Region], in relations: Relations) {
    self.relations = relations
    self.situation = situation
    for question in questions where !question.isEmpty {
      follow(Path(question, in: relations.graph))
    }
  }

  /// The smallest sets; no set is part of another.
  var sets: [[Column]] { found.map { relations.graph.schema.columns(of: $0) } }

  /// A path back through the tables.
  private struct Path {
    let root: Region
    var question: Region
    /// Everything that can be true if the question holds, and perhaps more.
    var known: Narrowing
    /// The tables whose rows were taken, one bit each.
    var taken: UInt64 = 0
    /// The columns that turned out not to be enough, by their guard bits.
    var tried = Region()

    init(_ question: Region, in graph: Graph) {
      root = question
      self.question = question
      known = Narrowing(question, in: graph)
    }

    mutating func take(_ row: Region, of table: Int) {
      question = question & row
      taken |= UInt64(bit: table)
    }
  }

  private mutating func follow(_ path: Path) {
    var path = path
    guard let branch = narrow(&path) else { return }
    let columns = (situation & path.known.region).emptySlots
    guard !found.contains(where: { columns.contains($0) }) else { return }
    guard let table = branch.table else {
      add((situation & path.question).emptySlots)
      return
    }
    if columns != path.tried {
      // Whether the question holds in a situation that differs in no other columns.
      let free = situation.forgetting(relations.graph.schema.columns(of: columns))
      let asked = path.root & free
      if !asked.isEmpty, relations.example(of: asked) != nil {
        add(columns)
        return
      }
      path.tried = columns
    }
    let relation = relations.tables[table]
    relation.forEachRow(meeting: path.known.region, among: path.known.rows(of: table)) { row in
      var next = path
      next.take(row, of: table)
      next.known.formIntersection(row)
      follow(next)
    }
  }

  private mutating func add(_ columns: Region) {
    found.removeAll { $0.contains(columns) }
    found.append(columns)
  }

  /// The table at which a path branches, the one with the fewest rows left; nil at the end.
  private struct Branch {
    var table: Int?
    var count = Int.max
  }

  /// Narrows a path to what the rows of the tables allow; nil if nothing is left.
  ///
  /// Looks at the tables in question, and at those that lost answers on the path. If a table has
  /// one row left, the path takes that row.
  private func narrow(_ path: inout Path) -> Branch? {
    guard path.known.narrow() else { return nil }
    var known = path.known.region
    var branch = Branch()
    for number in relations.tables.indices.reversed()
    where path.taken & UInt64(bit: number) == 0 {
      let table = relations.tables[number]
      let isAsked = !path.question.leavesOpen(table.decides)
      let isLess = path.known.region[table.decides] & ~known[table.decides] != 0
      guard isAsked || isLess else { continue }
      var count = 0
      var hull = Region()
      table.forEachRow(meeting: known, among: path.known.rows(of: number)) {
        count += 1
        hull = hull | $0
      }
      known = known & hull
      if known.isEmpty { return nil }
      if isAsked, count == 1 {
        path.take(hull, of: number)
      } else if isAsked, count < branch.count {
        branch = Branch(table: number, count: count)
      }
    }
    path.known.formIntersection(known)
    return branch
  }
}

extension Region {
  /// The region with all values of some columns accepted.
  func forgetting(_ columns: [Column]) -> Region { columns.reduce(self) { $0.forgetting($1) } }
}
