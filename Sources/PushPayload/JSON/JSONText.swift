/// A string that a reader has checked: its bytes between the quotes, still undecoded.
struct JSONText: Hashable, Sendable {
  /// Where the bytes stand.
  let range: Range<Int>
  /// Whether some of them stand for others.
  let hasEscapes: Bool

  /// The string.
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

  /// Takes what follows a backslash.
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

  /// Takes one code unit, or the two of a surrogate pair; a lone surrogate becomes U+FFFD.
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
}
