/// A position in a text that moves forward, within the limits of a syntax.
struct ByteScanner: Sendable {
  let bytes: [UInt8]
  var place = 0
  private let limits: Syntax.Limits
  private var depth = 0
  private var steps: Int
  /// Whether a limit ended the reading before the end of the text, or at some depth.
  private(set) var isTruncated: Bool

  init(_ bytes: [UInt8], as kind: Syntax) {
    limits = kind.limits
    isTruncated = bytes.count > limits.bytes
    self.bytes = isTruncated ? Array(bytes.prefix(limits.bytes)) : bytes
    steps = self.bytes.count * limits.steps
  }

  /// Goes one level deeper; false at the deepest one.
  mutating func enter() -> Bool {
    isTruncated = isTruncated || depth >= limits.depth
    guard depth < limits.depth else { return false }
    depth += 1
    return true
  }

  mutating func leave() { depth -= 1 }

  /// Uses up steps for looking ahead; false if none are left.
  mutating func spendLookahead(_ count: Int) -> Bool {
    steps -= count
    isTruncated = isTruncated || steps < 0
    return steps >= 0
  }

  var isAtEnd: Bool { place >= bytes.count }

  /// The byte at a distance from here, or 0 behind the end.
  func peek(_ distance: Int = 0) -> UInt8 {
    let index = place + distance
    return index >= 0 && index < bytes.count ? bytes[index] : 0
  }

  func isAt(_ word: String) -> Bool {
    var index = place
    for letter in word.utf8 {
      guard index < bytes.count, bytes[index] == letter else { return false }
      index += 1
    }
    return true
  }

  func hasPounds(_ count: Int, at distance: Int) -> Bool {
    (0..<count).allSatisfy { peek(distance + $0) == UInt8(ascii: "#") }
  }

  mutating func skip(while isWanted: (UInt8) -> Bool) {
    while place < bytes.count, isWanted(bytes[place]) { place += 1 }
  }

  mutating func skipLine() { skip { !Self.isLineEnd($0) } }

  /// Moves over a `/* */` comment, with comments inside of it if the language nests them.
  mutating func skipComment(nesting: Bool) {
    var depth = 0
    while !isAtEnd {
      if isAt("/*"), nesting || depth == 0 {
        depth += 1
        place += 2
      } else if isAt("*/") {
        depth -= 1
        place += 2
        if depth == 0 { return }
      } else {
        place += 1
      }
    }
  }

  mutating func skipNumber() {
    let isHexadecimal = isAt("0x") || isAt("0X")
    var hasPoint = false
    while !isAtEnd {
      let byte = peek()
      if byte == UInt8(ascii: "."), !hasPoint, Self.isDigit(peek(1)) {
        hasPoint = true
      } else if byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") {
        let mark = peek(-1) | 0x20
        let isExponent = mark == UInt8(ascii: isHexadecimal ? "p" : "e")
        guard isExponent, Self.isDigit(peek(1)) else { return }
      } else if !Self.isWordByte(byte) {
        return
      }
      place += 1
    }
  }

  /// Moves over spaces, a number, a word or a mark.
  mutating func skipPlainToken() -> Token.Kind {
    let byte = peek()
    if Self.isSpace(byte) {
      skip { Self.isSpace($0) }
      return .space
    }
    if Self.isDigit(byte) {
      skipNumber()
      return .number
    }
    guard Self.isWordByte(byte) else {
      place += 1
      return .mark
    }
    skip { Self.isWordByte($0) }
    return .word
  }

  static func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D || byte == 0x0C || byte == 0x0B
      || byte == 0
  }

  static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

  /// Whether a byte can be part of a name; all non-ASCII letters count.
  static func isWordByte(_ byte: UInt8) -> Bool {
    byte >= 0x61 && byte <= 0x7A || byte >= 0x41 && byte <= 0x5A || isDigit(byte)
      || byte == 0x5F || byte == 0x24 || byte >= 0x80
  }
}

/// Matches an ASCII character with its byte.
func ~= (character: Unicode.Scalar, byte: UInt8) -> Bool { UInt8(ascii: character) == byte }

/// A syntax that a reader parses, with its limits.
enum Syntax: CaseIterable, Hashable, Sendable {
  case swift
  case objectiveC
  /// The name of a type, with its generic arguments.
  case type
  case condition
  case xmlPropertyList
  case textPropertyList
  /// The groups of `project.pbxproj`.
  case project
  /// The xcconfig files that a configuration includes.
  case buildSettings
  /// A lock file, or a list of packages, line by line.
  case packages
  /// A file that states the oldest version of iOS.
  case deployment

  struct Limits: Hashable, Sendable {
    /// The most bytes; the rest is not read.
    let bytes: Int
    /// The deepest nesting; what lies deeper is skipped.
    let depth: Int
    /// The most steps ahead for each byte.
    let steps: Int
  }

  private static let file = 16 << 20

  var limits: Limits {
    switch self {
    case .swift: Limits(bytes: Self.file, depth: 64, steps: 8)
    case .objectiveC: Limits(bytes: Self.file, depth: 1, steps: 8)
    case .type: Limits(bytes: Self.file, depth: 32, steps: 1)
    case .condition: Limits(bytes: 4_000, depth: 50, steps: 1)
    case .xmlPropertyList, .textPropertyList: Limits(bytes: Self.file, depth: 100, steps: 1)
    case .project: Limits(bytes: Self.file, depth: 100, steps: 8)
    case .buildSettings: Limits(bytes: Self.file, depth: 50, steps: 1)
    case .packages, .deployment: Limits(bytes: Self.file, depth: 1, steps: 1)
    }
  }
}

/// A piece of source text; the tokens of a text cover all of its bytes.
package struct Token: Hashable, Sendable {
  package enum Kind: UInt8, Hashable, Sendable {
    /// Spaces and ends of lines.
    case space
    case comment
    /// A preprocessor line, such as `#if DEBUG`.
    case directive
    /// A name or keyword, with its backticks.
    case word
    case number
    /// A string or character with its quotes and interpolated code.
    case string
    /// A regular expression between slashes.
    case regex
    /// A single byte of punctuation.
    case mark
  }

  package let kind: Kind
  package let start: Int
  package let end: Int

  package var range: Range<Int> { start..<end }

  package var isCode: Bool { kind != .space && kind != .comment }
}
