/// Reads the old text format of property lists, which Xcode uses for `project.pbxproj`.
struct OpenStepPropertyList: Sendable {
  private var scanner: ByteScanner

  /// The outermost value; broken parts are left out.
  static func read(_ bytes: [UInt8]) -> PropertyNode? {
    var reader = OpenStepPropertyList(scanner: ByteScanner(bytes, as: .textPropertyList))
    return reader.node()
  }

  private mutating func node() -> PropertyNode? {
    skipSpace()
    let start = scanner.place
    guard !scanner.isAtEnd else { return nil }
    guard scanner.enter() else {
      scanner.place = scanner.bytes.count
      return PropertyNode(value: .truncated, offset: start)
    }
    defer { scanner.leave() }
    switch scanner.peek() {
    case "{":
      scanner.place += 1
      return PropertyNode(value: .dictionary(members()), offset: start)
    case "(":
      scanner.place += 1
      return PropertyNode(value: .array(elements()), offset: start)
    case "<":
      scanner.skip { $0 != UInt8(ascii: ">") }
      scanner.place += scanner.isAtEnd ? 0 : 1
      return PropertyNode(value: .other, offset: start)
    default: return text().map { PropertyNode(value: .string($0), offset: start) }
    }
  }

  private mutating func members() -> [PropertyNode.Member] {
    var members: [PropertyNode.Member] = []
    while true {
      skipSpace()
      if take("}") || scanner.isAtEnd { return members }
      guard let key = text() else { return members }
      skipSpace()
      guard take("="), let node = node() else { return members }
      members.append(PropertyNode.Member(key: key, node: node))
      skipSpace()
      _ = take(";")
    }
  }

  private mutating func elements() -> [PropertyNode] {
    var elements: [PropertyNode] = []
    while true {
      skipSpace()
      if take(")") || scanner.isAtEnd { return elements }
      guard let node = node() else { return elements }
      elements.append(node)
      skipSpace()
      _ = take(",")
    }
  }

  private mutating func take(_ mark: Unicode.Scalar) -> Bool {
    guard scanner.peek() == UInt8(ascii: mark) else { return false }
    scanner.place += 1
    return true
  }

  private mutating func text() -> String? {
    let quote = scanner.peek()
    if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") { return quotedText(quote) }
    let start = scanner.place
    scanner.skip { ByteScanner.isWordByte($0) || "./:-+@".utf8.contains($0) }
    guard scanner.place > start else { return nil }
    return String(decoding: scanner.bytes[start..<scanner.place], as: UTF8.self)
  }

  private mutating func quotedText(_ quote: UInt8) -> String {
    var text: [UInt8] = []
    scanner.place += 1
    while !scanner.isAtEnd, scanner.peek() != quote {
      if scanner.peek() == UInt8(ascii: "\\") {
        scanner.place += 1
        text.append(scanner.peek() == UInt8(ascii: "n") ? 0x0A : scanner.peek())
      } else {
        text.append(scanner.peek())
      }
      scanner.place += 1
    }
    scanner.place = min(scanner.place + 1, scanner.bytes.count)
    return String(decoding: text, as: UTF8.self)
  }

  private mutating func skipSpace() {
    while !scanner.isAtEnd {
      if scanner.isAt("//") {
        scanner.skipLine()
      } else if scanner.isAt("/*") {
        scanner.skipComment(nesting: false)
      } else if ByteScanner.isSpace(scanner.peek()) || scanner.isAt("\u{FEFF}") {
        scanner.place += scanner.isAt("\u{FEFF}") ? 3 : 1
      } else {
        return
      }
    }
  }
}

package struct PropertyNode: Hashable, Sendable {
  /// The value; dates and data are `other`, and what lies too deep is `truncated`.
  enum Value: Hashable, Sendable {
    case string(String)
    case number(Int)
    case boolean(Bool)
    case array([PropertyNode])
    case dictionary([Member])
    case other
    case truncated
  }

  struct Member: Hashable, Sendable {
    let key: String
    let node: PropertyNode
  }

  let value: Value
  let offset: Int

  /// Whether the bytes are a binary property list, which is not read.
  package static func isBinary(_ bytes: [UInt8]) -> Bool { bytes.starts(with: "bplist".utf8) }

  /// Reads a property list in one of its two text formats; nil for anything else.
  static func read(_ bytes: [UInt8]) -> PropertyNode? {
    if isBinary(bytes) { return nil }
    let first = bytes.first { !ByteScanner.isSpace($0) && $0 < 0x80 }
    if first == UInt8(ascii: "<") { return XMLPropertyList.read(bytes) }
    return OpenStepPropertyList.read(bytes)
  }

  var string: String? {
    switch value {
    case .string(let text): text
    case .number(let number): String(number)
    case .boolean(let isTrue): isTrue ? "YES" : "NO"
    case .array, .dictionary, .other, .truncated: nil
    }
  }

  var elements: [PropertyNode] { if case .array(let elements) = value { elements } else { [] } }

  var members: [Member] { if case .dictionary(let members) = value { members } else { [] } }

  /// Whether a part of it lies too deep to be read.
  var isTruncated: Bool {
    value == .truncated || elements.contains { $0.isTruncated }
      || members.contains { $0.node.isTruncated }
  }

  /// The strings of an array, or the single string.
  var strings: [String] { string.map { [$0] } ?? elements.compactMap { $0.string } }

  /// Whether it means true, as a Boolean or as in build settings.
  var isTrue: Bool { ["YES", "true", "1"].contains(string ?? "") }

  subscript(key: String) -> PropertyNode? {
    members.prefix(Self.mostKeys).first { $0.key == key }?.node
  }

  /// The most keys of a dictionary that a search looks at.
  static let mostKeys = 2_000
}
