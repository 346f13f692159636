/// The head of a Swift function, from its name to its effects.
struct SwiftHeader: Sendable {
  let name: String
  private(set) var types: [String] = []
  private(set) var isAsync = false
  /// The index behind it.
  private(set) var end: Int

  init?(_ code: Code, at start: Int, isInitializer: Bool) {
    var index = start
    if isInitializer {
      index += 1
      if code.isMark(index, "?") || code.isMark(index, "!") { index += 1 }
    } else {
      while code.mark(index) != 0, !code.isMark(index, "("), !code.isMark(index, "{"),
        !(code.isMark(index, "<") && code.word(index + 1) != nil)
      {
        index += 1
      }
      if code.word(index) != nil { index += 1 }
    }
    let base = isInitializer ? "init" : code.word(start) ?? "operator"
    if code.isMark(index, "<") { index = code.end(ofBracketAt: index) }
    guard code.isMark(index, "(") else { return nil }
    end = code.end(ofBracketAt: index)
    var labels = ""
    for parameter in Self.parts(code, (index + 1)..<max(index + 1, end - 1)) {
      let (label, type) = Self.parameter(code, parameter)
      labels += label + ":"
      types.append(type)
    }
    name = base + "(" + labels + ")"
    while let word = code.word(end), ["async", "throws", "rethrows", "reasync"].contains(word) {
      if word == "async" { isAsync = true }
      end += 1
      if word == "throws", code.isMark(end, "(") { end = code.end(ofBracketAt: end) }
    }
  }

  private static func parameter(_ code: Code, _ range: Range<Int>) -> (String, String) {
    var index = range.lowerBound
    while index < range.upperBound, code.isMark(index, "@") { _ = attribute(code, &index) }
    let label = code.word(index) ?? "_"
    while index < range.upperBound, !code.isMark(index, ":") { index += 1 }
    let start = min(index + 1, range.upperBound)
    let end = (start..<range.upperBound).first { place in
      code.isMark(place, "=") && !code.isMark(place - 1, "=")
    }
    return (label, code.text(start..<(end ?? range.upperBound)))
  }

  /// The parts of a list between its own commas.
  private static func parts(_ code: Code, _ range: Range<Int>) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = range.lowerBound
    var index = start
    while index < range.upperBound {
      switch code.mark(index) {
      case "(", "[", "{", "<":
        index = code.end(ofBracketAt: index, limit: range.upperBound)
      case ",":
        parts.append(start..<index)
        index += 1
        start = index
      default: index += 1
      }
    }
    if start < range.upperBound { parts.append(start..<range.upperBound) }
    return parts
  }

  /// Words that begin another declaration: a function that ends before one has no body.
  static let declarations: Set<String> = [
    "func", "var", "let", "init", "deinit", "class", "struct", "enum", "protocol", "extension",
    "static", "private", "public", "internal", "fileprivate", "override", "case", "import",
  ]

  /// Words of declarations that can also be names in a value.
  private static let others: Set<String> = ["subscript", "actor"]

  static func brace(_ code: Code, from start: Int) -> Int? {
    var index = start
    while index < code.count {
      if code.changes[index] != nil { return nil }
      switch code.mark(index) {
      case "{": return index
      case "}", ";": return nil
      case "(", "[": index = code.end(ofBracketAt: index)
      default:
        if let word = code.word(index), declarations.contains(word) || others.contains(word) {
          return nil
        }
        index += 1
      }
    }
    return nil
  }

  /// Reads an attribute with its arguments, and moves behind it.
  static func attribute(_ code: Code, _ index: inout Int) -> Attribute {
    index += 1
    let name = path(code, &index)
    guard code.isMark(index, "("), code.offset(index) == code.tokens[index - 1].end else {
      return Attribute(name: name, argument: nil)
    }
    let start = index + 1
    index = code.end(ofBracketAt: index)
    return Attribute(name: name, argument: code.text(start..<max(start, index - 1)))
  }

  /// Reads names with points between them, and moves behind them.
  static func path(_ code: Code, _ index: inout Int) -> String {
    guard var path = code.word(index) else { return "" }
    index += 1
    while code.isMark(index, "."), let word = code.word(index + 1) {
      path += "." + word
      index += 2
    }
    return path
  }

  /// Reads the inherited types, if any, and moves to the brace.
  static func parents(_ code: Code, _ index: inout Int) -> [String] {
    var parents: [String] = []
    let inherits = code.isMark(index, ":")
    while index < code.count, !code.isMark(index, "{"), !code.isMark(index, "}") {
      if code.isWord(index, "where") {
        index = brace(code, from: index) ?? code.count
        break
      }
      if code.isMark(index, "@") {
        _ = attribute(code, &index)
      } else if code.isMark(index, "<") || code.isMark(index, "(") {
        if let wrapped = wrapped(code, at: index, by: parents.last) { parents.append(wrapped) }
        index = code.end(ofBracketAt: index)
      } else if inherits, code.word(index) != nil {
        let isPrefixed = code.word(index - 1) != nil && !code.isMark(index - 2, "@")
        let parent = path(code, &index)
        if isPrefixed, !parents.isEmpty { parents.removeLast() }
        parents.append(parent)
      } else {
        index += 1
      }
    }
    return parents
  }

  /// The class in angle brackets, if the outer class forwards to it.
  private static func wrapped(_ code: Code, at index: Int, by wrapper: String?) -> String? {
    guard let wrapper, KnownClass.named(wrapper)?.wraps == true else { return nil }
    return code.word(index + 1)
  }

  /// The type of a property: the stated one, or the one at the start of its value.
  static func type(_ code: Code, behind name: Int) -> String? {
    var index = name + 1
    let isStated = code.isMark(index, ":")
    guard isStated || code.isMark(index, "=") else { return nil }
    index += 1
    while ["any", "some", "try"].contains(code.word(index) ?? "") || code.isMark(index, "(") {
      index += 1
    }
    guard let type = code.word(index), isStated || type.first?.isUppercase == true else {
      return nil
    }
    return path(code, &index).split(separator: ".").first.map(String.init)
  }
}

// The words of declarations.
extension SwiftReader {
  static let modifierWords: Set<String> = [
    "public", "private", "fileprivate", "internal", "open", "package", "static", "final",
    "override", "nonisolated", "mutating", "nonmutating", "dynamic", "required", "convenience",
    "optional", "weak", "lazy", "unowned", "indirect", "isolated", "distributed", "async",
  ]

  static let longestName = 4_096

  /// The kinds of declaration behind `import`, as in `import class Module.Name`.
  static let importKinds: Set<String> = [
    "class", "enum", "func", "let", "protocol", "struct", "typealias", "var",
  ]

  static let typeWords: [String: TypeDeclaration.Kind] = [
    "class": .class, "struct": .struct, "enum": .enum, "actor": .actor, "protocol": .protocol,
    "extension": .extension,
  ]
}

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
