/// Words with dashes, which may also be written in camel case.
enum Kebab: Sendable {
  /// Returns the word that a text spells in either way, or nil.
  static func word(_ text: String, in words: [String]) -> String? {
    if words.contains(text) { return text }
    let dashed = text.reduce(into: "") { result, letter in
      result += letter.isUppercase ? "-" + letter.lowercased() : String(letter)
    }
    return words.contains(dashed) ? dashed : nil
  }
}
