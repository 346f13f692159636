/// The constructs of a template engine in a text, and the edits that turn it into JSON.
///
/// It reads Handlebars, Mustache, Jinja, Liquid, ERB, EJS, Go templates, `${…}`, and formats such as
/// `%s`. A placeholder outside of strings is a value of any type; what surrounds members, such as a loop or
/// a condition, is removed, and so is every branch but the first.
struct TemplateText: Sendable {
  /// The edits that leave the constant parts, by place.
  private(set) var edits: [Fix.Edit] = []

  private let bytes: [UInt8]
  private var index = 0
  /// The arrays and objects that are open, by their brackets.
  private var open: [UInt8] = []
  /// The last byte outside of strings that is no white space.
  private var last: UInt8?
  private var depth = 0
  /// The number of blocks around a branch that is removed, and where it begins.
  private var branch: (depth: Int, start: Int)?
  /// The ends that do not appear any more.
  private var missing: Set<String> = []

  private static let marks: [(start: String, end: String)] = [
    ("{{{", "}}}"), ("{{", "}}"), ("{%", "%}"), ("{#", "#}"), ("<%", "%>"), ("${", "}"),
    ("#{", "}"), ("<", ">"),
  ]

  private enum Role { case value, begin, branch, end, other }

  /// Looks through a text; returns nil for one without a template's constructs.
  init?(_ bytes: [UInt8]) {
    self.bytes = bytes
    while index < bytes.count { step() }
    guard !edits.isEmpty, branch == nil else { return nil }
  }

  /// Whether what a placeholder stands for may mend a slip of the text around it.
  ///
  /// It has to stand before what is wrong, or behind a comma that is too much. A value is one value, and at
  /// most brings a comma; a block, or what stands for members, may be anything.
  func mayMend(_ slip: JSONSlip, at start: Int) -> Bool {
    var place = start
    let takesValues = if case .missingComma = slip.problem { true } else { false }
    let isBehind = if case .trailingComma = slip.problem { true } else { false }
    if isBehind {
      repeat { place += 1 } while place < bytes.count && ASCII.isWhiteSpace(bytes[place])
    } else {
      while place > 0, ASCII.isWhiteSpace(bytes[place - 1]) { place -= 1 }
    }
    return edits.contains { edit in
      let isNext = isBehind ? edit.range.lowerBound == place : edit.range.upperBound == place
      return edit.text == " " ? isNext : takesValues && (isNext || edit.range.contains(start))
    }
  }

  private mutating func step() {
    let byte = bytes[index]
    if byte == ASCII.quote { return skipString() }
    if let construct = construct(at: index) { return take(construct.range, construct.role) }
    switch byte {
    case ASCII.braceOpen, ASCII.bracketOpen: open.append(byte)
    case ASCII.braceClose, ASCII.bracketClose: _ = open.popLast()
    default: break
    }
    if !ASCII.isWhiteSpace(byte) { last = byte }
    index += 1
  }

  /// Skips a string; what a construct in it has of quotes and backslashes is no JSON.
  private mutating func skipString() {
    index += 1
    while index < bytes.count, bytes[index] != ASCII.quote {
      if let range = construct(at: index)?.range, !bytes[range].contains(ASCII.lineFeed) {
        let text = bytes[range]
        if text.contains(ASCII.quote), bytes[index] != UInt8(ascii: "<") || text.count > 4 {
          let plain = text.map { $0 == ASCII.quote ? UInt8(ascii: "'") : $0 }
          add(range, String(decoding: plain.filter { $0 != ASCII.backslash }, as: UTF8.self))
        }
        index = range.upperBound
      } else {
        index += bytes[index] == ASCII.backslash ? 2 : 1
      }
    }
    index = min(index + 1, bytes.count)
    last = ASCII.quote
  }

  private mutating func take(_ range: Range<Int>, _ role: Role) {
    index = range.upperBound
    switch role {
    case .value: takeValue(range)
    case .begin:
      depth += 1
      add(range, " ")
    case .branch:
      if branch == nil { branch = (depth, range.lowerBound) }
    case .end:
      if let begun = branch, begun.depth == depth {
        branch = nil
        add(begun.start..<range.upperBound, " ")
      } else {
        add(range, " ")
      }
      depth -= 1
    case .other: add(range, " ")
    }
  }

  private mutating func takeValue(_ range: Range<Int>) {
    var end = range.upperBound
    while end < bytes.count, !ASCII.isWhiteSpace(bytes[end]), !",]}:".utf8.contains(bytes[end]) {
      end = construct(at: end)?.range.upperBound ?? end + 1
    }
    let next = bytes[end...].firstIndex { !ASCII.isWhiteSpace($0) }
    let isMember = open.last == ASCII.braceOpen && last != ASCII.colon
    if isMember, next.map({ bytes[$0] }) != ASCII.colon {
      // Members that the template fills in take their comma with them.
      if let next, bytes[next] == ASCII.comma { end = next + 1 }
      add(range.lowerBound..<end, " ")
    } else {
      add(range.lowerBound..<end, "\"{{}}\"")
      last = ASCII.quote
    }
    index = end
  }

