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
    let doubled = objects.flatMap { object in
      var counts: [String: Int] = [:]
      for member in object.members ?? [] { counts[member.key, default: 0] += 1 }
      return (object.members ?? []).filter { counts[$0.key, default: 0] > 1 }
        .map { $0.keyOffset..<$0.node.end }
    }
    var apart: [Range<Int>] = []
    for range in doubled.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = apart.last, range.lowerBound < last.upperBound { continue }
      apart.append(range)
    }
    ranges = apart
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
