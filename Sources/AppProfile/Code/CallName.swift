/// The name of a called method, spelt as in its declaration.
enum CallName: Sendable {
  /// The name of the method called at a word, or nil.
  ///
  /// Calls of `super` do not count: only an override makes them.
  static func read(_ code: Code, at index: Int) -> String? {
    guard !code.isWord(index - 1, "super"), !code.isWord(index - 2, "super") else { return nil }
    return code.language == .swift ? call(code, at: index) : message(code, at: index)
  }

  /// Reads `receiver.method(value, label: value)`.
  private static func call(_ code: Code, at index: Int) -> String? {
    guard code.isMark(index - 1, "."), let base = code.word(index) else { return nil }
    let isOptional = code.isMark(index + 1, "?") || code.isMark(index + 1, "!")
    let open = isOptional ? index + 2 : index + 1
    guard code.isMark(open, "(") else { return nil }
    let end = code.end(ofBracketAt: open) - 1
    var name = base + "("
    var place = open + 1
    while place < end {
      let label = code.isMark(place + 1, ":") ? code.word(place) : nil
      name += (label ?? "_") + ":"
      while place < end, !code.isMark(place, ",") { place = code.next(after: place) }
      place += 1
    }
    return name + ")"
  }

  /// Reads `[receiver method:value part:value]`.
  private static func message(_ code: Code, at index: Int) -> String? {
    guard code.word(index - 1) != nil || code.isMark(index - 1, "]"), code.isMark(index + 1, ":")
    else { return nil }
    var name = ""
    var place = index
    while place < code.count, !code.isMark(place, "]"), !code.isMark(place, ";") {
      if let part = code.word(place), code.isMark(place + 1, ":") { name += part + ":" }
      guard name.utf8.count <= longest else { return nil }
      place = code.next(after: place)
    }
    return name
  }

  /// More bytes than the name of a delegate method has.
  private static let longest = 200
}
