enum SlipKind: CaseIterable, Hashable, Sendable {
  case trailingComma
  case missingComma
  case comment
  case singleQuote
  case curlyQuote
  case bareKey
  case literal
  case elision
  case missingCloser
  case extraCloser

  init?(_ slip: JSONSlip, in bytes: [UInt8]) {
    if ElisionRepair.length(at: slip.offset, in: bytes) > 0 {
      self = .elision
      return
    }
    switch slip.problem {
    case .trailingComma: self = .trailingComma
    case .missingComma: self = .missingComma
    case .comment: self = .comment
    case .singleQuote: self = .singleQuote
    case .curlyQuote: self = .curlyQuote
    case .bareWord(_, .firstKey), .bareWord(_, .key): self = .bareKey
    case .bareWord(let word, .value) where Self.literals[word.lowercased()] != nil: self = .literal
    case .unclosed: self = .missingCloser
    case .unexpected("}", .endOfFile), .unexpected("]", .endOfFile): self = .extraCloser
    default: return nil
    }
  }

  /// Whether there is one way to mend it: else the rest is read, and a person has to look.
  var isMended: Bool { ![.comment, .elision, .missingCloser, .extraCloser].contains(self) }

  /// Whether other languages write the same so.
  var isOfLiterals: Bool { [.singleQuote, .bareKey, .literal].contains(self) }

  private static let literals = [
    "true": "true", "false": "false", "null": "null", "none": "null", "nil": "null",
    "undefined": "null",
  ]

  var remark: String {
    switch self {
    case .trailingComma:
      "Apple's own reader lets a trailing comma pass on the simulator, others refuse it"
    case .missingComma: "the comma belongs behind the item before"
    case .comment: "a note has to stand outside of the payload, and no fix takes it away"
    case .singleQuote: "JavaScript and Python write such strings, JSON does not"
    case .curlyQuote: "word processors and web pages put curly quotes in place of straight ones"
    case .bareKey: "JavaScript writes such keys, JSON does not"
    case .literal: "other languages write it like this, JSON does not"
    case .elision: "write what is sent"
    case .missingCloser: "the rest is read as if it stood at the end"
    case .extraCloser: "delete it, or open its bracket before"
    }
  }

  var title: String {
    switch self {
    case .trailingComma: "remove the comma"
    case .missingComma: "insert a comma"
    case .comment: "remove the comment"
    case .singleQuote, .curlyQuote: "write straight double quotes"
    case .bareKey: "write double quotes around the key"
    case .literal: "write it as JSON does"
    case .elision, .missingCloser, .extraCloser: remark
    }
  }

  func edit(at offset: Int, in bytes: [UInt8]) -> Fix.Edit? {
    switch self {
    case .trailingComma: Fix.Edit(range: offset..<(offset + 1), text: "")
    case .missingComma: CommaRepair.edit(before: offset, in: bytes)
    case .comment: CommentRepair.edit(at: offset, in: bytes)
    case .singleQuote, .curlyQuote: QuoteRepair.edit(at: offset, in: bytes)
    case .bareKey: Self.quoting(at: offset, in: bytes)
    case .literal: Self.literal(at: offset, in: bytes)
    case .elision: ElisionRepair.edit(at: offset, in: bytes)
    case .missingCloser: nil
    case .extraCloser:
      bytes[offset...].allSatisfy { ASCII.isWhiteSpace($0) || "}]".utf8.contains($0) }
        ? Fix.Edit(range: offset..<bytes.count, text: "") : nil
    }
  }

  private static func quoting(at offset: Int, in bytes: [UInt8]) -> Fix.Edit? {
    let rest = bytes[offset...]
    let word = rest.prefix { ASCII.isWordByte($0) || $0 == ASCII.minus }
    guard rest[word.endIndex...].first(where: { !ASCII.isWhiteSpace($0) }) == ASCII.colon else {
      return nil
    }
    let key = String(decoding: word, as: UTF8.self)
    return Fix.Edit(range: offset..<word.endIndex, text: "\"\(key)\"")
  }

  private static func literal(at offset: Int, in bytes: [UInt8]) -> Fix.Edit? {
    let word = bytes[offset...].prefix(while: ASCII.isWordByte)
    let text = literals[String(decoding: word, as: UTF8.self).lowercased()]
    return text.map { Fix.Edit(range: offset..<word.endIndex, text: $0) }
  }
}
