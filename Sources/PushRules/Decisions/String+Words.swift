extension String {
  /// The words between single spaces.
  var words: [String] {
    var words: [String] = []
    var rest = self[...]
    while let end = rest.utf8.firstIndex(of: UInt8(ascii: " ")) {
      words.append(String(rest[..<end]))
      rest = rest[rest.utf8.index(after: end)...]
    }
    return rest.isEmpty ? words : words + [String(rest)]
  }
}
