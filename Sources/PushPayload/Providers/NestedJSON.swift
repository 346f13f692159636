/// A JSON text whose strings with JSON are parsed, too, with places in the text.
///
/// SNS, Azure and others take a payload as a string within their own JSON.
struct NestedJSON: Sendable {
  /// The value of the text, with values instead of the strings that hold them.
  let root: JSONNode
  private let strings: [Range<Int>]
  let duplicateKeys: [DuplicateKey]

  /// A payload has a few thousand bytes; longer strings stay strings.
  private static let longest = 64 * 1024
  /// How deep strings in strings are parsed: SNS has one in another, a log adds a third.
  private static let deepest = 4

  init(_ document: JSONDocument) { self.init(document, levels: Self.deepest) }

  private init(_ document: JSONDocument, levels: Int) {
    var parser = Parser(bytes: document.bytes, levels: levels)
    root = parser.parsed(document.root)
    strings = parser.strings
    duplicateKeys = DuplicateKey.byPlace(parser.duplicateKeys)
  }

  /// Whether a part of the text is in such a string, where nothing is mended.
  func isInString(_ range: Range<Int>) -> Bool { strings.contains { $0.overlaps(range) } }

  func duplicateKeys(in part: JSONNode) -> [DuplicateKey] {
    duplicateKeys.filter { (part.offset..<part.end).contains($0.offset) }
  }

  private struct Parser {
    let bytes: [UInt8]
    let levels: Int
    var strings: [Range<Int>] = []
    var duplicateKeys: [DuplicateKey] = []

    mutating func parsed(_ node: JSONNode) -> JSONNode {
      switch node.value {
      case .null, .boolean, .number: return node
      case .string(let text): return content(of: node, text) ?? node
      case .array(let elements):
        var changed: [JSONNode] = []
        for element in elements { changed.append(parsed(element)) }
        return node.with(.array(changed))
      case .object(let members):
        var changed: [JSONMember] = []
        for member in members {
          let inner = parsed(member.node)
          changed.append(JSONMember(key: member.key, keyOffset: member.keyOffset, node: inner))
        }
        return node.with(.object(changed))
      }
    }

    private mutating func content(of node: JSONNode, _ text: String) -> JSONNode? {
      let range = (node.offset + 1)..<max(node.offset + 1, node.end - 1)
      guard levels > 0, range.count <= NestedJSON.longest, Self.mayHoldPayload(text) else {
        return nil
      }
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

    private static func mayHoldPayload(_ text: String) -> Bool {
      guard text.utf8.first(where: { !ASCII.isWhiteSpace($0) }) == ASCII.braceOpen else {
        return false
      }
      return text.utf8.holdsWord("aps")
    }
  }
}

extension String.UTF8View {
  func holdsWord(_ word: String) -> Bool {
    let word = Array(word.utf8)
    let text = Array(self)
    return text.indices.dropLast(word.count - 1).contains { text[$0...].starts(with: word) }
  }
}
