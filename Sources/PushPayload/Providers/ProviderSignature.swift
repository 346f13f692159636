struct ProviderSignature: Sendable {
  /// The path to the object with the keys; if it leads to many values, all must have them.
  var place = ""
  /// Groups of marks: a message needs at least one mark of each.
  let groups: [[ProviderMark]]
  /// The only keys allowed together at the top, or nil if others are.
  var onlyKeys: Set<String>?
  /// The only keys allowed in the message, or nil if others are.
  var onlyMessageKeys: Set<String>?
  /// Marks that a message must not have.
  var excluded: [ProviderMark] = []
  /// Whether other JSON has such keys, too, so that they count only in a file that is named.
  var isLoose = false

  /// Returns how much of the keys only such messages have, or nil if a text has not all of them.
  func weight(in root: JSONNode) -> Int? {
    let messages = root.nodes(at: place)
    guard let first = messages.first, Self.has(root, only: onlyKeys) else { return nil }
    let haveMarks = messages.allSatisfy { message in
      message.members != nil && groups.allSatisfy { $0.contains { $0.matches(message) } }
        && !excluded.contains { $0.matches(message) } && Self.has(message, only: onlyMessageKeys)
    }
    guard haveMarks else { return nil }
    return groups.reduce(place.keyPath.count) { sum, group in
      sum + (group.filter { $0.matches(first) }.map { $0.weight }.max() ?? 0)
    }
  }

  /// Whether an object has no other keys; a flag in any spelling counts as a slip.
  private static func has(_ node: JSONNode, only keys: Set<String>?) -> Bool {
    guard let keys else { return true }
    return (node.members ?? []).allSatisfy { member in
      keys.contains(member.key) || FlagKey.allCases.contains { $0.resembles(member.key) }
    }
  }
}

extension ProviderSignature {
  /// A message with a mark of each group.
  init(
    in place: String = "",
    _ groups: [ProviderMark]...,
    only keys: Set<String>? = nil,
    excluding excluded: [ProviderMark] = [],
    isLoose: Bool = false
  ) {
    self.init(place: place, groups: groups, onlyKeys: keys, excluded: excluded, isLoose: isLoose)
  }
}

struct ProviderMark: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case string
    case object
    case strings
    case objects
    case boolean
    case number
    /// This number, or an array with it.
    case exactly(Double)
    case words([String])
    /// One of these words in any case, or an array with one of them.
    case naming([String])
    /// A string that begins like one of these, or an array of such strings.
    case beginnings([String])
    /// A device token, or a placeholder for one.
    case token
  }

  let path: [String]
  let kind: Kind

  /// The weight of the mark: a value out of few counts as much as a key.
  var weight: Int {
    switch kind {
    case .string, .object, .strings, .objects, .boolean, .number: path.count
    case .exactly, .words, .naming, .token: path.count + 1
    case .beginnings: path.count + 2
    }
  }

  func matches(_ message: JSONNode) -> Bool {
    guard let node = message.node(at: path) else { return false }
    switch (kind, node.value) {
    case (.string, .string), (.object, .object), (.boolean, .boolean), (.number, .number):
      return true
    case (.exactly(let number), .number): return node.number == number
    case (.exactly(let number), .array(let elements)):
      return elements.contains { $0.number == number }
    case (.strings, .array(let elements)):
      return !elements.isEmpty && elements.allSatisfy { $0.string != nil }
    case (.objects, .array(let elements)):
      return !elements.isEmpty && elements.allSatisfy { $0.members != nil }
    case (.words(let words), .string(let text)): return words.contains(text)
    case (.token, .string(let text)): return Self.isToken(text)
    case (.naming(let words), .string(let text)): return words.contains(text.lowercased())
    case (.naming(let words), .array(let elements)):
      return elements.contains { $0.string.map { words.contains($0.lowercased()) } ?? false }
    case (.beginnings(let beginnings), .string(let text)):
      return beginnings.contains(where: text.hasPrefix)
    case (.beginnings(let beginnings), .array(let elements)):
      return elements.first?.string.map { beginnings.contains(where: $0.hasPrefix) } ?? false
    case (.object, .string), (.strings, .string), (.objects, .string), (.boolean, .string),
      (.number, .string):
      return node.isPlaceholder
    default: return false
    }
  }

  /// Whether a text is one of Google's long tokens, which have a colon, a topic, or a word for a token.
  private static func isToken(_ text: String) -> Bool {
    let letters = String(decoding: FlagKey.letters(of: text), as: UTF8.self)
    let isLong = text.utf8.count >= (text.utf8.contains(ASCII.colon) ? 60 : 100)
    guard !text.utf8.contains(UInt8(ascii: "@")) else { return false }
    return isLong || text.hasPrefix("/topics/") || Placeholder.isWhole(text)
      || letters.utf8.holdsWord("token")
  }

  static func string(_ paths: String...) -> [Self] { all(paths, .string) }
  static func object(_ paths: String...) -> [Self] { all(paths, .object) }
  static func strings(_ paths: String...) -> [Self] { all(paths, .strings) }
  static func objects(_ paths: String...) -> [Self] { all(paths, .objects) }
  static func boolean(_ paths: String...) -> [Self] { all(paths, .boolean) }
  static func number(_ paths: String...) -> [Self] { all(paths, .number) }
  static func token(_ paths: String...) -> [Self] { all(paths, .token) }
  static func words(_ words: [String], _ paths: String...) -> [Self] { all(paths, .words(words)) }

  private static func all(_ paths: [String], _ kind: Kind) -> [Self] {
    paths.map { Self(path: $0.keyPath, kind: kind) }
  }
}
