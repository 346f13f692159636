extension Fix {
  /// Returns a text with fixes carried out; of fixes that touch each other the first in it counts.
  public static func apply(_ fixes: [Fix], to bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var copied = 0
    let edits = separate(fixes).flatMap { $0.edits }
    for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      result += bytes[copied..<edit.range.lowerBound]
      result += edit.text.utf8
      copied = edit.range.upperBound
    }
    return result + bytes[copied...]
  }

  /// Returns the fixes of which none touches the part of the text in which another works.
  static func separate(_ fixes: [Fix]) -> [Fix] {
    let placed = fixes.compactMap { fix in fix.span.map { (fix: fix, span: $0) } }
    var chosen: [Fix] = []
    var reached = -1
    for (fix, span) in placed.sorted(by: { $0.span.lowerBound < $1.span.lowerBound })
    where span.lowerBound > reached {
      chosen.append(fix)
      reached = span.upperBound
    }
    return chosen
  }

  /// The bytes from the first that is replaced to the last, or nil without a replacement.
  private var span: Range<Int>? {
    let starts = edits.map { $0.range.lowerBound }
    let ends = edits.map { $0.range.upperBound }
    guard let first = starts.min(), let last = ends.max() else { return nil }
    return first..<last
  }
}
