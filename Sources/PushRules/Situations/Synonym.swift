/// Another word that people use.
package struct Synonym: Sendable {
  /// The other word.
  package let word: String
  /// The word that it stands for.
  package let meaning: String

  package init(_ word: String, _ meaning: String) {
    self.word = word
    self.meaning = meaning
  }
}
