/// Something to know beside the answer: a caveat of the rules, or what follows from the payload.
public struct Remark: Hashable, Sendable, Identifiable {
  /// The permanent name.
  public let id: String
  /// What to know, in a sentence or two.
  public let text: String
}
