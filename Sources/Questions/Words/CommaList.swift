/// A list of words separated by commas.
package struct CommaList: Hashable, Sendable {
  /// The words, trimmed of spaces.
  package let words: [String]

  package init(_ text: String) {
    words = text.split(separator: ",", omittingEmptySubsequences: false).map { word in
      var word = word.drop { $0 == " " }
      while word.last == " " { word.removeLast() }
      return String(word)
    }
  }
}
