/// The names in the value of a delegate assignment.
enum DelegateValue: Sendable {
  /// The names in the value that begins here, up to the end of the statement.
  static func words(_ code: Code, from start: Int) -> [String] {
    var words: [String] = []
    var index = start
    var depth = 0
    while index < min(code.count, start + 20), words.count < 4 {
      if index > start, depth == 0, isNewStatement(code, index) { break }
      switch code.mark(index) {
      case UInt8(ascii: ";"), UInt8(ascii: "}"), UInt8(ascii: "{"): return words
      case UInt8(ascii: "["), UInt8(ascii: "("): depth += 1
      case UInt8(ascii: "]"), UInt8(ascii: ")"):
        depth -= 1
        if depth < 0 { return words }
      default:
        guard let word = code.word(index) else { break }
        if word == "as" { return words }
        if !isCast(code, index) { words.append(word) }
      }
      index += 1
    }
    return words
  }

  /// The names in the value; a variable becomes its type if earlier code declares it.
  static func resolved(_ code: Code, from start: Int) -> [String] {
    var words = words(code, from: start)
    guard let name = words.first, name.first?.isLowercase == true, name != "self",
      let type = type(of: name, code, before: start)
    else { return words }
    words[0] = type
    return words
  }

  /// How many uses of a name are searched for its declaration.
  private static let mostUses = 50

  private static func type(of name: String, _ code: Code, before end: Int) -> String? {
    (max(0, end - Code.reach)..<end).reversed().lazy.filter { code.isWord($0, name) }
      .prefix(mostUses)
      .compactMap { place -> String? in
        guard code.language == .swift else {
          return code.isMark(place - 1, "*") ? code.word(place - 2) : nil
        }
        let isDeclared = code.isWord(place - 1, "let") || code.isWord(place - 1, "var")
        guard isDeclared || code.isMark(place + 1, ":") else { return nil }
        // A dependency container names the type to make: `resolve(Handler.self)`.
        let line = place + 1..<end
        let asked =
          isDeclared
          ? ClassName.first(code, place..<(line.first { code.isFirstOfLine($0) } ?? end)) : nil
        return asked ?? SwiftHeader.type(code, behind: place)
      }
      .first { $0.first?.isUppercase == true }
  }

  /// Whether this is the type in `(id)value` or `(id<Protocol>)value`.
  private static func isCast(_ code: Code, _ index: Int) -> Bool {
    let word = code.word(index) ?? ""
    return code.language == .objectiveC
      && (word == "id" || word.hasPrefix("UNUserNotificationCenterDelegate")
        || code.isMark(index - 1, "(") && code.isMark(index + 1, "*"))
  }

  /// Whether a new line begins a new Swift statement: it does not begin with a point.
  private static func isNewStatement(_ code: Code, _ index: Int) -> Bool {
    code.language == .swift && !code.isMark(index, ".") && code.isFirstOfLine(index)
  }
}
