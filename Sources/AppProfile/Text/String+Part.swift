extension StringProtocol {
  /// Whether the text contains another one, by bytes; the standard library's method is not in
  /// Embedded Swift.
  func hasPart(_ part: String) -> Bool {
    utf8.indices.contains { utf8[$0...].starts(with: part.utf8) }
  }
}
