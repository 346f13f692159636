extension StringProtocol {
  /// Whether a text stands somewhere in this one, by bytes; what the library has for that is not in
  /// Embedded Swift.
  func hasPart(_ part: String) -> Bool {
    utf8.indices.contains { utf8[$0...].starts(with: part.utf8) }
  }
}
