struct JSONText: Hashable, Sendable {
  let range: Range<Int>
  let hasEscapes: Bool

  func string(in bytes: Span<UInt8>) -> String {
    guard hasEscapes else { return bytes.string(in: range) }
    var text = ""
    var rest = range.map { bytes[$0] }[...]
    while let backslash = rest.firstIndex(of: ASCII.backslash) {
      text += String(decoding: rest[..<backslash], as: UTF8.self)
      rest = rest[(backslash + 1)...]
      text.unicodeScalars.append(Self.takeEscape(from: &rest))
    }
    return text + String(decoding: rest, as: UTF8.self)
  }

  private static func takeEscape(from rest: inout ArraySlice<UInt8>) -> Unicode.Scalar {
    let letter = rest.removeFirst()
    return switch letter {
    case UInt8(ascii: "u"): takeUnicode(from: &rest)
    case UInt8(ascii: "b"): "\u{8}"
    case UInt8(ascii: "f"): "\u{C}"
    case UInt8(ascii: "n"): "\n"
    case UInt8(ascii: "r"): "\r"
    case UInt8(ascii: "t"): "\t"
    default: Unicode.Scalar(letter)
    }
  }

  /// Takes one code unit, or a surrogate pair; a lone surrogate becomes U+FFFD.
  private static func takeUnicode(from rest: inout ArraySlice<UInt8>) -> Unicode.Scalar {
    let unit = takeCodeUnit(from: &rest)
    guard (0xD800..<0xDC00).contains(unit) else { return Unicode.Scalar(unit) ?? "\u{FFFD}" }
    var next = rest
    guard next.starts(with: [ASCII.backslash, UInt8(ascii: "u")]) else { return "\u{FFFD}" }
    next.removeFirst(2)
    let second = takeCodeUnit(from: &next)
    guard (0xDC00..<0xE000).contains(second) else { return "\u{FFFD}" }
    rest = next
    return Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (second - 0xDC00)) ?? "\u{FFFD}"
  }

  private static func takeCodeUnit(from rest: inout ArraySlice<UInt8>) -> UInt32 {
    let digits = rest.prefix(4)
    rest.removeFirst(digits.count)
    return digits.reduce(0) { $0 << 4 + (ASCII.hexadecimalDigit($1) ?? 0) }
  }

  /// The decoded bytes, each with the bytes of the text it came from.
  func decoded(in bytes: [UInt8]) -> (bytes: [UInt8], origin: TextOrigin) {
    var decoded: [UInt8] = []
    var sources: [Range<Int>] = []
    forEachPiece(in: bytes) { source in
      for byte in Self.decoded(bytes[source]) {
        decoded.append(byte)
        sources.append(source)
      }
    }
    return (decoded, TextOrigin(sources))
  }

  /// The edits that decode the bytes.
  func edits(in bytes: [UInt8]) -> [Fix.Edit] {
    var edits: [Fix.Edit] = []
    forEachPiece(in: bytes) { source in
      let text = String(decoding: Self.decoded(bytes[source]), as: UTF8.self)
      if source.count > 1 { edits.append(Fix.Edit(range: source, text: text)) }
    }
    return edits
  }

  /// Calls a closure with what is decoded together: a whole escape, or one byte.
  private func forEachPiece(in bytes: [UInt8], _ body: (Range<Int>) -> Void) {
    var place = range.lowerBound
    while place < range.upperBound {
      let length = Self.length(at: place, in: bytes[..<range.upperBound])
      let source = place..<min(place + length, range.upperBound)
      body(source)
      place = source.upperBound
    }
  }

  /// The number of bytes that are decoded together: a whole escape, or one byte.
  private static func length(at place: Int, in bytes: ArraySlice<UInt8>) -> Int {
    let rest = bytes[place...]
    guard rest.first == ASCII.backslash else { return 1 }
    guard isUnicode(rest) else { return 2 }
    let unit = rest.dropFirst(2).prefix(4).reduce(0) { $0 << 4 + (ASCII.hexadecimalDigit($1) ?? 0) }
    return (0xD800..<0xDC00).contains(unit) && isUnicode(rest.dropFirst(6)) ? 12 : 6
  }

  private static func isUnicode(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.starts(with: [ASCII.backslash, UInt8(ascii: "u")])
  }

  private static func decoded(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    guard bytes.first == ASCII.backslash, bytes.count > 1 else { return Array(bytes) }
    let text = JSONText(range: 0..<bytes.count, hasEscapes: true)
    return Array(text.string(in: ContiguousArray(bytes).span).utf8)
  }
}

/// For each byte of a text, the bytes of the original text it came from.
struct TextOrigin: Hashable, Sendable {
  private let sources: [Range<Int>]

  init(_ sources: [Range<Int>]) { self.sources = sources }

  /// The original bytes of a part, which must not be empty.
  func source(of part: Range<Int>) -> Range<Int> {
    let start = sources[part.lowerBound].lowerBound
    return start..<max(start, sources[part.upperBound - 1].upperBound)
  }

  func placed(_ node: JSONNode) -> JSONNode {
    let range = source(of: node.offset..<node.end)
    let value: JSONValue
    switch node.value {
    case .array(let elements): value = .array(elements.map { placed($0) })
    case .object(let members): value = .object(members.map { placed($0) })
    case .null, .boolean, .number, .string: value = node.value
    }
    return JSONNode(value: value, offset: range.lowerBound, end: range.upperBound)
  }

  private func placed(_ member: JSONMember) -> JSONMember {
    JSONMember(key: member.key, keyOffset: start(of: member.keyOffset), node: placed(member.node))
  }

  func start(of offset: Int) -> Int { sources[offset].lowerBound }
}
