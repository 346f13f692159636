/// Splits Swift into tokens, also broken code.
///
/// It looks at each byte a fixed number of times, so that time grows linearly.
package struct SwiftTokenizer: Sendable {
  private var scanner: ByteScanner
  private var tokens: [Token] = []
  /// The last token of code, which decides whether a slash begins a regular expression.
  private var last: Token?

  private init(_ bytes: [UInt8]) { scanner = ByteScanner(bytes, as: .swift) }

  package static func tokens(of bytes: [UInt8]) -> [Token] { read(bytes).tokens }

  static func read(_ bytes: [UInt8]) -> (tokens: [Token], isTruncated: Bool) {
    var tokenizer = SwiftTokenizer(bytes)
    tokenizer.tokens.reserveCapacity(bytes.count / 4)
    while !tokenizer.scanner.isAtEnd {
      let start = tokenizer.scanner.place
      let kind = tokenizer.skipToken()
      let token = Token(kind: kind, start: start, end: tokenizer.scanner.place)
      tokenizer.tokens.append(token)
      if token.isCode { tokenizer.last = token }
    }
    return (tokenizer.tokens, tokenizer.scanner.isTruncated)
  }

  private mutating func skipToken() -> Token.Kind {
    let byte = scanner.peek()
    switch byte {
    case "/": return skipSlash()
    case "#": return skipHash()
    case "\"":
      SwiftString.skip(&scanner, pounds: 0)
      return .string
    case "`":
      skipBackticks()
      return .word
    default: return scanner.skipPlainToken()
    }
  }

  private mutating func skipSlash() -> Token.Kind {
    switch scanner.peek(1) {
    case "/":
      scanner.skipLine()
      return .comment
    case "*":
      scanner.skipComment(nesting: true)
      return .comment
    default:
      guard mayBeginRegex, let length = lengthOfRegex() else {
        scanner.place += 1
        return .mark
      }
      scanner.place += length
      return .regex
    }
  }

  /// Moves over a directive, a raw string, a regular expression with `#`, or the mark alone.
  private mutating func skipHash() -> Token.Kind {
    var pounds = 1
    while scanner.peek(pounds) == UInt8(ascii: "#") { pounds += 1 }
    if scanner.peek(pounds) == UInt8(ascii: "\"") {
      scanner.place += pounds
      SwiftString.skip(&scanner, pounds: pounds)
      return .string
    }
    if scanner.peek(pounds) == UInt8(ascii: "/") {
      skipExtendedRegex(pounds: pounds)
      return .regex
    }
    if pounds == 1, isAtDirective {
      skipDirective()
      return .directive
    }
    scanner.place += pounds == 1 ? 1 : pounds
    return pounds == 1 ? .mark : .string
  }

  private var isAtDirective: Bool {
    let words = ["#if", "#elseif", "#else", "#endif"]
    return words.contains { word in
      scanner.isAt(word) && !ByteScanner.isWordByte(scanner.peek(word.utf8.count))
    }
  }

  /// Moves to the end of the line or to a comment in it.
  private mutating func skipDirective() {
    while !scanner.isAtEnd, !ByteScanner.isLineEnd(scanner.peek()) {
      if scanner.isAt("//") || scanner.isAt("/*") { return }
      scanner.place += 1
    }
  }

  /// Moves over a name in backticks on one line, or over a lone backtick.
  private mutating func skipBackticks() {
    let start = scanner.place
    scanner.place += 1
    scanner.skip { $0 != UInt8(ascii: "`") && !ByteScanner.isLineEnd($0) }
    if scanner.peek() == UInt8(ascii: "`") { scanner.place += 1 } else { scanner.place = start + 1 }
  }

  private mutating func skipExtendedRegex(pounds: Int) {
    scanner.place += pounds + 1
    let spansLines = ByteScanner.isLineEnd(scanner.peek())
    while !scanner.isAtEnd, spansLines || !ByteScanner.isLineEnd(scanner.peek()) {
      if scanner.peek() == UInt8(ascii: "\\") {
        scanner.place += scanner.place + 1 < scanner.bytes.count ? 2 : 1
      } else if scanner.peek() == UInt8(ascii: "/"), scanner.hasPounds(pounds, at: 1) {
        scanner.place += 1 + pounds
        return
      } else {
        scanner.place += 1
      }
    }
  }

  private static let longestRegex = 2_000

  /// The keywords behind which a value begins.
  private static let beforeValues: Set<String> = [
    "return", "in", "case", "if", "guard", "while", "where", "throw", "try", "await", "else", "is",
    "as", "switch", "default", "yield", "repeat", "do",
  ]

  /// Whether a value may begin here, and not only an operator.
  private var mayBeginRegex: Bool {
    guard let last else { return true }
    switch last.kind {
    case .word:
      let word = String(decoding: scanner.bytes[last.range], as: UTF8.self)
      return Self.beforeValues.contains(word)
    case .mark: return !")]}.".utf8.contains(scanner.bytes[last.start])
    case .space, .comment, .directive: return true
    case .number, .string, .regex: return false
    }
  }

  /// The length of the regular expression that begins here, or nil if the slash is an operator: as
  /// in Swift, it ends on its line, begins with no space, and closes no outer parenthesis.
  private mutating func lengthOfRegex() -> Int? {
    let first = scanner.peek(1)
    guard !ByteScanner.isSpace(first), first != UInt8(ascii: ")") else { return nil }
    var depth = 0
    var distance = 1
    while distance < Self.longestRegex, scanner.spendLookahead(1) {
      let byte = scanner.peek(distance)
      switch byte {
      case 0, 0x0A, 0x0D: return nil
      case "\\": distance += 1
      case "(": depth += 1
      case ")":
        depth -= 1
        if depth < 0 { return nil }
      case "/":
        let last = scanner.peek(distance - 1)
        return depth == 0 && last != 0x20 && last != 0x09 ? distance + 1 : nil
      default: break
      }
      distance += 1
    }
    return nil
  }
}
