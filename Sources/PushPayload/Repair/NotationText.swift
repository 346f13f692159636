/// A value in the notation of a program, and the edits that turn it into JSON.
///
/// It reads what NSLog and Swift print of a dictionary, literals of Swift, Objective-C, Python, Ruby and
/// PHP, and JSON with a backslash before each quote. A word is text where a program printed it; in a
/// literal it is a name, whose value is not known.
struct NotationText: Sendable {
  enum Form: Sendable {
    case print, literal, string
  }

  /// The text as JSON.
  var text: MendedText { MendedText(bytes, by: edits) }
  /// The edits that make JSON of it, by place.
  private var edits: [Fix.Edit] = []
  /// What wrote the text, or nil as long as it may be JSON with slips.
  private(set) var form: Form?
  private let bytes: [UInt8]
  private var index = 0

  private static let deepest = 64
  private static let placeholder = "\"{{}}\""
  /// What Swift prints around a value.
  private static let wrappers = ["AnyHashable(", "Optional("]
  private static let words = [
    "true": "true", "True": "true", "YES": "true", "false": "false", "False": "false",
    "NO": "false", "nil": "null", "None": "null", "NULL": "null", "null": "null",
    "<null>": "null",
  ]

  /// Reads a text; returns nil for another one.
  init?(_ bytes: [UInt8]) {
    self.bytes = bytes
    let inner = bytes.drop(while: ASCII.isWhiteSpace).dropFirst().first { !ASCII.isWhiteSpace($0) }
    if inner == ASCII.backslash {
      form = .string
      edits = JSONText(range: bytes.indices, hasEscapes: true).edits(in: bytes)
    } else {
      guard takeValue(of: nil, depth: 0), next() == nil else { return nil }
    }
    guard form != nil else { return nil }
  }

  /// Moves to the next byte that is no white space, and returns it.
  private mutating func next() -> UInt8? {
    while index < bytes.count, ASCII.isWhiteSpace(bytes[index]) { index += 1 }
    return index < bytes.count ? bytes[index] : nil
  }

  /// Writes a text in place of the next bytes, unless they are the same, and moves behind them.
  private mutating func edit(_ count: Int, _ text: String) {
    let range = index..<(index + count)
    if !bytes[range].elementsEqual(text.utf8) { edits.append(Fix.Edit(range: range, text: text)) }
    index = range.upperBound
  }

  private func starts(with word: String) -> Bool { bytes[index...].starts(with: word.utf8) }
}

// Values.
extension NotationText {
  /// Reads a value; that of a key that was printed is text unless it is something else.
  private mutating func takeValue(of key: String?, depth: Int) -> Bool {
    guard depth < Self.deepest, next() != nil else { return false }
    if starts(with: "@"), !starts(with: "@ ") {
      form = .literal
      edit(1, "")
    }
    guard let byte = next() else { return false }
    switch byte {
    case ASCII.braceOpen, ASCII.bracketOpen, UInt8(ascii: "("): return takeContainer(depth)
    case ASCII.quote: return takeString()
    case UInt8(ascii: "'"): return takeQuotation()
    default:
      guard let wrapper = Self.wrappers.first(where: starts) else {
        return key.map { takePrint(of: $0) } ?? takeName()
      }
      return takeWrapped(wrapper) { $0.takeValue(of: key, depth: depth + 1) }
    }
  }

  private mutating func takeWrapped(
    _ wrapper: String,
    _ take: (inout NotationText) -> Bool
  ) -> Bool {
    form = .print
    edit(wrapper.utf8.count, "")
    guard take(&self), next() == UInt8(ascii: ")") else { return false }
    edit(1, "")
    return true
  }

  private mutating func takeContainer(_ depth: Int) -> Bool {
    let open = bytes[index]
    let closer = open == UInt8(ascii: "(") ? UInt8(ascii: ")") : open + 2
    var isTable = open == ASCII.braceOpen
    if open == ASCII.bracketOpen {
      var ahead = self
      (ahead.index, ahead.edits) = (index + 1, [])
      isTable = ahead.next() == ASCII.colon || ahead.takeKey() != nil
    }
    if isTable != (open == ASCII.braceOpen) { form = form ?? .literal }
    if open == UInt8(ascii: "(") { form = .print }
    edit(1, isTable ? "{" : "[")
    if isTable, next() == ASCII.colon { edit(1, "") }
    while let byte = next() {
      guard byte != closer else {
        edit(1, isTable ? "}" : "]")
        return true
      }
      if isTable {
        guard let key = takeKey(), takeValue(of: key.isPrinted ? key.name : nil, depth: depth + 1)
        else { return false }
      } else {
        guard takeValue(of: form == .print ? "" : nil, depth: depth + 1) else { return false }
      }
      guard takeSeparator(before: closer) else { return false }
    }
    return false
  }

