import DecisionTables

@testable import PushRules

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
