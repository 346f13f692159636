import PushPayload
package import Questions

/// The difference between two versions of a text, as `diff -u` prints it.
package struct UnifiedDiff: Hashable, Sendable {
  package struct Change: Hashable, Sendable {
    /// What became of it, with its mark.
    package enum Kind: String, Sendable {
      case kept = " "
      case removed = "-"
      case added = "+"
    }

    package let kind: Kind
    package let line: String
  }

  private static let context = 3

  private let path: String
  private let changes: [Change]
  /// Whether it has the bytes of both versions: those that are no UTF-8 have no place in it.
  package let isExact: Bool

  package init(of path: FilePath, from old: [UInt8], to new: [UInt8]) {
    let path = path.printed
    // A tab ends a name with a space in it, as diff -u has it for patch.
    self.path = path.contains(" ") ? path + "\t" : path
    isExact = [old, new].allSatisfy { String(decoding: $0, as: UTF8.self).utf8.elementsEqual($0) }
    let lines = [old, new].map { bytes in
      bytes.lines.map { String(decoding: bytes[$0], as: UTF8.self) }
    }
    changes = LineComparison(lines[0], lines[1]).changes
  }

  /// The difference, which `patch` can apply; empty if there is none.
  package var text: String {
    let hunks = self.hunks
    guard !hunks.isEmpty else { return "" }
    return "--- \(path)\n+++ \(path)\n" + hunks.map { text(of: $0) }.joined()
  }

  /// Whether a terminal shows it and does nothing else; joined emoji and other scalars of text count.
  package var isHarmless: Bool {
    hunks.allSatisfy { hunk in changes[hunk].allSatisfy { $0.isHarmless } }
  }

  private var hunks: [Range<Int>] {
    var hunks: [Range<Int>] = []
    for (index, change) in changes.enumerated() where change.kind != .kept {
      let lower = max(0, index - Self.context)
      let upper = min(changes.count, index + Self.context + 1)
      if let last = hunks.last, last.upperBound >= lower {
        hunks[hunks.count - 1] = last.lowerBound..<upper
      } else {
        hunks.append(lower..<upper)
      }
    }
    return hunks
  }

  private func text(of hunk: Range<Int>) -> String {
    let old = span(hunk) { $0.kind != .added }
    let new = span(hunk) { $0.kind != .removed }
    return "@@ -\(old) +\(new) @@\n" + changes[hunk].map { $0.text }.joined()
  }

  /// The first line and the number of lines of one version in a hunk.
  private func span(_ hunk: Range<Int>, where isThere: (Change) -> Bool) -> String {
    let before = changes[..<hunk.lowerBound].count(where: isThere)
    let count = changes[hunk].count(where: isThere)
    return "\(count == 0 ? before : before + 1),\(count)"
  }
}

extension UnifiedDiff.Change {
  fileprivate var text: String {
    kind.rawValue + line + (line.unicodeScalars.last == "\n" ? "" : Self.endWithoutFeed)
  }

  private static let endWithoutFeed = "\n\\ No newline at end of file\n"

  fileprivate var isHarmless: Bool {
    var content = line.unicodeScalars[...]
    if content.last == "\n" { content = content.dropLast(content.dropLast().last == "\r" ? 2 : 1) }
    return content.allSatisfy { $0.isHarmless }
  }
}

extension Unicode.Scalar {
  /// Whether a terminal prints it without a side effect.
  fileprivate var isHarmless: Bool {
    switch value {
    case 0x09, 0x20..<0x7F: true
    case 0x200E, 0x200F, 0x061C, 0x202A...0x202E, 0x2066...0x2069: false
    default:
      switch properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator: false
      default: true
      }
    }
  }
}

package struct LineComparison: Sendable {
  /// The most pairs of lines to compare; a larger part counts as replaced.
  private static let limit = 4_000_000

  package let changes: [UnifiedDiff.Change]

  package init(_ old: [String], _ new: [String]) {
    let start = zip(old, new).prefix { $0.hasSameScalars(as: $1) }.count
    let end = zip(old[start...].reversed(), new[start...].reversed())
      .prefix { $0.hasSameScalars(as: $1) }.count
    changes =
      old[..<start].map { .init(kind: .kept, line: $0) }
      + Self.middle(Array(old[start...].dropLast(end)), Array(new[start...].dropLast(end)))
      + old.suffix(end).map { .init(kind: .kept, line: $0) }
  }

  private static func middle(_ old: [String], _ new: [String]) -> [UnifiedDiff.Change] {
    guard old.count * new.count <= limit else {
      return old.map { .init(kind: .removed, line: $0) } + new.map { .init(kind: .added, line: $0) }
    }
    let shared = sharedCounts(old, new)
    var changes: [UnifiedDiff.Change] = []
    var (row, column) = (0, 0)
    while row < old.count || column < new.count {
      if row < old.count, column < new.count, old[row].hasSameScalars(as: new[column]) {
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
          old[row].hasSameScalars(as: new[column])
          ? counts[row + 1][column + 1] + 1
          : max(counts[row + 1][column], counts[row][column + 1])
      }
    }
    return counts
  }
}
