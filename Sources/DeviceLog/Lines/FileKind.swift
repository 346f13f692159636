/// What a file holds instead of the lines of a log, by its first bytes.
package enum FileKind: Sendable {
  case log, payload, utf16, compressed, richText

  /// Recognizes the beginning of a file; nil for text of any other kind.
  package init?(_ bytes: Bytes) {
    let start = bytes.prefix(4096)
    let text = start.drop { $0.isBlank || $0 == 0x0A || $0 == 0x0D }
    if let mark = Self.marks.first(where: { start.starts(with: $0.bytes) }) {
      self = mark.kind
    } else if text.first == UInt8(ascii: "{"), text.start(of: Array("\"aps\"".utf8)) != nil,
      text.start(of: Array("eventMessage".utf8)) == nil
    {
      self = .payload
    } else if start.split(separator: 0x0A).contains(where: { LogHead($0).kind == .process }) {
      self = .log
    } else {
      return nil
    }
  }

  private static let marks: [(bytes: [UInt8], kind: FileKind)] = [
    ([0xFF, 0xFE], .utf16), ([0xFE, 0xFF], .utf16), ([0x1F, 0x8B], .compressed),
    ([0x50, 0x4B, 3, 4], .compressed), (Array("{\\rtf".utf8), .richText),
  ]

  /// What to do with the file where a log is expected; nil for a log.
  package var advice: String? {
    switch self {
    case .log: nil
    case .payload:
      "this is a payload, and explain reads a log; a payload stands behind it, or in pushroute eval"
    case .utf16: "this is UTF-16; write it anew: iconv -f UTF-16 -t UTF-8"
    case .compressed: "this is compressed; unpack it first, as with gunzip"
    case .richText: "this is rich text; copy its lines into a file of plain text"
    }
  }
}
