/// A JSON value and where it stands.
package struct JSONNode: Hashable, Sendable {
  /// The value.
  package let value: JSONValue
  /// The byte offset of its first byte.
  package let offset: Int
  /// The byte offset behind its last byte.
  package let end: Int

  /// The text of a string, or nil.
  package var string: String? {
    if case .string(let text) = value { text } else { nil }
  }

  /// The value of a number, or nil.
  package var number: Double? {
    if case .number(let number) = value { number.double } else { nil }
  }

  /// The members of an object, or nil.
  package var members: [JSONMember]? {
    if case .object(let members) = value { members } else { nil }
  }

  /// The elements of an array, or nil.
  package var elements: [JSONNode]? {
    if case .array(let elements) = value { elements } else { nil }
  }

  /// The value of the last member with a key, or nil.
  package subscript(key: String) -> JSONNode? {
    member(key)?.node
  }

  /// Tells whether an object has a member with a key.
  func has(_ key: String) -> Bool {
    members?.contains { $0.key.hasSameScalars(as: key) } ?? false
  }

  /// Returns the last member with a key, or nil; keys match scalar by scalar.
  package func member(_ key: String) -> JSONMember? {
    members?.last { $0.key.hasSameScalars(as: key) }
  }
}
