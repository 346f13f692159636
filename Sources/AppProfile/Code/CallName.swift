extension Code {
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
