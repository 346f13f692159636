/// What a sender asks of a message: a member that has to be there, or a value of some kind.
struct ProviderRule: Sendable {
  let key: String
  /// The kinds of value that it may have.
  let kinds: [ProviderMark.Kind]
  /// What it must be, as the end of a clause.
  let expected: String
  /// The path to the objects with the member.
  var place = ""
  /// Whether the sender refuses a message without it.
  var isRequired = false
  /// The member itself counts only beside these.
  var conditions: [ProviderKey.Condition] = []
  /// One of these keys shows that the message has such a part; empty if every message has it.
  var signs: [String] = []

  /// What is wrong with a message, by its place.
  func problem(in object: JSONNode) -> (place: Range<Int>, message: String)? {
    let isMeant = signs.isEmpty || signs.contains { object[$0] != nil }
    guard isMeant, conditions.allSatisfy({ $0.holds(in: object) }) else { return nil }
    guard let node = object[key] else {
      return isRequired ? (object.start, "`\(key)` is missing: write \(expected)") : nil
    }
    let isRight =
      node.isPlaceholder
      || kinds.contains { ProviderMark(path: [key], kind: $0).matches(object) }
    let found = node.string?.quoted ?? node.value.kind
    return isRight
      ? nil : (node.offset..<node.end, "`\(key)` must be \(expected), not \(found)")
  }
}
