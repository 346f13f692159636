/// A placeholder that a template engine or a person replaces before the push is sent.
enum Placeholder: Sendable {
  private static let marks: [(start: String, end: String)] = [
    ("{", "}"), ("${", "}"), ("#{", "}"), ("$(", ")"), ("#(", ")"), ("%(", ")"), (".(", ")"),
    ("<", ">"), ("[[", "]]"), ("__", "__"),
  ]

  /// Whether a whole text is a placeholder, such as `{{badge}}`, `$(badge)`, `%s` or `<badge>`.
  static func isWhole(_ text: String) -> Bool {
    guard text.utf8.count < 200, !text.utf8.contains(ASCII.quote), !isIdentifier(text) else {
      return false
    }
    return marks.contains { mark in
      text.hasPrefix(mark.start) && text.hasSuffix(mark.end)
        && text.utf8.count > mark.start.utf8.count + mark.end.utf8.count
    } || isVariable(text) || isFormat(text)
  }

  /// One bit for each byte that may begin a placeholder, those from 0x40 on in the second word.
  private static let starts = (marks.compactMap { $0.start.utf8.first } + Array("$%\\".utf8))
    .reduce(into: (UInt64(0), UInt64(0))) { bits, byte in
      if byte < 0x40 { bits.0 |= 1 &<< UInt64(byte) } else { bits.1 |= 1 &<< UInt64(byte) }
    }

  /// Whether a string may be a placeholder, by its first byte.
  static func mayBegin(_ text: JSONText, of bytes: Span<UInt8>) -> Bool {
    guard let first = text.range.first, bytes[first] < 0x80 else { return false }
    return (bytes[first] < 0x40 ? starts.0 : starts.1) &>> UInt64(bytes[first]) & 1 == 1
  }

  /// Whether a text outside of quotes is a placeholder for a value, such as `%d` or `$badge`.
  static func isBare(_ text: String) -> Bool { isVariable(text) || isFormat(text) }

  /// Whether a text is a UUID in braces, which is a mistake of its own.
  private static func isIdentifier(_ text: String) -> Bool {
    text.hasPrefix("{") && text.utf8.count == 38
      && text.utf8.count { $0 == ASCII.minus } == 4
  }

  /// Whether a text is the name of a variable, such as `$badge`.
  private static func isVariable(_ text: String) -> Bool {
    let name = text.utf8.dropFirst()
    return text.utf8.first == UInt8(ascii: "$") && !name.isEmpty
      && name.allSatisfy(ASCII.isWordByte)
  }

  /// Whether a text is a conversion of a format, such as `%@`, `%1$d` or `%lld`.
  private static func isFormat(_ text: String) -> Bool {
    let rest = text.utf8.dropFirst()
    guard text.utf8.first == UInt8(ascii: "%"), (1...8).contains(rest.count) else { return false }
    return rest.allSatisfy { "0123456789.$@lhqzscdiufgxX".utf8.contains($0) }
      && rest.last.map { !ASCII.digits.contains($0) } == true
  }
}

extension JSONNode {
  var isPlaceholder: Bool { string.map { Placeholder.isWhole($0) } ?? false }
}
