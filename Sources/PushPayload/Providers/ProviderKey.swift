/// What becomes of one key of a message.
struct ProviderKey: Sendable {
  /// Where a value goes.
  enum Target: Hashable, Sendable {
    /// To these keys of the payload.
    case payload([String])
    /// Its members go beside `aps`.
    case members
    /// To a request header.
    case header(String)
    /// Its members are request headers.
    case headers
  }

  /// The keys that lead to the value in the message.
  let source: [String]
  /// Where the value goes.
  let target: Target
  /// What is made of it.
  let conversion: ProviderConversion
  /// The other key of the message, and the word that it must have for this one to count.
  private(set) var condition: (key: String, word: String)?

  /// A value that goes into the payload, with points between keys.
  init(_ source: String, to target: String, _ conversion: ProviderConversion = .same) {
    self.source = source.keyPath
    self.target = .payload(target.keyPath)
    self.conversion = conversion
  }

  /// A value that becomes a request header.
  init(_ source: String, header: String, _ conversion: ProviderConversion = .same) {
    self.source = source.keyPath
    self.target = .header(header)
    self.conversion = conversion
  }

  /// An object whose members go beside `aps`.
  init(membersOf source: String) {
    self.source = source.keyPath
    target = .members
    conversion = .same
  }

  /// An object whose members are request headers.
  init(headersOf source: String) {
    self.source = source.keyPath
    target = .headers
    conversion = .same
  }

  /// The same, counting only where another key has a word as its value.
  func when(_ key: String, is word: String) -> ProviderKey {
    var copy = self
    copy.condition = (key, word)
    return copy
  }

  /// Tells whether the key counts in a message.
  func counts(in message: JSONNode) -> Bool {
    condition.map { message[$0.key]?.string == $0.word } ?? true
  }
}
