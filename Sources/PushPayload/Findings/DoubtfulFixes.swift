/// The members whose keys stand twice in their objects, where fixes are not safe.
///
/// The last value of such a key counts: a fix that removes it brings back the one before.
struct DoubtfulFixes: Sendable {
  /// The members whose keys stand twice, by place; of nested ones the outermost.
  private let ranges: [Range<Int>]

  /// Finds them in the objects that fixes work on.
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

  /// Tells whether a fix works on one of the parts.
  func contains(_ fix: Fix) -> Bool {
    !ranges.isEmpty && fix.edits.contains { touches($0.range) }
  }

  private func touches(_ edit: Range<Int>) -> Bool {
    var lower = 0
    var upper = ranges.count
    while lower < upper {
      let middle = (lower + upper) / 2
      if ranges[middle].upperBound <= edit.lowerBound { lower = middle + 1 } else { upper = middle }
    }
    return lower < ranges.count && ranges[lower].lowerBound < edit.upperBound
  }
}
