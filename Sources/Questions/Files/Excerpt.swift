package import PushPayload

package struct Excerpt: Hashable, Sendable {
  /// The line, escaped, and cut around the place if it is long.
  package let line: String
  private let caret: String

  /// The line and the line with the caret under it, behind a bar that parts them from the program's own.
  package var lines: [String] { [line, caret].map { "  | " + $0 } }

  private static let radius = 60

  package init?(of bytes: [UInt8], at position: SourcePosition) {
    self.init(Self.line(position.line, of: bytes), at: position.column - 1)
  }

  /// Cuts the line of a byte out of a text, without reading the rest.
  package init?(of bytes: [UInt8], atByte offset: Int) {
    let text = ByteOrderMark.length(in: bytes)..<bytes.count
    let place = min(max(offset, text.lowerBound), text.upperBound)
    let head = Self.head(bytes[text.lowerBound..<place])
    let tail = bytes[place...].prefix(4 * 2 * Self.radius).prefix { !Self.isLineEnd($0) }
    let before = Array(String(decoding: head, as: UTF8.self).unicodeScalars)
    self.init(
      before + Array(String(decoding: tail, as: UTF8.self).unicodeScalars),
      at: before.count
    )
  }

  /// The bytes of a line before a place, or as many as an excerpt needs.
  private static func head(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let near = bytes.suffix(4 * (radius + 1))
    if let end = near.lastIndex(where: isLineEnd) { return near[(end + 1)...] }
    return near.drop { near.count < bytes.count && $0 & 0xC0 == 0x80 }
  }

  private init?(_ scalars: [Unicode.Scalar], at column: Int) {
    guard !scalars.isEmpty else { return nil }
    let scalars = Self.withoutSecrets(scalars)
    let place = min(column, scalars.count)
    let start = max(0, place - Self.radius)
    let end = min(scalars.count, start + 2 * Self.radius)
    let before = Self.escaped(scalars[start..<place])
    let after = Self.escaped(scalars[place..<end])
    let cutBefore = start > 0 ? "…" : ""
    let cutAfter = end < scalars.count ? "…" : ""
    line = cutBefore + before + after + cutAfter
    caret = String(repeating: " ", count: cutBefore.count + before.columnCount) + "^"
  }

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

  /// The line with asterisks for what may be a token, a key, a JWT or the path of a request.
  private static func withoutSecrets(_ line: [Unicode.Scalar]) -> [Unicode.Scalar] {
    var line = line
    for word in line.split(whereSeparator: { "\"'`<>(){}, ".unicodeScalars.contains($0) }) {
      let text = String(String.UnicodeScalarView(word)).utf8
      let hasDigit = word.contains { ("0"..."9").contains($0) }
      let isKey = word.count > 31 && hasDigit && word.allSatisfy(isOfKeys)
      let isToken = text.holdsWord("/3/device/") || text.holdsWord("PushToken[")
      guard isKey || isToken || text.starts(with: "eyJ".utf8) else { continue }
      for place in word.indices { line[place] = "*" }
    }
    return line
  }

  /// Whether keys, tokens and Base64 have it; addresses and files have points, too.
  private static func isOfKeys(_ scalar: Unicode.Scalar) -> Bool {
    "-_+/=:".unicodeScalars.contains(scalar) || ("0"..."9").contains(scalar)
      || ("A"..."Z").contains(scalar) || ("a"..."z").contains(scalar)
  }

  private static func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  private static func escaped(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    var text = String.UnicodeScalarView()
    for scalar in scalars { text.append(scalar == "\t" ? " " : scalar) }
    return PrintableText.escaped(String(text))
  }
}

extension String {
  /// The number of columns of the text in a terminal: two for an East Asian character or emoji,
  /// none for a combining mark.
  var columnCount: Int { reduce(0) { $0 + ($1.unicodeScalars.first?.columnCount ?? 0) } }
}

extension Unicode.Scalar {
  /// The blocks of characters that take two columns.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
    0xA000...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
    0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F680...0x1F6FF, 0x1F900...0x1F9FF,
    0x1FA70...0x1FAFF, 0x20000...0x3FFFD,
  ]

  /// The number of columns of a character that begins with this scalar.
  fileprivate var columnCount: Int {
    if value < 0x1100 { return 1 }
    return Self.wide.contains { $0.contains(value) } ? 2 : 1
  }
}
