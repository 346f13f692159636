/// Where the bytes of a text came from that was made of another.
struct TextOrigin: Hashable, Sendable {
  /// For each byte the bytes of the other text that it stands for.
  private let sources: [Range<Int>]

  /// Keeps the sources, one for each byte.
  init(_ sources: [Range<Int>]) { self.sources = sources }

  /// Returns the bytes of the other text that a part stands for; the part must not be empty.
  func source(of part: Range<Int>) -> Range<Int> {
    let start = sources[part.lowerBound].lowerBound
    return start..<max(start, sources[part.upperBound - 1].upperBound)
  }

  /// Returns a value with the places of the other text.
  func placed(_ node: JSONNode) -> JSONNode {
    let range = source(of: node.offset..<node.end)
    let value: JSONValue
    switch node.value {
    case .array(let elements): value = .array(elements.map { placed($0) })
    case .object(let members): value = .object(members.map { placed($0) })
    case .null, .boolean, .number, .string: value = node.value
    }
    return JSONNode(value: value, offset: range.lowerBound, end: range.upperBound)
  }

  private func placed(_ member: JSONMember) -> JSONMember {
    JSONMember(key: member.key, keyOffset: start(of: member.keyOffset), node: placed(member.node))
  }

  /// Returns where a byte came from.
  func start(of offset: Int) -> Int { sources[offset].lowerBound }
}
