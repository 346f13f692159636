enum CommaRepair: Sendable {
  /// The edit that puts a comma behind the item before an offset.
  ///
  /// Two strings without white space between them are probably one with an unescaped quote, and two
  /// values of an array on one line may be one with a slip in it: these get no comma.
  static func edit(before offset: Int, in bytes: [UInt8]) -> Fix.Edit? {
    guard let last = bytes[..<offset].lastIndex(where: { !ASCII.isWhiteSpace($0) }) else {
      return nil
    }
    let gap = bytes[(last + 1)..<offset]
    let startsLine = gap.contains { $0 == ASCII.lineFeed || $0 == ASCII.carriageReturn }
    let next = bytes[bytes.keyRange(at: offset).upperBound...].first { !ASCII.isWhiteSpace($0) }
    let isKey = bytes[offset] == ASCII.quote && next == ASCII.colon
    guard startsLine || !gap.isEmpty && isKey else { return nil }
    return Fix.Edit(range: (last + 1)..<(last + 1), text: ",")
  }
}

enum CommentRepair: Sendable {
  static func edit(at offset: Int, in bytes: [UInt8]) -> Fix.Edit? {
    let second = bytes.dropFirst(offset + 1).first
    switch (bytes[offset], second) {
    case (ASCII.slash, ASCII.asterisk): return block(at: offset, in: bytes)
    case (ASCII.slash, ASCII.slash): return line(at: offset, in: bytes)
    case (hash, _) where startsLine(offset, in: bytes) || second == ASCII.space:
      return line(at: offset, in: bytes)
    default: return nil
    }
  }

  private static let hash = UInt8(ascii: "#")

  private static func line(at offset: Int, in bytes: [UInt8]) -> Fix.Edit {
    let end = bytes[offset...].firstIndex { isLineEnd($0) } ?? bytes.count
    return Fix.Edit(range: offset..<end, text: "")
  }

  /// A space replaces a comment between two words.
  private static func block(at offset: Int, in bytes: [UInt8]) -> Fix.Edit? {
    var end = offset + 2
    while end + 1 < bytes.count, (bytes[end], bytes[end + 1]) != (ASCII.asterisk, ASCII.slash) {
      end += 1
    }
    guard end + 1 < bytes.count else { return nil }
    let range = offset..<(end + 2)
    let before = bytes[..<offset].last.map(ASCII.isWordByte) ?? false
    let after = bytes[range.upperBound...].first.map { !ASCII.isWhiteSpace($0) } ?? false
    return Fix.Edit(range: range, text: before && after ? " " : "")
  }

  private static func startsLine(_ offset: Int, in bytes: [UInt8]) -> Bool {
    let before = bytes[ByteOrderMark.length(in: bytes)..<offset]
    let last = before.last { $0 != ASCII.space && $0 != ASCII.tab }
    return last.map(isLineEnd) ?? true
  }

  private static func isLineEnd(_ byte: UInt8) -> Bool {
    byte == ASCII.lineFeed || byte == ASCII.carriageReturn
  }
}

enum QuoteRepair: Sendable {
  /// The edit that rewrites the string at an offset, or nil if its end is in doubt.
  ///
  /// The first quote of its kind must be the end, with a colon, a comma, a bracket or nothing
  /// behind it. Between the quotes only escapes change.
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
        let next = bytes[index...].first { !ASCII.isWhiteSpace($0) }
        guard next.map({ "}],:".utf8.contains($0) }) ?? true else { return nil }
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

  private static func written(_ scalar: Unicode.Scalar, isEscaped: Bool) -> String {
    switch scalar {
    case "\"": "\\\""
    case "'", "\u{2018}", "\u{2019}", "\u{201C}", "\u{201D}": String(scalar)
    default: (isEscaped ? "\\" : "") + String(scalar)
    }
  }

  private static func beginsItem(_ offset: Int, in bytes: [UInt8]) -> Bool {
    let before = bytes[ByteOrderMark.length(in: bytes)..<offset]
    return before.last { !ASCII.isWhiteSpace($0) }.map { "{[,:".utf8.contains($0) } ?? true
  }
}

/// Points that leave out a part of an example.
enum ElisionRepair: Sendable {
  static func length(at offset: Int, in bytes: [UInt8]) -> Int {
    ["...", "\u{2026}"].first { bytes[offset...].starts(with: $0.utf8) } == nil ? 0 : 3
  }

  /// A placeholder stands for a value that is left out, or for all in it; anything else goes, with a comma.
  static func edit(at offset: Int, in bytes: [UInt8]) -> Fix.Edit? {
    let end = offset + length(at: offset, in: bytes)
    let last = bytes[..<offset].lastIndex { !ASCII.isWhiteSpace($0) } ?? offset
    let next = bytes[end...].firstIndex { !ASCII.isWhiteSpace($0) } ?? end
    let isLast = next == bytes.count || "}]".utf8.contains(bytes[next])
    switch bytes[last] {
    case ASCII.braceOpen where isLast && next < bytes.count,
      ASCII.bracketOpen where isLast && next < bytes.count:
      return Fix.Edit(range: last..<(next + 1), text: "\"{{}}\"")
    case ASCII.colon: return Fix.Edit(range: offset..<end, text: "\"{{}}\"")
    case ASCII.comma where isLast: return Fix.Edit(range: last..<end, text: "")
    case _ where !isLast && bytes[next] == ASCII.comma:
      return Fix.Edit(range: offset..<(next + 1), text: "")
    case ASCII.comma, ASCII.braceOpen, ASCII.bracketOpen:
      return Fix.Edit(range: offset..<end, text: "")
    default: return Fix.Edit(range: offset..<end, text: isLast ? "" : ",")
    }
  }
}
