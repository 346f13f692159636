extension JSONDocument {
  /// Tells whether a fix works where the text is read as if it were mended.
  func mends(_ fix: Fix) -> Bool {
    !mendedParts.isEmpty
      && fix.edits.contains { edit in mendedParts.contains { $0.touches(edit.range) } }
  }
}

extension Range<Int> {
  /// Whether two parts of a text have a byte in common, or lie next to each other.
  fileprivate func touches(_ other: Range<Int>) -> Bool {
    lowerBound <= other.upperBound && other.lowerBound <= upperBound
  }
}
