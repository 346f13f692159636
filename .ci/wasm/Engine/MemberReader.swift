internal import PushPayload
internal import PushRules

/// The members of a request, each read as one type of value.
struct MemberReader {
  private let members: [JSONMember]

  init(_ members: [JSONMember]) { self.members = members }

  /// Returns the value of a member; nil if it is missing, null or the word none.
  func value<Value>(
    _ name: String,
    _ read: (String) -> Value?
  ) throws(RequestError) -> Value? {
    guard let node = members.first(where: { $0.key == name })?.node else { return nil }
    let text: String
    switch node.value {
    case .null: return nil
    case .string("none"): return nil
    case .string(let word): text = word
    case .number(let number): text = number.text
    default: throw RequestError("`\(name)` is neither a string nor a number")
    }
    guard let value = read(text) else { throw RequestError("`\(name)` does not know \(text)") }
    return value
  }

  /// The state of the app, with what ended it.
  func state() throws(RequestError) -> AppState {
    let cause = try value("terminatedBy") { Termination(rawValue: $0) }
    let state = try value("state") { name in AppState.five.first { $0.name == name } }
    guard let state else { throw RequestError("expected a member `state`") }
    return state.termination == nil ? state : .notRunning(cause ?? .system)
  }

  /// The implemented methods, or nil if they are not stated.
  func methods() throws(RequestError) -> ValueSet<DelegateMethod>? {
    try words("implements") { word in DelegateMethod.allCases.first { $0.id == word } }
      .map { ValueSet($0) }
  }

  /// The background modes, or nil if they are not stated.
  func modes() throws(RequestError) -> ValueSet<BackgroundMode>? {
    try words("backgroundModes") { BackgroundMode(name: $0) }.map { ValueSet($0) }
  }

  /// Returns the values of an array of words, or nil if the member is missing.
  func words<Value>(
    _ name: String,
    _ read: (String) -> Value?
  ) throws(RequestError) -> [Value]? {
    guard let node = members.first(where: { $0.key == name })?.node else { return nil }
    guard let elements = node.elements else { throw RequestError("`\(name)` is no array") }
    var values: [Value] = []
    for element in elements {
      guard let word = element.string, let value = read(word) else {
        throw RequestError("`\(name)` holds something unknown")
      }
      values.append(value)
    }
    return values
  }
}
