/// The JSON types that a key may have.
package struct JSONTypes: OptionSet, Sendable {
  package let rawValue: UInt8

  /// Takes over a sum of types.
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let string = JSONTypes(rawValue: 1)
  package static let number = JSONTypes(rawValue: 2)
  package static let boolean = JSONTypes(rawValue: 4)
  /// The Boolean true alone.
  package static let onlyTrue = JSONTypes(rawValue: 8)
  /// An array with nothing but strings.
  package static let strings = JSONTypes(rawValue: 16)
  package static let object = JSONTypes(rawValue: 32)
  /// The literal `null`, which counts as no key.
  package static let null = JSONTypes(rawValue: 64)

  /// Tells whether a value is of one of the types.
  func contains(_ value: JSONValue) -> Bool {
    switch value {
    case .null: contains(JSONTypes.null)
    case .string: contains(.string)
    case .number: contains(.number)
    case .boolean(let isTrue): contains(.boolean) || isTrue && contains(.onlyTrue)
    case .array(let elements): contains(.strings) && elements.allSatisfy { $0.string != nil }
    case .object: contains(.object)
    }
  }
}
