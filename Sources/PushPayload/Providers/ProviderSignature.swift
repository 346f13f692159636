/// Keys that only the messages of one provider have.
struct ProviderSignature: Sendable {
  /// A key with a value that shows whose message it stands in.
  struct Mark: Hashable, Sendable {
    /// The keys that lead to the value.
    let path: [String]
    /// What the value is.
    let kind: Kind
  }

  /// What a value is.
  enum Kind: Hashable, Sendable {
    case string
    case object
    case strings
    case boolean
    case number
    /// One of these words.
    case words([String])
    /// A string that begins like one of these, or an array of such strings.
    case beginnings([String])
  }

  /// Of each group one mark has to be there.
  let groups: [[Mark]]
  /// The only keys that may stand beside each other, or nil if others may.
  var onlyKeys: Set<String>?
  /// Marks of which none may be there.
  var excluded: [Mark] = []
  /// The key around the message, or nil if it is the whole text.
  var wrapper: String?

  /// Tells whether a text has the keys.
  func fits(_ root: JSONNode) -> Bool {
    let message: JSONNode
    if let wrapper {
      guard let inner = root[wrapper], inner.members != nil else { return false }
      message = inner
    } else {
      message = root
    }
    guard groups.allSatisfy({ $0.contains { $0.stands(in: message) } }) else { return false }
    if excluded.contains(where: { $0.stands(in: message) }) { return false }
    guard let onlyKeys else { return true }
    return (root.members ?? []).allSatisfy { member in
      onlyKeys.contains(member.key) || FlagKey.allCases.contains { $0.resembles(member.key) }
    }
  }
}

extension ProviderSignature.Mark {
  static func string(_ paths: String...) -> [Self] { all(paths, .string) }
  static func object(_ paths: String...) -> [Self] { all(paths, .object) }
  static func strings(_ paths: String...) -> [Self] { all(paths, .strings) }
  static func boolean(_ paths: String...) -> [Self] { all(paths, .boolean) }
  static func number(_ paths: String...) -> [Self] { all(paths, .number) }

  private static func all(_ paths: [String], _ kind: ProviderSignature.Kind) -> [Self] {
    paths.map { Self(path: $0.keyPath, kind: kind) }
  }

  /// Tells whether a message has the key with such a value.
  func stands(in message: JSONNode) -> Bool {
    guard let node = message.member(at: path)?.node else { return false }
    switch (kind, node.value) {
    case (.string, .string), (.object, .object), (.boolean, .boolean), (.number, .number):
      return true
    case (.strings, .array(let elements)):
      return !elements.isEmpty && elements.allSatisfy { $0.string != nil }
    case (.words(let words), .string(let text)): return words.contains(text)
    case (.beginnings(let beginnings), .string(let text)):
      return beginnings.contains(where: text.hasPrefix)
    case (.beginnings(let beginnings), .array(let elements)):
      return elements.first?.string.map { beginnings.contains(where: $0.hasPrefix) } ?? false
    default: return false
    }
  }
}
