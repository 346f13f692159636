indirect enum TypeName: Hashable, Sendable {
  /// A name with its outer types and generic arguments.
  case named([String], [TypeName])
  case optional(TypeName)
  case list(TypeName)
  case dictionary(TypeName, TypeName)
  /// A tuple, function or composition.
  case other

  var text: String {
    switch self {
    case .named(let path, let arguments):
      path.joined(separator: ".")
        + (arguments.isEmpty ? "" : "<" + arguments.map { $0.text }.joined(separator: ", ") + ">")
    case .optional(let type): type.text + "?"
    case .list(let type): "[\(type.text)]"
    case .dictionary(let key, let value): "[\(key.text): \(value.text)]"
    case .other: "a tuple, a function or a composition"
    }
  }

  private static let deepest = Syntax.type.limits.depth
  private static let mostOptional = 3

  init(_ code: Code, at index: inout Int, depth: Int = 0) {
    while code.isMark(index, "@") { _ = SwiftHeader.attribute(code, &index) }
    while let word = code.word(index), ["any", "some", "inout"].contains(word) { index += 1 }
    let start = index
    guard depth < Self.deepest else {
      self = .other
      index += 1
      return
    }
    var type: TypeName
    switch code.mark(index) {
    case "[":
      type = Self.bracketed(code, at: index, depth: depth)
      index = code.end(ofBracketAt: index)
    case "(":
      index = code.end(ofBracketAt: index)
      type = .other
    default:
      type = Self.named(code, at: &index, depth: depth)
    }
    let end = index
    while code.isMark(index, "?") || code.isMark(index, "!") { index += 1 }
    for _ in 0..<min(index - end, Self.mostOptional) { type = .optional(type) }
    if code.isMark(index, "&") || code.isMark(index, "-") && code.isMark(index + 1, ">") {
      index += code.isMark(index, "&") ? 1 : 2
      _ = TypeName(code, at: &index, depth: depth + 1)
      type = .other
    }
    if index == start { index += 1 }
    self = type
  }

  private static func bracketed(_ code: Code, at start: Int, depth: Int) -> TypeName {
    var index = start + 1
    let first = TypeName(code, at: &index, depth: depth + 1)
    guard code.isMark(index, ":") else { return code.isMark(index, "]") ? .list(first) : .other }
    index += 1
    return .dictionary(first, TypeName(code, at: &index, depth: depth + 1))
  }

  private static func named(_ code: Code, at index: inout Int, depth: Int) -> TypeName {
    let path = SwiftHeader.path(code, &index).split(separator: ".").map { String($0) }
    guard !path.isEmpty, path.count <= Self.deepest else { return .other }
    var arguments: [TypeName] = []
    if code.isMark(index, "<") {
      let end = code.end(ofBracketAt: index)
      index += 1
      while index < end - 1 {
        arguments.append(TypeName(code, at: &index, depth: depth + 1))
        if code.isMark(index, ",") { index += 1 }
      }
      index = end
    }
    return .named(path, arguments)
  }
}
