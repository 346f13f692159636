/// Something to know beside the answer: a caveat of the rules, or what follows from the payload.
package struct Remark: Hashable, Sendable, Identifiable {
  /// The permanent name.
  package let id: String
  /// What to know, in a sentence or two.
  package let text: String
}
