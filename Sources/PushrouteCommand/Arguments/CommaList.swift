/// Words with commas between them.
struct CommaList: Hashable, Sendable {
  /// The words, without the spaces around them.
  let words: [String]

  /// Splits a list.
  init(_ text: String) {
    words = text.split(separator: ",", omittingEmptySubsequences: false).map { word in
      var word = word.drop { $0 == " " }
      while word.last == " " { word.removeLast() }
      return String(word)
    }
  }
}
