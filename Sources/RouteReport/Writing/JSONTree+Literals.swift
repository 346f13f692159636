extension JSONTree: ExpressibleByStringLiteral {
  /// Creates a string.
  package init(stringLiteral text: String) { self = .string(text) }
}

extension JSONTree: ExpressibleByArrayLiteral {
  /// Creates an array.
  package init(arrayLiteral elements: JSONTree...) { self = .array(elements) }
}
