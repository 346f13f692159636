/// The parts of a payload in which a fix may bring about something else than it says.
///
/// Of a key that stands twice in its object the last value counts: who takes that away brings back
/// the one before.
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

  /// Returns a finding, without its fix if that works on one of the parts.
  func removed(from diagnostic: Diagnostic) -> Diagnostic {
    guard let fix = diagnostic.fix, !ranges.isEmpty else { return diagnostic }
    return fix.edits.contains { touches($0.range) } ? diagnostic.withoutFix : diagnostic
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
