/// The names of Swift files: what they declare, and what their code and their strings spell.
struct SourceNames: Sendable {
  private(set) var all: Set<String> = []
  private(set) var types: Set<String> = []
  /// The types that each file declares or extends, and its members.
  private var files: [(types: Set<String>, members: Set<String>)] = []

  /// Adds the names of a file.
  mutating func read(_ text: String) {
    let bytes = Array(text.utf8)
    let (quote, newline) = (UInt8(ascii: "\""), UInt8(ascii: "\n"))
    var file = (types: Set<String>(), members: Set<String>())
    var (place, isString, isText, isCase, keyword) = (0, false, false, false, "")
    while place < bytes.count {
      let start = place
      var isPlain = true
      while place < bytes.count, let kind = Self.kinds[Int(bytes[place])] {
        isPlain = isPlain && kind == .identifier
        place += 1
      }
      if place == start {
        if bytes[place...].starts(with: [quote, quote, quote]) {
          isText.toggle()
          place += 2
        } else if bytes[place] == quote, !isText, bytes[place - 1] != UInt8(ascii: "\\") {
          isString.toggle()
        } else if bytes[place] == newline {
          (isString, isCase, keyword) = (false, false, "")
        }
        place += 1
        continue
      }
      let word = String(decoding: bytes[start..<place], as: UTF8.self)
      let isCode = !isString && !isText
      if isCode, word.hasPrefix("//") {
        while place < bytes.count, bytes[place] != newline { place += 1 }
        continue
      }
      let isLiteral = isString && bytes[start - 1] == quote && bytes[place] == quote
      let identifiers = isPlain ? [word] : word.identifiers
      for name in isPlain ? [word] : identifiers + [word]
      where isCode || isLiteral || name.isSpelledAsName {
        all.insert(name)
      }
      guard isCode else { continue }
      for name in identifiers {
        if Self.typeKeywords.contains(keyword) { types.insert(name) }
        if keyword == "extension" || Self.typeKeywords.contains(keyword) { file.types.insert(name) }
        isCase = isCase || name == "case" && keyword.isEmpty
        if isCase || ["func", "var", "let"].contains(keyword) { file.members.insert(name) }
        keyword = name
      }
    }
    files.append(file)
  }

  private static let typeKeywords: Set = [
    "struct", "enum", "class", "protocol", "actor", "typealias",
  ]

  private enum Kind {
    case identifier
    case mark
  }

  /// What each byte is in a name, if it can stand in one.
  private static let kinds = (0...UInt8.max).map { byte -> Kind? in
    let character = Character(Unicode.Scalar(byte))
    if character.isASCII, character.isLetter || character.isNumber || character == "_" {
      return .identifier
    }
    return "-.@/:$#".contains(character) ? .mark : nil
  }

  /// Whether each identifier of a name such as `Remedy.Step` or `callbacks(of:in:)` is one.
  func has(_ name: String) -> Bool {
    guard name.wholeMatch(of: /[\w.():]+/) != nil else { return false }
    let parts = name.identifiers
    guard parts.count > 1, types.contains(parts[0]), !name.hasPrefix(".") else {
      return !parts.isEmpty && all.isSuperset(of: parts)
    }
    return files.contains {
      $0.types.contains(parts[0]) && ($0.members.contains(parts[1]) || $0.types.contains(parts[1]))
    }
  }
}

extension String {
  /// The runs of letters, digits and underscores.
  var identifiers: [String] { split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init) }

  /// Whether a word of a sentence looks like a name: `willPresent`, `default_payload`, `.http`.
  var isSpelledAsName: Bool {
    dropFirst().contains { $0.isUppercase } || contains { !$0.isLetter }
  }
}
