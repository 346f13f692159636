package import PushPayload

/// The contents of a file or of standard input.
package struct InputFile: Hashable, Sendable {
  /// The path, or `-` for standard input.
  package let path: FilePath
  package let bytes: [UInt8]
  /// The line number in a stream, or nil for a whole file.
  package let line: Int?
  /// Whether messages show its lines: those of a file that another file names stay unseen.
  package let isShown: Bool

  /// Creates the contents of a file, or of a line of a stream.
  package init(_ path: FilePath, bytes: [UInt8], line: Int? = nil, isShown: Bool = true) {
    self.path = path
    self.bytes = bytes
    self.line = line
    self.isShown = isShown
  }

  /// Returns the message for a mistake in the file.
  package func error(
    _ message: String,
    at position: SourcePosition?,
    code: String? = nil
  ) -> FileMessage {
    FileMessage(
      path,
      message,
      position: position,
      code: code,
      excerpt: isShown ? position.flatMap { Excerpt(of: bytes, at: $0) } : nil
    )
  }
}

extension FilePath {
  /// The path in backticks, shortened if it is very long.
  package var quoted: String {
    "`" + String(printed.prefix(200)) + (printed.count > 200 ? "…`" : "`")
  }
}

/// An error or a warning about a file, in the format of compilers.
package struct FileMessage: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file, under the name that is printed.
  package let path: FilePath
  package let severity: Severity
  /// What was found and what was expected, as a clause without a period.
  package let message: String
  /// The place in the file, or nil for the file as a whole.
  package var position: SourcePosition?
  package var code: String?
  package var excerpt: Excerpt?
  /// Lines to print at the end.
  package var detail: [String] = []

  package init(
    _ path: FilePath,
    _ message: String,
    severity: Severity = .error,
    position: SourcePosition? = nil,
    code: String? = nil,
    excerpt: Excerpt? = nil
  ) {
    (self.path, self.message, self.severity) = (path, message, severity)
    (self.position, self.code, self.excerpt) = (position, code, excerpt)
  }

  /// The message with its position, without the file name.
  package var sentence: String { (position.map { "\($0): " } ?? "") + message }

  /// The message with the excerpt and the details.
  package var lines: [String] {
    let place = position.map { ":\($0)" } ?? ""
    // The code of a file that the system refuses adds nothing to the message.
    let isOfSystem = [LintCode.unreadable.code, LintCode.unwritable.code].contains(code)
    let end = isOfSystem ? "" : code.map { " [\($0)]" } ?? ""
    let head = "\(path.printed)\(place): \(severity.level): \(message)\(end)"
    return [head] + (excerpt?.lines ?? []) + detail
  }

  package var description: String {
    lines.map { PrintableText.escaped($0) }.joined(separator: "\n")
  }
}

extension Severity {
  /// The name in the formats of compilers and of SARIF.
  package var level: String { self == .info ? "note" : name }
}

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
