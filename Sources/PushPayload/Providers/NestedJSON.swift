/// A JSON text whose strings with JSON are parsed, too, with places in the text.
///
/// SNS, Azure and others take a payload as a string within their own JSON.
struct NestedJSON: Sendable {
  /// The value of the text, with values instead of the strings that hold them.
  private(set) var root: JSONNode
  private(set) var duplicateKeys: [DuplicateKey] = []
  private var strings: [Range<Int>] = []
  private let bytes: [UInt8]
  private let levels: Int

  /// A payload has a few thousand bytes; longer strings stay strings.
  private static let longest = 64 * 1024
  /// How deep strings in strings are parsed: SNS has one in another, a log adds a third.
  private static let deepest = 4

  init(_ document: JSONDocument, levels: Int = deepest) {
    (root, bytes, self.levels) = (document.root, document.bytes, levels)
    root = parsed(document.root)
    duplicateKeys = DuplicateKey.byPlace(duplicateKeys)
  }

  /// Whether a part of the text is in such a string, where nothing is mended.
  func isInString(_ range: Range<Int>) -> Bool {
    let next = strings.partitionPoint { $0.upperBound > range.lowerBound }
    return next < strings.count && strings[next].overlaps(range)
  }

  private mutating func parsed(_ node: JSONNode) -> JSONNode {
    switch node.value {
    case .null, .boolean, .number: node
    case .string(let text): content(of: node, text) ?? node
    case .array(let elements): node.with(.array(elements.map { parsed($0) }))
    case .object: node.changing { $0.with(parsed($0.node)) }
    }
  }

  private mutating func content(of node: JSONNode, _ text: String) -> JSONNode? {
    let range = (node.offset + 1)..<max(node.offset + 1, node.end - 1)
    guard levels > 0, range.count <= Self.longest, text.utf8.holdsWord("aps"),
      text.utf8.first(where: { !ASCII.isWhiteSpace($0) }) == ASCII.braceOpen
    else { return nil }
    let raw = JSONText(range: range, hasEscapes: true).decoded(in: bytes)
    guard raw.bytes == Array(text.utf8), let inner = try? JSONDocument(reading: raw.bytes),
      inner.root.members != nil
    else { return nil }
    strings.append(node.offset..<node.end)
    let content = NestedJSON(inner, levels: levels - 1)
    let duplicates = inner.duplicateKeys + content.duplicateKeys
    duplicateKeys += duplicates.map { $0.placed(by: raw.origin) }
    return raw.origin.placed(content.root)
  }
}

extension Collection<UInt8> {
  package func holdsWord(_ word: String) -> Bool {
    let word = Array(word.utf8)
    let text = Array(self)
    return text.indices.dropLast(word.count - 1).contains { start in
      text[start] == word[0] && text[start...].starts(with: word)
    }
  }
}
