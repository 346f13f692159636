/// A JSON value to be written; objects keep the order of their members.
package enum JSONTree: Hashable, Sendable {
  case null
  case boolean(Bool)
  case number(Int)
  /// A number with the spelling of its source.
  case numeral(String)
  case string(String)
  case array([JSONTree])
  case object([Member])

  package struct Member: Hashable, Sendable {
    package let key: String
    package let value: JSONTree

    package init(_ key: String, _ value: JSONTree) {
      self.key = key
      self.value = value
    }
  }

  package static func text(_ text: String?) -> JSONTree { text.map(JSONTree.string) ?? .null }

  /// A number of situations, which a 32-bit `Int` cannot hold.
  static func count(_ count: some BinaryInteger) -> JSONTree { .numeral(String(count)) }

  package static func texts(_ texts: [String]) -> JSONTree { .array(texts.map(JSONTree.string)) }

  /// The object with one more member, unless its value is nil.
  func adding(_ key: String, _ value: JSONTree?) -> JSONTree {
    guard case .object(let members) = self, let value else { return self }
    return .object(members + [Member(key, value)])
  }
}

extension JSONTree: ExpressibleByDictionaryLiteral {
  /// Creates an object with its members in the order of the literal.
  package init(dictionaryLiteral members: (String, JSONTree)...) {
    self = .object(members.map { Member($0, $1) })
  }
}

extension JSONTree: ExpressibleByStringLiteral {
  package init(stringLiteral text: String) { self = .string(text) }
}

extension JSONTree: ExpressibleByArrayLiteral {
  package init(arrayLiteral elements: JSONTree...) { self = .array(elements) }
}
