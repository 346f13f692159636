/// Members with duplicate keys, where fixes are not safe.
///
/// The last value of such a key counts: a fix that removes it brings back the one before.
struct DoubtfulFixes: Sendable {
  /// The members with duplicate keys, by position; of nested ones the outermost.
  private let ranges: [Range<Int>]

  init(_ subject: LintSubject) {
    guard !subject.document.duplicateKeys.isEmpty else {
      ranges = []
      return
    }
    let objects = [subject.root, subject.aps, subject.alert, subject.sound].compactMap { $0 }
    var doubled: [Range<Int>] = []
    for object in objects {
      var counts: [String: Int] = [:]
      for member in object.members ?? [] { counts[member.key, default: 0] += 1 }
      for member in object.members ?? [] where counts[member.key, default: 0] > 1 {
        doubled.append(member.keyOffset..<member.node.end)
      }
    }
    doubled.sort { $0.lowerBound < $1.lowerBound }
    var reached = 0
    doubled.removeAll { range in
      if range.lowerBound < reached { return true }
      reached = range.upperBound
      return false
    }
    ranges = doubled
  }

  func contains(_ fix: Fix) -> Bool {
    fix.edits.contains { edit in
      let index = ranges.partitionPoint { $0.upperBound > edit.range.lowerBound }
      return index < ranges.count && ranges[index].lowerBound < edit.range.upperBound
    }
  }
}

extension Range<Int> {
  func holds(_ other: Range<Int>) -> Bool {
    lowerBound <= other.lowerBound && other.upperBound <= upperBound
  }
}
