/// Splits Objective-C, C and C++ into tokens, also broken code.
///
/// It looks at each byte a fixed number of times, so that time grows linearly.
package struct ObjectiveCTokenizer: Sendable {
  private var scanner: ByteScanner
  private var isAtLineStart = true

  private init(_ bytes: [UInt8], as kind: Syntax) { scanner = ByteScanner(bytes, as: kind) }

  package static func tokens(of bytes: [UInt8]) -> [Token] { read(bytes, as: .objectiveC).tokens }

  static func read(_ bytes: [UInt8], as kind: Syntax) -> (tokens: [Token], isTruncated: Bool) {
    var tokenizer = ObjectiveCTokenizer(bytes, as: kind)
    var tokens: [Token] = []
    tokens.reserveCapacity(bytes.count / 4)
    while !tokenizer.scanner.isAtEnd {
      let start = tokenizer.scanner.place
      let kind = tokenizer.skipToken()
      let end = tokenizer.scanner.place
      switch kind {
      case .space:
        if tokenizer.scanner.bytes[start..<end].contains(where: ByteScanner.isLineEnd) {
          tokenizer.isAtLineStart = true
        }
      case .comment: break
      default: tokenizer.isAtLineStart = false
      }
      tokens.append(Token(kind: kind, start: start, end: end))
    }
    return (tokens, tokenizer.scanner.isTruncated)
  }

  private mutating func skipToken() -> Token.Kind {
    let byte = scanner.peek()
    switch byte {
    case "/" where scanner.peek(1) == UInt8(ascii: "/"):
      skipLineWithContinuations()
      return .comment
    case "/" where scanner.peek(1) == UInt8(ascii: "*"):
      scanner.skipComment(nesting: false)
      return .comment
    case "#" where isAtLineStart:
      skipDirective()
      return .directive
    case "\"", "'":
      skipString(byte)
      return .string
    case "R" where scanner.peek(1) == UInt8(ascii: "\"") && skipRawString():
      return .string
    default: return scanner.skipPlainToken()
    }
  }

  /// Moves to the end of a line, over lines that a backslash continues.
  private mutating func skipLineWithContinuations() {
    while true {
      scanner.skipLine()
      guard !scanner.isAtEnd, scanner.peek(-1) == UInt8(ascii: "\\") else { return }
      skipLineEnd()
    }
  }

  private mutating func skipLineEnd() {
    scanner.place += scanner.peek() == 0x0D && scanner.peek(1) == 0x0A ? 2 : 1
  }

  /// Moves to the end of a directive, or to a comment in it.
  private mutating func skipDirective() {
    while !scanner.isAtEnd {
      let byte = scanner.peek()
      if ByteScanner.isLineEnd(byte) {
        guard scanner.peek(-1) == UInt8(ascii: "\\") else { return }
        skipLineEnd()
      } else if scanner.isAt("//") || scanner.isAt("/*") {
        return
      } else if byte == UInt8(ascii: "\"") {
        skipString(byte)
      } else {
        scanner.place += 1
      }
    }
  }

  private mutating func skipString(_ quote: UInt8) {
    scanner.place += 1
    while !scanner.isAtEnd {
      let byte = scanner.peek()
      if byte == quote {
        scanner.place += 1
        return
      }
      if byte == UInt8(ascii: "\\"), scanner.place + 1 < scanner.bytes.count {
        scanner.place += 1
        if ByteScanner.isLineEnd(scanner.peek()) { skipLineEnd() } else { scanner.place += 1 }
      } else if ByteScanner.isLineEnd(byte) {
        return
      } else {
        scanner.place += 1
      }
    }
  }

  /// Moves over a C++ raw string, such as `R"x(text)x"`, if one begins here.
  private mutating func skipRawString() -> Bool {
    var delimiter: [UInt8] = []
    var distance = 2
    while scanner.peek(distance) != UInt8(ascii: "(") {
      let byte = scanner.peek(distance)
      guard delimiter.count < 16, ByteScanner.isWordByte(byte) else { return false }
      delimiter.append(byte)
      distance += 1
    }
    let end = [UInt8(ascii: ")")] + delimiter + [UInt8(ascii: "\"")]
    scanner.place += distance + 1
    while !scanner.isAtEnd {
      if scanner.peek() == end[0], scanner.bytes[scanner.place...].starts(with: end) {
        scanner.place += end.count
        return true
      }
      scanner.place += 1
    }
    return true
  }
}
