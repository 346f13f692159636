/// What a provider makes of a value.
enum ProviderConversion: Hashable, Sendable {
  /// It stays as it is; null goes.
  case same
  /// What is set becomes 1, everything else goes.
  case flag
  /// A string of digits becomes a number.
  case number
  /// Of texts by language the English one counts, else the first.
  case language
  /// A string that holds a JSON array becomes that array.
  case list
  /// Words become others; unknown ones go.
  case words([String: String])
  /// A length of time becomes the end of it, which only 0 tells without a clock.
  case lifetime
  /// A word with underscores gets hyphens.
  case hyphens
  /// In a sound that is an object, critical becomes 1 or goes.
  case sound
  /// The name of a sound; `nil` stands for none.
  case soundName
  /// Whatever the value, it becomes this number.
  case constant(String)

  /// Returns the value that arrives, at the place of the one it was made of, or nil for none.
  func node(from node: JSONNode) -> JSONNode? {
    if node.value == .null { return nil }
    switch self {
    case .same: return node
    case .flag: return node.isSet ? node.with(.number(JSONNumber(text: "1"))) : nil
    case .number: return Self.number(node)
    case .language: return Self.text(node)
    case .list: return Self.list(node)
    case .words(let words): return node.string.flatMap { words[$0] }.map { node.with(.string($0)) }
    case .lifetime: return node.number == 0 ? node : nil
    case .hyphens: return Self.hyphenated(node)
    case .sound: return Self.sound(node)
    case .soundName: return node.string == "nil" ? nil : node
    case .constant(let digits): return node.with(.number(JSONNumber(text: digits)))
    }
  }

  /// Whether the result is the same for every value.
  var isConstant: Bool { if case .constant = self { true } else { false } }

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

  private static func hyphenated(_ node: JSONNode) -> JSONNode {
    guard let text = node.string else { return node }
    return node.with(.string(String(text.map { $0 == "_" ? "-" : $0 })))
  }

  private static func sound(_ node: JSONNode) -> JSONNode {
    guard let members = node.members else { return node }
    let kept = members.compactMap { member -> JSONMember? in
      let isFlag = member.key == "critical"
      guard let value = (isFlag ? Self.flag : .same).node(from: member.node) else { return nil }
      return JSONMember(key: member.key, keyOffset: member.keyOffset, node: value)
    }
    return node.with(.object(kept))
  }
}

extension JSONNode {
  /// Whether the value switches something on: true, or the number 1.
  fileprivate var isSet: Bool { value == .boolean(true) || number == 1 }

  /// Returns the value of another text, as if all of it stood at this place.
  fileprivate func holding(_ other: JSONNode) -> JSONNode {
    switch other.value {
    case .array(let elements): return with(.array(elements.map(holding)))
    case .object(let members):
      return with(
        .object(
          members.map { JSONMember(key: $0.key, keyOffset: offset, node: holding($0.node)) }
        )
      )
    case .null, .boolean, .number, .string: return with(other.value)
    }
  }
}
