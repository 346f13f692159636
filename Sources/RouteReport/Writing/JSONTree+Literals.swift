extension JSONTree: ExpressibleByStringLiteral {
  /// Creates a string.
  public init(stringLiteral text: String) { self = .string(text) }
}

extension JSONTree: ExpressibleByArrayLiteral {
  /// Creates an array.
  public init(arrayLiteral elements: JSONTree...) { self = .array(elements) }
}
