/// What the default `JSONDecoder` takes for a Swift type.
indirect enum DecodedShape: Hashable, Sendable {
  case boolean
  /// A whole number of a type such as `Int8`.
  case integer(ofType: String)
  /// A number with a fraction or without, of a type such as `Double`.
  case number(ofType: String)
  case text
  case url
  case uuid
  case data
  /// Seconds since the beginning of 2001.
  case date
  case optional(DecodedShape)
  case list(DecodedShape)
  /// A dictionary whose keys are texts, or whole numbers in quotes.
  case map(DecodedShape, hasNumbersAsKeys: Bool)
  /// A range: an array of its two bounds.
  case bounds(DecodedShape)
  /// A type of the app, by its full name.
  case type(String)
  /// Reading does not show it; the text is why.
  case unknown(String)

  /// The least and the greatest value of each type of whole numbers.
  static let limits: [String: ClosedRange<Double>] = [
    "Int": -0x1p63...0x1p63, "Int64": -0x1p63...0x1p63, "Int32": -0x1p31...0x1p31 - 1,
    "Int16": -0x1p15...0x1p15 - 1, "Int8": -128...127, "UInt": 0...0x1p64, "UInt64": 0...0x1p64,
    "UInt32": 0...0x1p32 - 1, "UInt16": 0...0x1p16 - 1, "UInt8": 0...255,
  ]

  /// The greatest value of each type of numbers with a fraction.
  static let greatest: [String: Double] = [
    "Double": .greatestFiniteMagnitude, "CGFloat": .greatestFiniteMagnitude,
    "TimeInterval": .greatestFiniteMagnitude, "Float": Double(Float.greatestFiniteMagnitude),
    "Decimal": 1e127,
  ]

  /// The types that are decoded from a single value.
  static let simple = Dictionary(
    first: limits.keys.map { ($0, .integer(ofType: $0)) }
      + greatest.keys.map { ($0, .number(ofType: $0)) } + single
  )

  private static let single: [(String, DecodedShape)] = [
    ("Bool", .boolean), ("String", .text), ("URL", .url), ("UUID", .uuid), ("Data", .data),
    ("Date", .date),
  ]

  /// Whether a decoder takes an object without the key.
  var isOptional: Bool { if case .optional = self { true } else { false } }
}

/// A type of the app as a JSON decoder reads it.
struct DecodedType: Hashable, Sendable {
  /// What makes up the type.
  enum Form: Hashable, Sendable {
    /// A structure: an object with these keys.
    case object([DecodedProperty])
    /// An enumeration with raw values: one of these.
    case values([RawValue])
    /// An enumeration without: an object with one key, the name of a case.
    case cases([DecodedCase])
    /// Reading does not show it; the text is why.
    case unknown(String)
  }

  /// The name with those of the types around it.
  let name: String
  let form: Form
  let place: SourcePlace
}

/// A key of an object that a structure is decoded from.
struct DecodedProperty: Hashable, Sendable {
  let key: String
  /// The declaration, such as `eta: Date`.
  let declaration: String
  let shape: DecodedShape
  let place: SourcePlace
}

/// A case with the keys of the object that belongs to it.
struct DecodedCase: Hashable, Sendable {
  let key: String
  let properties: [DecodedProperty]
}

/// A raw value of an enumeration.
enum RawValue: Hashable, Sendable {
  case text(String)
  case number(Double)
}

extension DecodedShape {
  /// What a single value has to be, with its article.
  var expectation: String {
    switch self {
    case .boolean: "true or false"
    case .integer: "a whole number"
    case .number: "a number"
    case .url: "a string with a URL"
    case .uuid: "a string with a UUID"
    case .data: "a string in Base64"
    case .date: "a number of seconds since 2001"
    default: "a string"
    }
  }
}

extension RawValue {
  /// The value as JSON writes it.
  var inWords: String {
    switch self {
    case .text(let text): text
    case .number(let number): Int(exactly: number).map { "\($0)" } ?? "\(number)"
    }
  }
}
