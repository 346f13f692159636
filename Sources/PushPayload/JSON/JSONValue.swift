/// A JSON value; objects keep the order of their members, and duplicates.
package enum JSONValue: Hashable, Sendable {
  /// The literal `null`.
  case null
  /// The literal `true` or `false`.
  case boolean(Bool)
  /// A number, as it was written.
  case number(JSONNumber)
  /// A string, with its escapes resolved.
  case string(String)
  /// The elements between square brackets.
  case array([JSONNode])
  /// The members between braces.
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

/// A JSON number, as it was written.
package struct JSONNumber: Hashable, Sendable {
  /// The digits, sign and exponent of the source.
  package let text: String

  /// The nearest floating-point value; infinite where the number is out of range.
  package var double: Double { Double(text) ?? .nan }
}

/// A key of a JSON object with its value.
package struct JSONMember: Hashable, Sendable {
  /// The key, with its escapes resolved.
  package let key: String
  /// The byte offset of the quote before the key.
  package let keyOffset: Int
  /// The value.
  package let node: JSONNode
}
