import PushPayload

/// What the default `JSONDecoder` accepts for a Swift type.
indirect enum DecodedShape: Hashable, Sendable {
  case boolean
  case integer(ofType: String)
  case number(ofType: String)
  case text
  case url
  case uuid
  case data
  /// Seconds since the start of 2001.
  case date
  case optional(DecodedShape)
  case list(DecodedShape)
  /// A dictionary whose keys are strings, or integers in quotes.
  case map(DecodedShape, hasNumbersAsKeys: Bool)
  /// A range, as an array of its two bounds.
  case bounds(DecodedShape)
  /// A type of the app, by full name.
  case type(String)
  /// The code does not show it, and why.
  case unknown(String)

  static let limits: [String: ClosedRange<Double>] = [
    "Int": -0x1p63...0x1p63, "Int64": -0x1p63...0x1p63, "Int32": -0x1p31...0x1p31 - 1,
    "Int16": -0x1p15...0x1p15 - 1, "Int8": -128...127, "UInt": 0...0x1p64, "UInt64": 0...0x1p64,
    "UInt32": 0...0x1p32 - 1, "UInt16": 0...0x1p16 - 1, "UInt8": 0...255,
  ]

  static let greatest: [String: Double] = [
    "Double": .greatestFiniteMagnitude, "CGFloat": .greatestFiniteMagnitude,
    "TimeInterval": .greatestFiniteMagnitude, "Float": Double(Float.greatestFiniteMagnitude),
    "Decimal": 1e127,
  ]

  static let simple = Dictionary(
    first: limits.keys.map { ($0, .integer(ofType: $0)) }
      + greatest.keys.map { ($0, .number(ofType: $0)) } + single
  )

  static let single: [(String, DecodedShape)] = [
    ("Bool", .boolean), ("String", .text), ("URL", .url), ("UUID", .uuid), ("Data", .data),
    ("Date", .date),
  ]

  var isOptional: Bool { if case .optional = self { true } else { false } }

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

struct DecodedType: Hashable, Sendable {
  enum Form: Hashable, Sendable {
    /// A structure: an object with these keys.
    case object(Keyed<String, DecodedProperty>)
    /// An enumeration with raw values.
    case values(Keyed<RawValue, RawValue>)
    /// An enumeration without raw values: an object with the name of a case as its only key.
    case cases(Keyed<String, DecodedCase>)
    /// The code does not show it, and why.
    case unknown(String)
  }

  /// The name with its outer types.
  let name: String
  let form: Form
  let place: SourcePlace
}

struct DecodedProperty: Hashable, Sendable {
  let key: String
  /// The declaration, such as `eta: Date`.
  let declaration: String
  let shape: DecodedShape
  let place: SourcePlace
}

struct DecodedCase: Hashable, Sendable {
  let key: String
  let properties: Keyed<String, DecodedProperty>
}

/// Values in their order, and by key; of several with one key the first counts.
struct Keyed<Key: Hashable & Sendable, Value: Hashable & Sendable>: Hashable, Sendable {
  let all: [Value]
  let places: [Key: Int]
  /// The places of those that must not be missing.
  let required: [Int]

  init(_ all: [Value], by key: (Value) -> Key, isRequired: (Value) -> Bool = { _ in false }) {
    self.all = all
    places = Dictionary(first: all.enumerated().map { (key($1), $0) })
    required = all.indices.filter { isRequired(all[$0]) }
  }

  subscript(key: Key) -> Value? { places[key].map { all[$0] } }
}

extension Keyed<String, DecodedProperty> {
  init(_ all: [DecodedProperty]) {
    self.init(all, by: { $0.key }, isRequired: { !$0.shape.isOptional })
  }
}

enum RawValue: Hashable, Sendable {
  case text(String)
  case number(Double)

  var inWords: String {
    switch self {
    case .text(let text): text
    case .number(let number): Int(exactly: number).map { "\($0)" } ?? "\(number)"
    }
  }
}

extension String {
  /// Whether two names differ only by case, separators, or one or two letters.
  func isNear(_ other: String) -> Bool {
    let (left, right) = (letters, other.letters)
    let length = max(left.count, right.count)
    return EditDistance.between(left, right) <= (length < 4 ? 0 : length < 8 ? 1 : 2)
  }

  /// The text, shortened if it is very long.
  var shown: String {
    let most = 300
    return utf8.count <= most ? self : "…" + String(unicodeScalars.suffix(most / 2))
  }

  private var letters: [UInt8] {
    utf8.filter { $0 != UInt8(ascii: "_") && $0 != UInt8(ascii: "-") }.map { byte in
      (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte + 32 : byte
    }
  }
}