  private mutating func add(_ range: Range<Int>, _ text: String) {
    if branch == nil { edits.append(Fix.Edit(range: range, text: text)) }
  }

  private mutating func construct(at start: Int) -> (range: Range<Int>, role: Role)? {
    guard "{<$#%".utf8.contains(bytes[start]) else { return nil }
    let rest = bytes[start...]
    for mark in Self.marks where rest.starts(with: mark.start.utf8) && !missing.contains(mark.end) {
      let inner = start + mark.start.utf8.count
      guard let end = end(mark.end, from: inner) else {
        if mark.end.utf8.count > 1 { missing.insert(mark.end) }
        continue
      }
      let text = String(decoding: bytes[inner..<end], as: UTF8.self)
      if mark.start == "<" ? !Self.isName(text) : Self.isMember(text) { continue }
      return (start..<(end + mark.end.utf8.count), Self.role(of: text, in: mark.start))
    }
    let word = rest.prefix(12).prefix { !ASCII.isWhiteSpace($0) && !",:]}\"".utf8.contains($0) }
    guard Placeholder.isBare(String(decoding: word, as: UTF8.self)) else { return nil }
    return (start..<word.endIndex, .value)
  }

  /// How far a construct reaches that ends with one letter.
  private static let reach = 200

  private func end(_ mark: String, from start: Int) -> Int? {
    let mark = Array(mark.utf8)
    var depth = 0
    let limit = mark.count == 1 ? min(bytes.count, start + Self.reach) : bytes.count
    for place in start..<limit where place + mark.count <= bytes.count {
      if mark.count == 1, bytes[place] == ASCII.lineFeed { return nil }
      if mark == [ASCII.braceClose], bytes[place] == ASCII.braceOpen { depth += 1 }
      guard bytes[place] == mark[0], bytes[place...].starts(with: mark) else { continue }
      if depth == 0 {
        // Of several braces the first close those of a construct within.
        let inner = bytes[start..<place]
        let open = inner.count { $0 == ASCII.braceOpen } - inner.count { $0 == ASCII.braceClose }
        let last = bytes[place...].prefix { $0 == ASCII.braceClose }.count - mark.count
        return place + (mark.count > 1 ? max(0, min(open, last)) : 0)
      }
      depth -= 1
    }
    return nil
  }

  /// Whether a text between angle brackets is a name, as in `<badge count>`.
  private static func isName(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.count < 60
      && text.utf8.allSatisfy { ASCII.isWordByte($0) || " -./".utf8.contains($0) }
  }

  /// Whether a text begins with a key in quotes, behind braces that are doubled by mistake.
  private static func isMember(_ text: String) -> Bool {
    let rest = text.utf8.drop(while: ASCII.isWhiteSpace)
    guard let quote = rest.first, quote == ASCII.quote || quote == UInt8(ascii: "'") else {
      return false
    }
    let behind = rest.dropFirst().drop { $0 != quote }.dropFirst().drop(while: ASCII.isWhiteSpace)
    return behind.first == ASCII.colon
  }

  private static func role(of text: String, in start: String) -> Role {
    let isDashed = text.utf8.first == ASCII.minus
    let bytes = text.utf8.drop { "-~ \n\r\t".utf8.contains($0) }
    let text = String(decoding: bytes, as: UTF8.self)
    let letters = bytes.prefix { (0x61...0x7A).contains($0) }
    let word = String(decoding: letters, as: UTF8.self)
    switch start {
    case "${", "#{", "<", "{{{": return .value
    case "{#": return .other
    case "<%" where bytes.first == UInt8(ascii: "="): return .value
    case "{{":
      switch bytes.first {
      case UInt8(ascii: "#"): return .begin
      case UInt8(ascii: "^"): return bytes.count > 1 ? .begin : .branch
      case ASCII.slash: return text.hasPrefix("/*") ? .other : .end
      case UInt8(ascii: "!"), UInt8(ascii: ">"): return .other
      default: break
      }
    default: break
    }
    switch word {
    case "if", "for", "range", "with", "unless", "each", "case", "while", "block", "define":
      return .begin
    case "else", "elif", "elsif", "elseif", "when": return .branch
    case "end", "endif", "endfor", "endunless", "endcase", "endblock", "endwith": return .end
    default: break
    }
    guard start == "<%" else { return start == "{{" ? .value : .other }
    if bytes.first == ASCII.braceClose { return text.utf8.holdsWord("else") ? .branch : .end }
    let isBlock = text.hasSuffix("{") || text.utf8.holdsWord(" do")
    return isBlock ? .begin : isDashed ? .value : .other
  }
}
