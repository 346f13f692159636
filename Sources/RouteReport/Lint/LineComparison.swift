package struct LineComparison: Sendable {
  /// The most pairs of lines to compare; a larger part counts as replaced.
  private static let limit = 4_000_000

  package let changes: [UnifiedDiff.Change]

  package init(_ old: [String], _ new: [String]) {
    let start = zip(old, new).prefix { Self.areSame($0, $1) }.count
    let end = zip(old[start...].reversed(), new[start...].reversed())
      .prefix { Self.areSame($0, $1) }.count
    changes =
      old[..<start].map { .init(kind: .kept, line: $0) }
      + Self.middle(Array(old[start...].dropLast(end)), Array(new[start...].dropLast(end)))
      + old.suffix(end).map { .init(kind: .kept, line: $0) }
  }

  /// Whether all scalars agree, unlike `==`, which compares canonically.
  private static func areSame(_ one: String, _ other: String) -> Bool {
    one.utf8.elementsEqual(other.utf8)
  }

  private static func middle(_ old: [String], _ new: [String]) -> [UnifiedDiff.Change] {
    guard old.count * new.count <= limit else {
      return old.map { .init(kind: .removed, line: $0) } + new.map { .init(kind: .added, line: $0) }
    }
    let shared = sharedCounts(old, new)
    var changes: [UnifiedDiff.Change] = []
    var (row, column) = (0, 0)
    while row < old.count || column < new.count {
      if row < old.count, column < new.count, areSame(old[row], new[column]) {
        changes.append(.init(kind: .kept, line: old[row]))
        (row, column) = (row + 1, column + 1)
      } else if row < old.count,
        column == new.count || shared[row + 1][column] >= shared[row][column + 1]
      {
        changes.append(.init(kind: .removed, line: old[row]))
        row += 1
      } else {
        changes.append(.init(kind: .added, line: new[column]))
        column += 1
      }
    }
    return changes
  }

  /// The number of lines that both rests share, for each pair of rests.
  private static func sharedCounts(_ old: [String], _ new: [String]) -> [[Int]] {
    var counts = Array(repeating: Array(repeating: 0, count: new.count + 1), count: old.count + 1)
    for row in old.indices.reversed() {
      for column in new.indices.reversed() {
        counts[row][column] =
          areSame(old[row], new[column])
          ? counts[row + 1][column + 1] + 1
          : max(counts[row + 1][column], counts[row][column + 1])
      }
    }
    return counts
  }
}
