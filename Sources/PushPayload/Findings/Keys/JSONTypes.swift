/// The JSON types that a key may have.
struct JSONTypes: OptionSet, Sendable {
  let rawValue: UInt8

  static let string = JSONTypes(rawValue: 1)
  static let number = JSONTypes(rawValue: 2)
  static let boolean = JSONTypes(rawValue: 4)
  /// The Boolean true alone.
  static let onlyTrue = JSONTypes(rawValue: 8)
  /// An array with nothing but strings.
  static let strings = JSONTypes(rawValue: 16)
  static let object = JSONTypes(rawValue: 32)

  /// Tells whether a value is of one of the types.
  func contains(_ value: JSONValue) -> Bool {
    switch value {
    case .null: false
    case .string: contains(.string)
    case .number: contains(.number)
    case .boolean(let isTrue): contains(.boolean) || isTrue && contains(.onlyTrue)
    case .array(let elements): contains(.strings) && elements.allSatisfy { $0.string != nil }
    case .object: contains(.object)
    }
  }
}
