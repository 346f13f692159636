internal import AppLifecycle
internal import PushPayload
internal import RouteReport

extension JSONNode {
  /// The value in a message.
  var words: String {
    switch value {
    case .null: "null"
    case .boolean(let isTrue): String(isTrue)
    case .number(let number): Int(exactly: number.double).map { String($0) } ?? number.text
    case .string(let text): PrintableText.escaped(text, limit: 200)
    case .array(let elements): "[" + elements.map(\.words).joined(separator: ", ") + "]"
    case .object: "an object"
    }
  }

  /// An expected call in a message.
  var callWords: String {
    guard let method = members == nil ? self : self["method"] else { return "any call" }
    return method.string.map { Callback(named: $0)?.id ?? $0 }
      ?? self["notification"]?.words ?? "a notification without a method"
  }
}

extension JSONTree {
  /// The value of a member, or nil.
  subscript(key: String) -> JSONTree? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.key == key }?.value
  }

  /// The keys of an object.
  var keys: [String] {
    if case .object(let members) = self { members.map(\.key) } else { [] }
  }

  /// The elements of an array, or nil.
  var elements: [JSONTree]? {
    if case .array(let elements) = self { elements } else { nil }
  }

  /// The text of a string, or nil.
  var string: String? {
    if case .string(let text) = self { text } else { nil }
  }

  /// The kind of value, named as in messages of the JSON reader.
  var kind: String {
    switch self {
    case .null: "null"
    case .boolean: "a Boolean"
    case .number, .numeral: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }

  /// A call in a message.
  var callWords: String {
    self["method"]?.string ?? self["notification"]?.string ?? "a notification without a method"
  }
}

extension JSONTree? {
  /// The value in a message; a missing value counts as null.
  var words: String {
    switch self {
    case nil, .null: "null"
    case .boolean(let isTrue): String(isTrue)
    case .number(let number): String(number)
    case .numeral(let digits): digits
    case .string(let text): PrintableText.escaped(text, limit: 200)
    case .array(let elements):
      "[" + elements.map { Optional($0).words }.joined(separator: ", ") + "]"
    case .object: "an object"
    }
  }
}
