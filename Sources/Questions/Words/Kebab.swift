package import PushRules

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
