struct JSONTreeBuilder: JSONReceiver {
  private(set) var root: JSONNode?
  private(set) var duplicateKeys: [DuplicateKey] = []
  private var parts: [Part] = []

  private struct Part {
    let container: JSONContainer
    let start: Int
    var key = ""
    var keyOffset = 0
    var elements: [JSONNode] = []
    var members: [JSONMember] = []
  }

  mutating func key(_ text: JSONText, of bytes: Span<UInt8>) {
    let innermost = parts.count - 1
    parts[innermost].key = text.string(in: bytes)
    parts[innermost].keyOffset = text.range.lowerBound - 1
  }

  mutating func value(_ scalar: JSONScalar, at range: Range<Int>, of bytes: Span<UInt8>) {
    let value: JSONValue
    switch scalar {
    case .null: value = .null
    case .boolean(let isTrue): value = .boolean(isTrue)
    case .number:
      value = .number(JSONNumber(text: bytes.string(in: range)))
    case .string(let text): value = .string(text.string(in: bytes))
    }
    add(JSONNode(value: value, offset: range.lowerBound, end: range.upperBound))
  }

  mutating func open(_ container: JSONContainer, at offset: Int) {
    parts.append(Part(container: container, start: offset))
  }

  mutating func close(at end: Int) {
    let part = parts.removeLast()
    let duplicates = DuplicateKey.all(in: part.members)
    if duplicateKeys.isEmpty { duplicateKeys = duplicates } else { duplicateKeys += duplicates }
    let value: JSONValue =
      part.container == .array ? .array(part.elements) : .object(part.members)
    add(JSONNode(value: value, offset: part.start, end: end))
  }

  private mutating func add(_ node: JSONNode) {
    let innermost = parts.count - 1
    guard innermost >= 0 else {
      root = node
      return
    }
    switch parts[innermost].container {
    case .array: parts[innermost].elements.append(node)
    case .object:
      let (key, keyOffset) = (parts[innermost].key, parts[innermost].keyOffset)
      parts[innermost].members.append(JSONMember(key: key, keyOffset: keyOffset, node: node))
    }
  }
}
