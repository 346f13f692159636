package import PushRules

/// A value in a payload, as far as routing depends on it.
enum TraitValue: Equatable {
  case null
  case boolean(Bool)
  case number(Double)
  case emptyString
  /// The string "1".
  case one
  case string
  case array
  case object

  var hasText: Bool { self == .one || self == .string }

  /// The number; NaN for another value.
  var number: Double {
    if case .number(let number) = self { number } else { .nan }
  }

  init(_ text: String) {
    self = text.isEmpty ? .emptyString : text == "1" ? .one : .string
  }

  init(_ text: JSONText, of bytes: Span<UInt8>) {
    if text.hasEscapes {
      // An escape takes six bytes at most.
      self = text.range.count > 6 ? .string : TraitValue(text.string(in: bytes))
    } else if text.range.isEmpty {
      self = .emptyString
    } else {
      let isOne = text.range.count == 1 && bytes[text.range.lowerBound] == UInt8(ascii: "1")
      self = isOne ? .one : .string
    }
  }

  init(_ node: JSONNode) {
    switch node.value {
    case .null: self = .null
    case .boolean(let isTrue): self = .boolean(isTrue)
    case .number(let number): self = .number(number.double)
    case .string(let text): self.init(text)
    case .array: self = .array
    case .object: self = .object
    }
  }
}

extension PayloadFlag {
  init(_ value: TraitValue) {
    switch value {
    case .number(1): self = .one
    case .number(let number): self = number > 1 ? .undocumented : .zero
    case .boolean(let isTrue): self = isTrue ? .boolean : .zero
    case .one: self = .undocumented
    case .emptyString, .string, .null, .array, .object: self = .unreadable
    }
  }

  /// The value of a key of `aps`, or nil for an absent key.
  fileprivate var value: String? {
    switch self {
    case .absent, .misplaced: nil
    case .one: "1"
    case .boolean: "true"
    case .undocumented: #""1""#
    case .zero: "0"
    case .unreadable: #""yes""#
    }
  }
}

extension PayloadTraits {
  /// The keys of `aps` with the shortest values for these traits, nil for an absent key.
  package var keys: [(key: String, value: String?)] {
    let alert: String? =
      switch alert {
      case .absent: nil
      case .string: #""Hello""#
      case .dictionary: #"{"title":"Hello"}"#
      }
    return [
      ("alert", alert), ("sound", sound == .present ? #""default""# : nil),
      ("badge", badge == .present ? "1" : nil), ("content-available", contentAvailable.value),
      ("mutable-content", mutableContent.value), ("category", category == .present ? #""C""# : nil),
      ("event", event.map { "\"" + $0.name + "\"" }),
    ]
  }

  package var sample: String {
    let aps = keys.compactMap { key, value in value.map { "\"" + key + "\":" + $0 } }
    let outside = [
      contentAvailable == .misplaced ? #","content-available":1"# : "",
      mutableContent == .misplaced ? #","mutable-content":1"# : "",
    ]
    return #"{"aps":{"# + aps.joined(separator: ",") + "}" + outside.joined() + "}"
  }
}
