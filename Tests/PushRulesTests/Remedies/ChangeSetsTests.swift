import PushTestSupport
import Testing

@testable import DecisionTables
@testable import PushRules

/// The smallest sets of columns, compared with trying every situation of a space.
struct ChangeSetsTests {
  /// Spaces above this size are tried with one value of each kind that the table distinguishes.
  private static let largest = Sweep.isWhole ? 10_000_000 : 200

  @Test(arguments: Sweep.of(DecisionGraph.routing.tables.map(\.decides), oneIn: 4))
  func `the smallest changes are those of the full space of the table for`(answer: Answer) throws {
    let table = try #require(DecisionGraph.routing.table(deciding: answer))
    let column = Column(answer)
    let graph = Graph([table.table], in: .push)
    // Without the rest of a rule: millions of situations are tried.
    let rows = table.written.map { (condition: $0.row.condition, answer: $0.row.answer) }
    var random = SeededRandom(seed: 3 + UInt64(column.number))
    for _ in 0..<(Sweep.isWhole ? 5 : 1) {
      let start = table.columns.reduce(into: Region.any) { start, column in
        start[column] = column.allValues.bits.randomElement(using: &random) ?? 1
      }
      let force = BruteForce(from: start, over: space(of: table, from: start))
      var sets: [UInt64: Set<BruteForce.Columns>] = [:]
      force.visit { situation, changed in
        var isOpen = true
        for row in rows where row.condition.contains(situation) {
          sets[row.answer, default: []].insert(changed)
          isOpen = false
        }
        // For answers that other tables never give, rules may overlap or leave a gap.
        if isOpen, let open = table.open { sets[open.row.answer, default: []].insert(changed) }
      }
      for answers in questions(about: column, &random) {
        let tried = sets.filter { $0.key & answers == $0.key }.values.reduce(into: Set()) {
          $0.formUnion($1)
        }
        let question = Region(Entry(column, answers))
        let found = ChangeSets(from: start, to: [question], in: Relations(graph)).sets
        #expect(
          Set(found.map(force.columns)) == BruteForce.smallest(of: tried),
          "\(question) from \(start)"
        )
      }
    }
  }

  /// Every single answer, and some several.
  private func questions(about column: Column, _ random: inout SeededRandom) -> [UInt64] {
    column.allValues.bits
      + (0..<3).map { _ in UInt64.random(in: 1..<(1 << UInt64(column.width)) - 1, using: &random) }
  }

  /// All values of all columns; in a large space, of values that no rule distinguishes, one.
  private func space(
    of table: DecisionTable,
    from start: Region
  ) -> [(column: Column, bits: [UInt64])] {
    let full = table.columns.map { (column: $0, bits: $0.allValues.bits) }
    guard BruteForce(from: start, over: full).count > Self.largest else { return full }
    return table.columns.map { column in
      let bits = table.classes(of: column).map { values in
        values & start[column] != 0 ? start[column] : values.lowestBit
      }
      return (column: column, bits: bits)
    }
  }

  @Test func `the smallest changes and their values are those of a part of the whole space`() {
    var random = SeededRandom(seed: 23)
    var sizes: [Int: Int] = [:]
    let count = Sweep.count(80)
    while sizes.values.reduce(0, +) < count {
      guard let asked = RemedySweep.Question(&random) else { continue }
      let columns = asked.part(upTo: 1_500, &random)
      let force = BruteForce(from: asked.situation, over: columns.map { ($0, $0.allValues.bits) })
      var tried: [BruteForce.Columns: Set<Region>] = [:]
      force.visit { situation, changed in
        guard asked.holds(in: situation) else { return }
        tried[changed, default: []].insert(situation)
      }
      let free = columns.reduce(asked.situation) { $0.forgetting($1) }
      let found = asked.search.all(for: asked.questions.map { $0 & free })
      let smallest = BruteForce.smallest(of: Set(tried.keys))
      #expect(Set(found.map { force.columns($0.columns) }) == smallest, "\(asked)")
      for change in found {
        let values = tried[force.columns(change.columns)] ?? []
        check(change, of: asked, reaches: values)
        sizes[change.columns.count, default: 0] += 1
      }
    }
    #expect(sizes.count > 2 || !Sweep.isWhole, "\(sizes)")
  }

  /// The alternatives lead to these situations, to each of them once, and first to the cheapest.
  private func check(
    _ change: ChangeSet,
    of asked: RemedySweep.Question,
    reaches values: Set<Region>
  ) {
    let reached = values.map { value in
      change.alternatives.filter { $0.values.contains(value) }.count
    }
    #expect(reached.allSatisfy { $0 == 1 }, "\(asked): \(change)")
    let count = change.alternatives.reduce(0) { $0 + $1.values.volume(over: change.columns) }
    #expect(count == UInt64(values.count), "\(asked): \(change)")
    let isSame = values.filter {
      asked.graph.decide($0)[Answer.recipient] == asked.decided[Answer.recipient]
    }
    let ranks = (isSame.isEmpty ? values : isSame).map {
      ColumnChange(from: asked.situation, to: $0, in: .push).ranks(from: asked.situation)
    }
    let cheapest = ranks.min { $0.lexicographicallyPrecedes($1) }
    #expect(
      change.alternatives.first?.change.ranks(from: asked.situation) == cheapest,
      "\(asked): \(change)"
    )
  }
}

extension ColumnChange {
  /// The ranks of the steps.
  fileprivate func ranks(from situation: Region) -> [Int] {
    steps.map { step in
      let rank = Schema.push.description(of: step.column).rank
      return rank(step.value, situation.value(of: step.column))
    }
  }
}

/// The smallest changes as trying every situation of a space finds them.
struct BruteForce {
  /// The columns of a change, one bit each, by their place in the space.
  typealias Columns = UInt64

  let start: Region
  let space: [(column: Column, bits: [UInt64])]

  init(from start: Region, over space: [(column: Column, bits: [UInt64])]) {
    self.start = start
    self.space = space
  }

  /// The number of situations to try.
  var count: Int { space.reduce(1) { $0 * $1.bits.count } }

  /// Does something with every situation and the columns in which it differs.
  func visit(_ body: (Region, Columns) -> Void) { visit(in: space[...], start, 0, body) }

  private func visit(
    in rest: ArraySlice<(column: Column, bits: [UInt64])>,
    _ situation: Region,
    _ changed: Columns,
    _ body: (Region, Columns) -> Void
  ) {
    guard let (column, bits) = rest.first else { return body(situation, changed) }
    let place: Columns = 1 << Columns(rest.startIndex)
    for bit in bits {
      var next = situation
      next[column] = bit
      let differs = bit == start[column] ? 0 : place
      visit(in: rest.dropFirst(), next, changed | differs, body)
    }
  }

  /// The bits of some columns.
  func columns(_ columns: [Column]) -> Columns {
    columns.reduce(0) { set, column in
      set | (space.firstIndex { $0.column == column }.map { 1 << Columns($0) } ?? 0)
    }
  }

  /// The sets without a subset among the others.
  static func smallest(of sets: Set<Columns>) -> Set<Columns> {
    sets.filter { set in !sets.contains { $0 != set && $0 & set == $0 } }
  }
}

extension DecisionTable {
  /// Values of a column that no rule distinguishes are one class: its bits.
  func classes(of column: Column) -> [UInt64] {
    var classes: [[Bool]: UInt64] = [:]
    for bit in column.allValues.bits {
      classes[written.map { $0.row.condition[column] & bit != 0 }, default: 0] |= bit
    }
    return classes.values.sorted()
  }
}
