/// A JSON value; objects keep the order of their members, and duplicates.
public enum JSONValue: Hashable, Sendable {
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
  public var kind: String {
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
public struct JSONNumber: Hashable, Sendable {
  /// The digits, sign and exponent of the source.
  public let text: String

  /// The nearest floating-point value; infinite where the number is out of range.
  public var double: Double { Double(text) ?? .nan }
}

/// A key of a JSON object with its value.
public struct JSONMember: Hashable, Sendable {
  /// The key, with its escapes resolved.
  public let key: String
  /// The byte offset of the quote before the key.
  public let keyOffset: Int
  /// The value.
  public let node: JSONNode
}
