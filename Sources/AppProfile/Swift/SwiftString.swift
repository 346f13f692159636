/// Skips Swift strings: raw or not, on one line or several, with interpolated code.
enum SwiftString: Sendable {
  static func skip(_ scanner: inout ByteScanner, pounds: Int) {
    let spansLines = scanner.isAt("\"\"\"") && !isOneLine(scanner, pounds: pounds)
    scanner.place += spansLines ? 3 : 1
    while !scanner.isAtEnd {
      let byte = scanner.peek()
      if byte == UInt8(ascii: "\"") {
        if closes(scanner, pounds: pounds, spansLines: spansLines) {
          scanner.place += (spansLines ? 3 : 1) + pounds
          return
        }
        scanner.place += 1
      } else if byte == UInt8(ascii: "\\"), scanner.hasPounds(pounds, at: 1) {
        scanner.place += 1 + pounds
        if scanner.peek() == UInt8(ascii: "("), scanner.enter() {
          skipCode(&scanner)
          scanner.leave()
        } else if !scanner.isAtEnd, spansLines || !ByteScanner.isLineEnd(scanner.peek()) {
          scanner.place += 1
        }
      } else if !spansLines, ByteScanner.isLineEnd(byte) {
        return
      } else {
        scanner.place += 1
      }
    }
  }

  /// Whether three quotes begin a raw string of one line, as in `#"""#`.
  private static func isOneLine(_ scanner: ByteScanner, pounds: Int) -> Bool {
    guard pounds > 0 else { return false }
    var distance = 2
    while !ByteScanner.isLineEnd(scanner.peek(distance)), scanner.peek(distance) != 0 {
      let isQuote = scanner.peek(distance) == UInt8(ascii: "\"")
      distance += 1
      if isQuote, scanner.hasPounds(pounds, at: distance) { return true }
    }
    return false
  }

  private static func closes(_ scanner: ByteScanner, pounds: Int, spansLines: Bool) -> Bool {
    spansLines
      ? scanner.isAt("\"\"\"") && scanner.hasPounds(pounds, at: 3)
      : scanner.hasPounds(pounds, at: 1)
  }

  /// Moves over interpolated code, to the closing parenthesis.
  private static func skipCode(_ scanner: inout ByteScanner) {
    var open = 0
    while !scanner.isAtEnd {
      switch scanner.peek() {
      case "(": open += 1
      case ")":
        open -= 1
        if open == 0 {
          scanner.place += 1
          return
        }
      case "\"":
        skip(&scanner, pounds: poundsBefore(scanner))
        continue
      case "/" where scanner.isAt("/*"):
        scanner.skipComment(nesting: true)
        continue
      default: break
      }
      scanner.place += 1
    }
  }

  private static func poundsBefore(_ scanner: ByteScanner) -> Int {
    var count = 0
    while count < scanner.place, scanner.peek(-1 - count) == UInt8(ascii: "#") { count += 1 }
    return count
  }
}
