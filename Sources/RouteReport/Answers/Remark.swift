/// A remark on an answer: a caveat of the rules, or a consequence of the payload.
package struct Remark: Hashable, Sendable, Identifiable {
  /// The permanent name.
  package let id: String
  /// What to know, in a sentence or two.
  package let text: String
}
