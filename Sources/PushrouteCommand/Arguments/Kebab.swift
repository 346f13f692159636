/// Lenient matching of words with dashes: camel case, underscores and capitals count as the same.
enum Kebab: Sendable {
  /// Returns the word that a text spells, or nil.
  static func word(_ text: String, in words: [String]) -> String? {
    if words.contains(text) { return text }
    let text = String(text.map { $0 == "_" ? "-" : $0 })
    let dashed = text.reduce(into: "") { result, letter in
      let begins = letter.isUppercase && !result.isEmpty && result.last != "-"
      result += (begins ? "-" : "") + letter.lowercased()
    }
    return [dashed, text.lowercased()].first { words.contains($0) }
  }
}
