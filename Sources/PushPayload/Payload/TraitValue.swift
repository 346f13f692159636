internal import PushRules

/// A value in a payload, as far as the routing looks at it.
enum TraitValue: Equatable {
  case null
  case boolean(Bool)
  case number(Double)
  case emptyString
  /// The string "1".
  case one
  case string
  /// A string that names an event of a Live Activity.
  case event(LiveActivityEvent)
  case array
  case object

  /// Whether this is a string that is not empty.
  var hasText: Bool {
    switch self {
    case .one, .string, .event: true
    default: false
    }
  }

  /// The event of a Live Activity that this names, or nil.
  var event: LiveActivityEvent? {
    if case .event(let event) = self { event } else { nil }
  }

  /// The number, or one that is none.
  var number: Double {
    if case .number(let number) = self { number } else { .nan }
  }

  init(_ text: String) {
    if let event = LiveActivityEvent(name: text) {
      self = .event(event)
    } else {
      self = text.isEmpty ? .emptyString : text == "1" ? .one : .string
    }
  }

  init(_ text: JSONText, of bytes: Span<UInt8>) {
    if text.hasEscapes {
      // An escape takes six bytes at most, and the longest word that counts has six letters.
      self = text.range.count > 36 ? .string : TraitValue(text.string(in: bytes))
    } else if text.range.isEmpty {
      self = .emptyString
    } else {
      let isOne = text.range.count == 1 && bytes[text.range.lowerBound] == UInt8(ascii: "1")
      self = isOne ? .one : Self.word(text.range, of: bytes)
    }
  }

  /// A string that is not empty: the name of an event, or another text.
  private static func word(_ range: Range<Int>, of bytes: Span<UInt8>) -> TraitValue {
    let event = LiveActivityEvent.allCases.first { event in
      guard event.name.utf8.count == range.count else { return false }
      var place = range.lowerBound
      for byte in event.name.utf8 {
        if bytes[place] != byte { return false }
        place += 1
      }
      return true
    }
    return event.map { .event($0) } ?? .string
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

extension Flag {
  /// Reads the value of a key that Apple documents as the number 1.
  init(_ value: TraitValue) {
    switch value {
    case .number(1): self = .one
    case .number(let number): self = number > 1 ? .undocumented : .zero
    case .boolean(let isTrue): self = isTrue ? .boolean : .zero
    case .one: self = .undocumented
    case .emptyString, .string, .event, .null, .array, .object: self = .unreadable
    }
  }
}
