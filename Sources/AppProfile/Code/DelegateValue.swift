extension Code {
  /// The names in the value of a delegate.
  func delegateWords(from start: Int) -> [String] {
    var words: [String] = []
    var index = start
    var depth = 0
    while index < min(count, start + 20), words.count < 4 {
      if index > start, depth == 0, isNewStatement(index) { break }
      switch mark(index) {
      case ";", "}", "{": return words
      case "[", "(": depth += 1
      case "]", ")":
        depth -= 1
        if depth < 0 { return words }
      default:
        guard let word = word(index) else { break }
        if word == "as" { return words }
        if !isCast(index) { words.append(word) }
      }
      index += 1
    }
    return words
  }

  /// Whether this is the type in `(id)value` or `(id<Protocol>)value`.
  private func isCast(_ index: Int) -> Bool {
    let word = word(index) ?? ""
    return language == .objectiveC
      && (word == "id" || word.hasPrefix("UNUserNotificationCenterDelegate")
        || isMark(index - 1, "(") && isMark(index + 1, "*"))
  }

  /// Whether a new line begins a new Swift statement: it does not begin with a point.
  private func isNewStatement(_ index: Int) -> Bool {
    language == .swift && !isMark(index, ".") && isFirstOfLine(index)
  }

  /// The name of the method called at a word, spelt as in its declaration, or nil.
  ///
  /// Calls of `super` do not count: only an override makes them.
  func callName(at index: Int) -> String? {
    guard !isWord(index - 1, "super"), !isWord(index - 2, "super") else { return nil }
    return language == .swift ? swiftName(at: index) : selector(at: index)
  }

  /// Reads `receiver.method(value, label: value)`.
  private func swiftName(at index: Int) -> String? {
    guard isMark(index - 1, "."), let base = word(index) else { return nil }
    let isOptional = isMark(index + 1, "?") || isMark(index + 1, "!")
    let open = isOptional ? index + 2 : index + 1
    guard isMark(open, "(") else { return nil }
    let end = end(ofBracketAt: open) - 1
    var name = base + "("
    var place = open + 1
    while place < end {
      let label = isMark(place + 1, ":") ? word(place) : nil
      name += (label ?? "_") + ":"
      while place < end, !isMark(place, ",") { place = next(after: place) }
      place += 1
    }
    return name + ")"
  }

  /// Reads `[receiver method:value part:value]`.
  private func selector(at index: Int) -> String? {
    guard word(index - 1) != nil || isMark(index - 1, "]"), isMark(index + 1, ":")
    else { return nil }
    var name = ""
    var place = index
    while place < count, !isMark(place, "]"), !isMark(place, ";") {
      if let part = word(place), isMark(place + 1, ":") { name += part + ":" }
      guard name.utf8.count <= Self.longestName else { return nil }
      place = next(after: place)
    }
    return name
  }

  /// More bytes than the name of a delegate method has.
  private static let longestName = 200
}

/// The names that code declares up to a place, each with the last type that it shows.
struct DeclaredNames: Hashable, Sendable {
  private var read = 0
  private var types: [String: String] = [:]

  /// Reads on up to a place, and returns the type of a name there.
  mutating func type(of name: String, _ code: Code, before end: Int) -> String? {
    while read < end {
      if let type = Self.type(code, at: read), type.first?.isUppercase == true,
        let name = code.word(read)
      {
        types[name] = type
      }
      read += 1
    }
    return types[name]
  }

  private static func type(_ code: Code, at place: Int) -> String? {
    guard code.language == .swift else {
      return code.isMark(place - 1, "*") ? code.word(place - 2) : nil
    }
    let isDeclared = isDeclaration(code, place - 1)
    guard isDeclared || code.isMark(place + 1, ":") else { return nil }
    guard isDeclared else { return SwiftHeader.type(code, behind: place) }
    // A dependency container names the type to make: `resolve(Handler.self)`.
    let end = (place + 1..<code.count).first { code.isFirstOfLine($0) || isDeclaration(code, $0) }
    return code.className(in: place..<(end ?? code.count))
      ?? SwiftHeader.type(code, behind: place)
  }

  private static func isDeclaration(_ code: Code, _ index: Int) -> Bool {
    code.isWord(index, "let") || code.isWord(index, "var")
  }
}
