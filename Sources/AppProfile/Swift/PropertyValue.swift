/// The code of a property's value in Swift.
struct PropertyValue: Hashable, Sendable {
  /// The bytes behind `=`, or between the braces of a computed property.
  let code: Range<Int>
  /// Whether the code runs once, for the initial value, instead of at each read.
  let isStored: Bool
  /// The type at the start of the value: mostly that of the object it makes.
  let createdType: String?

  private static let operators = Set("=+-*/&|,:?".utf8)

  init?(_ code: Code, behind name: Int) {
    var index = name + 1
    while index < code.count, !code.isMark(index, "="), !code.isMark(index, "{") {
      if Self.isEnd(code, index) || code.isUnclosed(index) { return nil }
      index = code.end(ofBracketAt: index)
    }
    guard index < code.count else { return nil }
    isStored = code.isMark(index, "=")
    let start = index + 1
    if isStored {
      index = start
      while index < code.count, index == start || !Self.isEnd(code, index) {
        if !code.isMark(index, "<"), code.isUnclosed(index) { return nil }
        index = code.next(after: index)
      }
    } else {
      index = code.end(ofBracketAt: index) - 1
    }
    guard start < index else { return nil }
    createdType = code.word(start).flatMap { $0.first?.isUppercase == true ? $0 : nil }
    self.code = code.offset(start)..<code.tokens[index - 1].end
  }

  /// Whether a token is no longer part of the property.
  private static func isEnd(_ code: Code, _ index: Int) -> Bool {
    if code.changes[index] != nil { return true }
    switch code.mark(index) {
    case "}", ")", "]", ";", ",": return true
    case "@", 0: break
    default: return false
    }
    if let word = code.word(index), SwiftHeader.declarations.contains(word),
      !code.isMark(index - 1, ".")
    {
      return true
    }
    return code.isFirstOfLine(index) && !operators.contains(code.mark(index - 1))
  }
}
