internal import PushPayload

/// A line of a file with a caret under one place of it.
struct Excerpt: Hashable, Sendable {
  /// The line, escaped, and cut around the place if it is long.
  let line: String
  /// Spaces up to the place, and the caret.
  let caret: String

  private static let reach = 60

  /// Cuts the line of a position out of a text; an empty line shows nothing.
  init?(of bytes: [UInt8], at position: SourcePosition) {
    let scalars = Self.line(position.line, of: bytes)
    guard !scalars.isEmpty else { return nil }
    let place = min(position.column - 1, scalars.count)
    let start = max(0, place - Self.reach)
    let end = min(scalars.count, start + 2 * Self.reach)
    let before = Self.escaped(scalars[start..<place])
    let after = Self.escaped(scalars[place..<end])
    let cutBefore = start > 0 ? "…" : ""
    let cutAfter = end < scalars.count ? "…" : ""
    line = "  " + cutBefore + before + after + cutAfter
    caret = String(repeating: " ", count: 2 + cutBefore.count + before.unicodeScalars.count) + "^"
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
