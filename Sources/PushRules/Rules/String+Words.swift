extension String {
  /// The words between single spaces.
  package var words: [String] { split(separator: " ").map { String($0) } }
}
