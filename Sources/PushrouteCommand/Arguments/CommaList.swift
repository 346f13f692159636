/// Words with commas between them.
struct CommaList: Hashable, Sendable {
  /// The words, without the spaces around them.
  let words: [String]

  /// Splits a list.
  init(_ text: String) {
    words = text.split(separator: ",", omittingEmptySubsequences: false).map { word in
      let start = word.drop { $0 == " " }
      return String(start.reversed().drop { $0 == " " }.reversed())
    }
  }
}
