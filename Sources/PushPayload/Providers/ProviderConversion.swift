enum ProviderConversion: Hashable, Sendable {
  /// Unchanged; null is dropped.
  case same
  /// What is set becomes 1; other values are dropped.
  case flag
  /// The number 1 stays; other values are dropped.
  case one
  /// A number stays; 1 stands for a badge that the provider counts.
  case counted
  /// A number above 0 stays; other values are dropped.
  case positive
  /// Underscores in the keys of an object become hyphens.
  case hyphenatedKeys
  /// A string of digits becomes a number.
  case number
  /// Of texts by language the English one counts, else the first.
  case language
  /// A string that holds a JSON array becomes that array.
  case list
  /// Words become other words; unknown ones are dropped.
  case words([String: String])
  /// A duration becomes its end; without a clock only that of 0 is known.
  case lifetime
  /// Underscores in a word become hyphens.
  case hyphens
  /// In a sound object, critical becomes 1 or is dropped.
  case sound
  /// The name of a sound; the word `nil` means no sound.
  case soundName
  /// Every value becomes this number.
  case constant(String)
  /// Every value becomes this text.
  case text(String)
  /// What is set becomes this text, everything else is dropped.
  case textIfSet(String)
  /// The texts of an object become an array: of each list of paths the first that leads to one.
  case texts([[String]])
  /// The numbers of an object under these keys become their sum.
  case sum([String])

  /// The value that arrives, at the place of its source, or nil for none.
  func node(from node: JSONNode) -> JSONNode? {
    if node.value == .null { return nil }
    switch self {
    case .same: return node
    case .flag: return node.isSet ? Self.one(at: node) : nil
    case .one: return node.number == 1 ? node : nil
    case .counted: return node.number == nil ? Self.one(at: node) : node
    case .positive: return node.number.map { $0 > 0 } == true ? node : nil
    case .hyphenatedKeys:
      return node.changing {
        JSONMember(key: Self.hyphenated($0.key), keyOffset: $0.keyOffset, node: $0.node)
      }
    case .number: return Self.number(node)
    case .language: return Self.text(node)
    case .list: return Self.list(node)
    case .words(let words): return node.string.flatMap { words[$0] }.map { node.with(.string($0)) }
    case .lifetime: return node.number == 0 ? node : nil
    case .hyphens: return node.string.map { node.with(.string(Self.hyphenated($0))) } ?? node
    case .sound:
      return node.changing { member in
        let conversion = member.key == "critical" ? ProviderConversion.flag : .same
        return conversion.node(from: member.node).map { member.with($0) }
      }
    case .soundName: return node.string == "nil" ? nil : node
    case .constant(let digits): return node.with(.number(JSONNumber(text: digits)))
    case .text(let text): return node.with(.string(text))
    case .textIfSet(let text): return node.isSet ? node.with(.string(text)) : nil
    case .texts(let paths): return Self.texts(at: paths, in: node)
    case .sum(let keys): return Self.sum(of: keys, in: node)
    }
  }

  var isConstant: Bool {
    switch self {
    case .constant, .text: true
    default: false
    }
  }

  /// What sets a flag, as the end of a clause; nil if it is no flag.
  var setter: String? {
    switch self {
    case .flag: "true"
    case .one: "the number 1"
    default: nil
    }
  }

  private static func one(at node: JSONNode) -> JSONNode {
    node.with(.number(JSONNumber(text: "1")))
  }

  private static func hyphenated(_ word: String) -> String {
    String(word.map { $0 == "_" ? "-" : $0 })
  }

  private static func number(_ node: JSONNode) -> JSONNode {
    guard let text = node.string, let number = Int(text), String(number) == text else {
      return node
    }
    return node.with(.number(JSONNumber(text: text)))
  }

  private static func text(_ node: JSONNode) -> JSONNode? {
    guard let members = node.members else { return node }
    return node["en"] ?? members.first { $0.node.string != nil }?.node
  }

  private static func list(_ node: JSONNode) -> JSONNode {
    guard let text = node.string,
      let root = try? JSONDocument(reading: Array(text.utf8)).root, root.elements != nil
    else { return node }
    return node.holding(root)
  }

  private static func texts(at paths: [[String]], in node: JSONNode) -> JSONNode? {
    let texts = paths.compactMap { paths in
      paths.lazy.compactMap { node.node(at: $0.keyPath) }.first { $0.string != nil }
    }
    return texts.isEmpty ? nil : node.with(.array(texts))
  }

  private static func sum(of keys: [String], in node: JSONNode) -> JSONNode? {
    let numbers = keys.compactMap { node[$0]?.number }.compactMap { Int(exactly: $0) }
    guard !numbers.isEmpty else { return nil }
    let sum = numbers.reduce(0) { $0.addingReportingOverflow($1).partialValue }
    return node.with(.number(JSONNumber(text: String(sum))))
  }
}

extension JSONNode {
  /// Whether the value turns something on: true, or the number 1.
  fileprivate var isSet: Bool { value == .boolean(true) || number == 1 }

  fileprivate func holding(_ other: JSONNode) -> JSONNode {
    switch other.value {
    case .array(let elements): return with(.array(elements.map(holding)))
    case .object(let members):
      return with(
        .object(members.map { JSONMember(key: $0.key, keyOffset: offset, node: holding($0.node)) })
      )
    case .null, .boolean, .number, .string: return with(other.value)
    }
  }
}
