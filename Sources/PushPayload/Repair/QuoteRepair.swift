/// Writes a string in straight double quotes that stands in others.
enum QuoteRepair: Sendable {
  /// Returns the edit that rewrites the string at an offset, or nil if its end is in doubt.
  ///
  /// The first quote of its kind must be the end, with a colon, a comma, a bracket or nothing
  /// behind it; what stands between the quotes stays as it is, but for escapes.
  static func edit(at offset: Int, in bytes: [UInt8]) -> Fix.Edit? {
    let text = bytes[...]
    guard beginsItem(offset, in: bytes),
      let opening = UTF8Sequence.scalar(at: offset, in: text.span),
      let closers = closers(of: opening)
    else { return nil }
    var content = "\""
    var index = offset + opening.utf8.count
    var isEscaped = false
    while index < bytes.count, let scalar = UTF8Sequence.scalar(at: index, in: text.span) {
      index += scalar.utf8.count
      if !isEscaped, closers.contains(scalar) {
        guard endsItem(index, in: bytes) else { return nil }
        return Fix.Edit(range: offset..<index, text: content + "\"")
      }
      if isEscaped || scalar != "\\" { content += written(scalar, isEscaped: isEscaped) }
      isEscaped = !isEscaped && scalar == "\\"
    }
    return nil
  }

  private static func closers(of opening: Unicode.Scalar) -> Set<Unicode.Scalar>? {
    switch opening {
    case "'": ["'"]
    case "\u{201C}", "\u{201D}", "\u{201E}": ["\u{201C}", "\u{201D}", "\""]
    case "\u{2018}", "\u{2019}": ["\u{2018}", "\u{2019}", "'"]
    default: nil
    }
  }

  /// Returns a scalar of the content as JSON writes it, with the backslash that stood before it.
  private static func written(_ scalar: Unicode.Scalar, isEscaped: Bool) -> String {
    switch scalar {
    case "\"": "\\\""
    case "'", "\u{2018}", "\u{2019}", "\u{201C}", "\u{201D}": String(scalar)
    default: (isEscaped ? "\\" : "") + String(scalar)
    }
  }

  private static func beginsItem(_ offset: Int, in bytes: [UInt8]) -> Bool {
    let before = bytes[ByteOrderMark.length(in: bytes)..<offset]
    switch before.last(where: { !ASCII.isWhiteSpace($0) }) {
    case nil, ASCII.braceOpen, ASCII.bracketOpen, ASCII.comma, ASCII.colon: return true
    default: return false
    }
  }

  private static func endsItem(_ offset: Int, in bytes: [UInt8]) -> Bool {
    switch bytes[offset...].first(where: { !ASCII.isWhiteSpace($0) }) {
    case nil, ASCII.braceClose, ASCII.bracketClose, ASCII.comma, ASCII.colon: true
    default: false
    }
  }
}
