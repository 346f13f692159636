import PushPayload
package import PushRules

/// The known word that is nearest to a misspelt one.
package struct NearestWord {
  /// The word, or nil if none is near enough.
  package let word: String?

  /// Finds the known word with the smallest edit distance, at most a third of the letters.
  ///
  /// An abbreviation counts as one edit: `cols` for `columns`, `killed` for `killed-by-user`.
  package init(to misspelt: String, in known: [String]) {
    let letters = Array(misspelt.lowercased().utf8.prefix(64))
    let scored = known.map { word in
      let others = Array(word.lowercased().utf8)
      let distance = EditDistance.between(letters, others)
      return (
        word: word, distance: Self.isShort(letters, for: others) ? min(1, distance) : distance
      )
    }
    let best = scored.min { ($0.distance, $0.word.count) < ($1.distance, $1.word.count) }
    let limit = max(2, letters.count / 3)
    word = best.flatMap { $0.distance <= limit && $0.distance < letters.count ? $0.word : nil }
  }

  /// Whether letters abbreviate a word: a prefix, or at least half of its letters in order; at least
  /// three.
  private static func isShort(_ letters: [UInt8], for word: [UInt8]) -> Bool {
    guard letters.count > 2, letters.first == word.first else { return false }
    if word.starts(with: letters) { return true }
    guard word.count <= 2 * letters.count else { return false }
    var rest = letters[...]
    for letter in word where letter == rest.first { rest.removeFirst() }
    return rest.isEmpty
  }

  /// The suggestion at the end of a message, or an empty text.
  package var suggestion: String { word.map { "; did you mean \($0)?" } ?? "" }
}

/// Lenient matching of words with dashes: camel case, underscores and capitals count as the same.
package enum Kebab: Sendable {
  /// Returns the word that a text spells, or nil.
  package static func word(_ text: String, in words: [String]) -> String? {
    if words.contains(text) { return text }
    let text = String(text.map { $0 == "_" ? "-" : $0 })
    let dashed = text.reduce(into: "") { result, letter in
      let begins = letter.isUppercase && !result.isEmpty && result.last != "-"
      result += (begins ? "-" : "") + letter.lowercased()
    }
    return [dashed, text.lowercased()].first { words.contains($0) }
  }

  /// Returns the word that a text, or a synonym of the word, spells in one of these ways; or nil.
  package static func word(_ text: String, in words: [String], synonyms: [Synonym]) -> String? {
    if let word = word(text, in: words) { return word }
    let synonym = word(text, in: synonyms.map { $0.word })
    return synonyms.first { $0.word == synonym }?.meaning
  }
}
