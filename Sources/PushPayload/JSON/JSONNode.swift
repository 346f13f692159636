package struct JSONNode: Hashable, Sendable {
  package let value: JSONValue
  package let offset: Int
  /// The byte offset behind its last byte.
  package let end: Int

  package var string: String? {
    if case .string(let text) = value { text } else { nil }
  }

  package var number: Double? {
    if case .number(let number) = value { number.double } else { nil }
  }

  package var members: [JSONMember]? {
    if case .object(let members) = value { members } else { nil }
  }

  package var elements: [JSONNode]? {
    if case .array(let elements) = value { elements } else { nil }
  }

  /// The value of the last member with a key, or nil.
  package subscript(key: String) -> JSONNode? {
    member(key)?.node
  }

  package func has(_ key: String) -> Bool {
    members?.contains { $0.key.hasSameScalars(as: key) } ?? false
  }

  /// Returns the last member with a key, or nil; keys match scalar by scalar.
  package func member(_ key: String) -> JSONMember? {
    members.flatMap { members in
      members.indices.last { members[$0].key.hasSameScalars(as: key) }.map { members[$0] }
    }
  }

  package var compactText: String {
    var text = ""
    write(to: &text)
    return text
  }

  private func write(to text: inout String) {
    switch value {
    case .null: text += "null"
    case .boolean(let isTrue): text += isTrue ? "true" : "false"
    case .number(let number): text += number.text
    case .string(let string): Self.write(string, to: &text)
    case .array(let elements):
      text += "["
      for (index, element) in elements.enumerated() {
        if index > 0 { text += "," }
        element.write(to: &text)
      }
      text += "]"
    case .object(let members):
      text += "{"
      for (index, member) in members.enumerated() {
        if index > 0 { text += "," }
        Self.write(member.key, to: &text)
        text += ":"
        member.node.write(to: &text)
      }
      text += "}"
    }
  }

  private static func write(_ string: String, to text: inout String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case "\u{0}"..<" ":
        text += "\\u00" + PrintableText.hexadecimal(UInt8(scalar.value), digits: 2)
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}

/// A JSON value; objects keep the order of their members, and duplicates.
package enum JSONValue: Hashable, Sendable {
  case null
  case boolean(Bool)
  /// A number as written.
  case number(JSONNumber)
  /// A string, with its escapes resolved.
  case string(String)
  case array([JSONNode])
  case object([JSONMember])

  /// The kind of value in words, with its article.
  package var kind: String {
    switch self {
    case .null: "null"
    case .boolean: "a Boolean"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}

package struct JSONNumber: Hashable, Sendable {
  package let text: String

  /// The nearest floating-point value; infinite if out of range.
  package var double: Double { Double(text) ?? .nan }
}

package struct JSONMember: Hashable, Sendable {
  /// The key, with its escapes resolved.
  package let key: String
  /// The byte offset of the quote before the key.
  package let keyOffset: Int
  package let node: JSONNode
}

extension String {
  /// Whether all scalars of two texts agree, unlike `==`, which compares canonically.
  ///
  /// Lengths are compared first: most keys differ in them.
  package func hasSameScalars(as other: String) -> Bool {
    utf8.count == other.utf8.count && utf8.elementsEqual(other.utf8)
  }
}
