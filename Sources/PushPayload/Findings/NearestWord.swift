/// The known word that a misspelt one probably means.
enum NearestWord: Sendable {
  /// Returns the nearest of some words, or nil if none is within a third of its letters.
  static func of(_ word: String, in known: [String]) -> String? {
    let letters = lettersOnly(word)
    let nearest =
      known
      .map { (word: $0, distance: EditDistance.between(letters, lettersOnly($0))) }
      .min { $0.distance < $1.distance }
    guard let nearest, nearest.distance <= max(1, nearest.word.utf8.count / 3) else { return nil }
    return nearest.word
  }

  /// Returns the end of a message that names the nearest word, or nothing.
  static func question(_ word: String, in known: [String]) -> String {
    of(word, in: known).map { "; did you mean `\($0)`?" } ?? ""
  }

  /// A word in lower case, without separators and cut to a length that costs little.
  private static func lettersOnly(_ word: String) -> [UInt8] {
    word.utf8.prefix(64)
      .filter { $0 != ASCII.minus && $0 != UInt8(ascii: "_") && $0 != ASCII.space }
      .map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
  }
}
