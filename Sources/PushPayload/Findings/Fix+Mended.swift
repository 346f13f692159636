extension JSONDocument {
  /// Tells whether a fix works where the text is read as if it were mended.
  func mends(_ fix: Fix) -> Bool {
    !mendedParts.isEmpty
      && fix.edits.contains { edit in mendedParts.contains { $0.reaches(into: edit.range) } }
  }
}

extension Range<Int> {
  /// Tells whether two parts of a text have a byte in common, or one is a place within the other.
  fileprivate func reaches(into other: Range<Int>) -> Bool {
    lowerBound < other.upperBound && other.lowerBound < upperBound
  }
}