  /// Reads what stands between two items; behind the last one JSON has nothing.
  private mutating func takeSeparator(before closer: UInt8) -> Bool {
    guard let byte = next(), byte != closer else { return index < bytes.count }
    guard byte == ASCII.comma || byte == UInt8(ascii: ";") && form == .print else { return false }
    var ahead = self
    ahead.index += 1
    edit(1, ahead.next() == closer ? "" : ",")
    return true
  }

  /// Reads a key and what stands before its value, and returns whether a program printed them.
  private mutating func takeKey() -> (name: String, isPrinted: Bool)? {
    guard next() != nil else { return nil }
    let start = index
    let wrapper = Self.wrappers.first(where: starts)
    let isRead = wrapper.map { takeWrapped($0) { $0.takeKeyName() } } ?? takeKeyName()
    let name = bytes[start..<index].filter { ASCII.isWordByte($0) || $0 == ASCII.minus }
    guard isRead, let mark = next() else { return nil }
    let word = String(decoding: name, as: UTF8.self)
    switch mark {
    case ASCII.colon: index += 1
    case UInt8(ascii: "="):
      let isArrow = starts(with: "=>")
      form = isArrow ? .literal : .print
      edit(isArrow ? 2 : 1, ":")
      return (word, !isArrow)
    default: return nil
    }
    return (word, wrapper != nil)
  }

  private mutating func takeKeyName() -> Bool {
    if starts(with: "@\"") { edit(1, "") }
    guard index < bytes.count else { return false }
    switch bytes[index] {
    case ASCII.quote: return takeString()
    case UInt8(ascii: "'"): return takeQuotation()
    default:
      let word = bytes[index...].prefix(while: ASCII.isWordByte)
      edit(word.count, "\"" + String(decoding: word, as: UTF8.self) + "\"")
      return !word.isEmpty
    }
  }
}

// Words and strings.
extension NotationText {
  /// Reads what was printed without quotes, as the text that it is, a number, or a word for nothing.
  private mutating func takePrint(of key: String) -> Bool {
    var end = index
    while end < bytes.count, !isEnd(of: key, at: end) { end += 1 }
    while end > index, ASCII.isWhiteSpace(bytes[end - 1]) { end -= 1 }
    let text = String(decoding: bytes[index..<end], as: UTF8.self)
    let known = (PayloadKey.aps + PayloadKey.alert + PayloadKey.sound).first { $0.name == key }
    if known?.types.contains(JSONTypes.number) != false, Self.isNumber(text) {
      index = end
    } else {
      edit(end - index, Self.words[text] ?? Self.written(text))
    }
    return !text.isEmpty
  }

  /// In what Swift prints, a text reaches up to the next key or the end, whatever it holds.
  private func isEnd(of key: String, at place: Int) -> Bool {
    let byte = bytes[place]
    guard bytes.first == ASCII.bracketOpen, byte != UInt8(ascii: ";") else {
      return ";,)}\n".utf8.contains(byte)
    }
    let rest = bytes[(place + 1)...].drop(while: ASCII.isWhiteSpace)
    return byte == ASCII.comma && rest.starts(with: Self.wrappers[0].utf8)
      || byte == ASCII.bracketClose && rest.isEmpty
  }

  /// Reads a word of a program: a literal, or a name, which may be of anything.
  private mutating func takeName() -> Bool {
    let word = bytes[index...].prefix { ASCII.isWordByte($0) || "-+.$?!".utf8.contains($0) }
    let text = String(decoding: word, as: UTF8.self)
    guard !word.isEmpty else { return false }
    edit(word.count, Self.isNumber(text) ? text : Self.words[text] ?? Self.placeholder)
    return true
  }

  /// Reads a string in double quotes; what Swift puts into it stays open.
  private mutating func takeString() -> Bool {
    index += 1
    while index < bytes.count, bytes[index] != ASCII.quote {
      if starts(with: "\\("), let end = bytes[index...].firstIndex(of: UInt8(ascii: ")")) {
        edit(end + 1 - index, "{{}}")
      } else if starts(with: "\\U") {
        edit(2, "\\u")
      } else if bytes[index] == ASCII.lineFeed {
        edit(1, "\\n")
      } else {
        index += bytes[index] == ASCII.backslash ? 2 : 1
      }
    }
    index = min(index + 1, bytes.count)
    return bytes[index - 1] == ASCII.quote
  }

  /// Reads a string in single quotes.
  private mutating func takeQuotation() -> Bool {
    var end = index + 1
    while end < bytes.count, bytes[end] != UInt8(ascii: "'") {
      end += bytes[end] == ASCII.backslash ? 2 : 1
    }
    guard end < bytes.count else { return false }
    let text = bytes[(index + 1)..<end].filter { $0 != ASCII.backslash }
    edit(end + 1 - index, Self.written(String(decoding: text, as: UTF8.self)))
    return true
  }

  private static func written(_ text: String) -> String {
    JSONNode(value: .string(text), offset: 0, end: 0).compactText
  }

  private static func isNumber(_ text: String) -> Bool {
    (try? JSONDocument(reading: Array(text.utf8)))?.root.number != nil
  }
}
