/// A way to mend a finding that changes nothing else.
public struct Fix: Hashable, Sendable {
  /// What it does, as an imperative clause such as "write 1".
  public let title: String
  /// The replacements; they do not overlap.
  package let edits: [Edit]

  /// One replacement.
  package struct Edit: Hashable, Sendable {
    /// The bytes to replace.
    package let range: Range<Int>
    /// The new text.
    package let text: String
  }
}

// The fixes that checks offer.
extension Fix {
  /// Writes another value.
  static func write(_ text: String, for node: JSONNode) -> Fix {
    Fix(title: "write " + text, edits: [Edit(range: node.offset..<node.end, text: text)])
  }

  /// Writes a number as a string; another value stays.
  static func quotingNumber(_ node: JSONNode) -> Fix? {
    guard case .number(let number) = node.value else { return nil }
    return write("\"\(number.text)\"", for: node)
  }

  /// Writes a string of plain digits as a number; another value stays.
  static func unquotingNumber(_ node: JSONNode) -> Fix? {
    guard let text = node.string, let number = UInt32(text), String(number) == text else {
      return nil
    }
    return write(text, for: node)
  }

  /// Writes another key.
  static func rename(_ member: JSONMember, to key: String, in document: JSONDocument) -> Fix {
    let edit = Edit(range: document.keyRange(at: member.keyOffset), text: "\"\(key)\"")
    return Fix(title: "rename the key to `\(key)`", edits: [edit])
  }
}
