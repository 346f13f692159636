package import PushPayload

/// A line of a file with a caret under one place of it.
package struct Excerpt: Hashable, Sendable {
  /// The line, escaped, and cut around the place if it is long.
  package let line: String
  /// Spaces up to the place, and the caret.
  package let caret: String

  private static let reach = 60

  /// Cuts the line of a position out of a text; an empty line shows nothing.
  package init?(of bytes: [UInt8], at position: SourcePosition) {
    self.init(Self.line(position.line, of: bytes), at: position.column - 1)
  }

  /// Cuts the line of a byte out of a text, without a look at the rest of the text.
  package init?(of bytes: [UInt8], atByte offset: Int) {
    let text = ByteOrderMark.length(in: bytes)..<bytes.count
    let place = min(max(offset, text.lowerBound), text.upperBound)
    let head = Self.head(bytes[text.lowerBound..<place])
    let tail = bytes[place...].prefix(4 * 2 * Self.reach).prefix { !Self.isLineEnd($0) }
    let before = Array(String(decoding: head, as: UTF8.self).unicodeScalars)
    self.init(
      before + Array(String(decoding: tail, as: UTF8.self).unicodeScalars),
      at: before.count
    )
  }

  /// The bytes of a line before a place: all, or enough of them to be cut.
  private static func head(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let near = bytes.suffix(4 * (reach + 1))
    if let end = near.lastIndex(where: isLineEnd) { return near[(end + 1)...] }
    return near.drop { near.count < bytes.count && $0 & 0xC0 == 0x80 }
  }

  private init?(_ scalars: [Unicode.Scalar], at column: Int) {
    guard !scalars.isEmpty else { return nil }
    let place = min(column, scalars.count)
    let start = max(0, place - Self.reach)
    let end = min(scalars.count, start + 2 * Self.reach)
    let before = Self.escaped(scalars[start..<place])
    let after = Self.escaped(scalars[place..<end])
    let cutBefore = start > 0 ? "…" : ""
    let cutAfter = end < scalars.count ? "…" : ""
    line = "  " + cutBefore + before + after + cutAfter
    caret = String(repeating: " ", count: 2 + cutBefore.count + before.columnCount) + "^"
  }

  /// The scalars of a line; a byte-order mark is no part of it.
  private static func line(_ number: Int, of bytes: [UInt8]) -> [Unicode.Scalar] {
    var rest = bytes[ByteOrderMark.length(in: bytes)...]
    for _ in 1..<max(number, 1) {
      guard let end = rest.firstIndex(where: isLineEnd) else { return [] }
      let isPair = rest[end] == 0x0D && rest[end...].dropFirst().first == 0x0A
      rest = rest[end...].dropFirst(isPair ? 2 : 1)
    }
    let line = rest.prefix { !isLineEnd($0) }
    return Array(String(decoding: line, as: UTF8.self).unicodeScalars)
  }

  private static func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  private static func escaped(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    var text = String.UnicodeScalarView()
    for scalar in scalars { text.append(scalar == "\t" ? " " : scalar) }
    return PrintableText.escaped(String(text))
  }
}
