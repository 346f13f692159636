struct ObjectiveCReader: Sendable {
  let code: Code
  private(set) var types: [TypeDeclaration] = []
  private(set) var functions: [MethodDeclaration] = []
  private var index = 0
  /// The index in ``types`` of the open `@interface`, `@implementation` or `@protocol`.
  private var open: Int?

  init(_ code: Code) { self.code = code }

  mutating func read() {
    while index < code.count {
      if code.isMark(index, "@"), let word = code.word(index + 1) {
        index += 2
        switch word {
        case "interface", "implementation", "protocol": readType(word)
        case "property": readProperty()
        case "end": open = nil
        default: break
        }
      } else if isAtMethod {
        readMethod()
      } else if opensOnlyLinkage {
        index += 1
      } else if code.isMark(index, "{") {
        // The variables of a class, a C structure, or the body of a function.
        readFunctionBody()
      } else {
        index += 1
      }
    }
  }

  /// Whether a brace belongs to `extern "C"` or `namespace name`, whose content counts as if it had
  /// no braces.
  private var opensOnlyLinkage: Bool {
    guard code.isMark(index, "{") else { return false }
    return code.isWord(index - 2, "extern") || code.isWord(index - 2, "namespace")
      || code.isWord(index - 1, "namespace")
  }

  /// Whether a method begins here: `- (` or `- name`, within a type.
  private var isAtMethod: Bool {
    guard open != nil, code.isMark(index, "-") || code.isMark(index, "+") else { return false }
    return code.isMark(index + 1, "(") || code.word(index + 1) != nil
  }

  private mutating func readType(_ keyword: String) {
    let place = index
    guard let name = code.word(place) else { return }
    index += 1
    // The `<T>` of a generic class is before its superclass.
    if code.isMark(index, "<"), keyword == "interface" {
      let end = code.end(ofBracketAt: index)
      if code.isMark(end, ":") { index = end }
    }
    let isCategory = code.isMark(index, "(")
    if isCategory { index = code.end(ofBracketAt: index) }
    var parents: [String] = []
    if code.isMark(index, ":"), let parent = code.word(index + 1) {
      parents.append(parent)
      index += 2
    }
    if code.isMark(index, "<") {
      let end = code.end(ofBracketAt: index)
      parents += (index..<end).compactMap { code.word($0) }
      index = end
    }
    // `@protocol Name;` is a forward declaration.
    if keyword == "protocol", code.isMark(index, ";") || code.isMark(index, ",") { return }
    let interface: TypeDeclaration.Kind = isCategory ? .category : .interface
    let declaration = TypeDeclaration(
      kind: ["implementation": .implementation, "protocol": .protocol][keyword] ?? interface,
      name: name,
      parents: parents,
      offset: code.offset(place),
      condition: code.condition(at: place)
    )
    types.append(declaration)
    open = types.count - 1
  }

  private mutating func readProperty() {
    if code.isMark(index, "(") { index = code.end(ofBracketAt: index) }
    let start = index
    while index < code.count, !code.isMark(index, ";"), !code.isMark(index, "}") { index += 1 }
    let words = (start..<index).filter { code.word($0) != nil }
    guard let open, let last = words.last, let name = code.word(last) else { return }
    let kinds = words.dropLast().compactMap { code.word($0) }
    let declaration = PropertyDeclaration(
      name: name,
      type: kinds.first { !["IBOutlet", "nullable", "nonnull", "__weak"].contains($0) },
      attributes: [],
      offset: code.offset(last),
      condition: code.condition(at: last)
    )
    types[open].properties.append(declaration)
  }

  private mutating func readMethod() {
    let start = index
    index += 1
    if code.isMark(index, "(") { index = code.end(ofBracketAt: index) }
    let place = index
    let (selector, types) = readSelector()
    // A minus in an expression begins no method.
    guard let open, !selector.isEmpty else { return }
    skipAttributes()
    var method = MethodDeclaration(
      name: selector,
      types: types,
      isStatic: code.isMark(start, "+"),
      isExposed: true,
      offset: code.offset(place),
      condition: code.condition(at: place)
    )
    if code.isMark(index, ";") { index += 1 }
    if code.isMark(index, "{") { method.body = readBody() }
    if method.body != nil || self.types[open].kind == .protocol {
      self.types[open].methods.append(method)
    }
  }

  private mutating func readSelector() -> (selector: String, types: [String]) {
    var selector = ""
    var types: [String] = []
    while let word = code.word(index) {
      // A word without a colon behind the parameters is a macro.
      if !types.isEmpty, !code.isMark(index + 1, ":") { break }
      selector += word
      index += 1
      guard code.isMark(index, ":") else { break }
      selector += ":"
      index += 1
      types.append(readParameter())
    }
    return (selector, types)
  }

  private mutating func readParameter() -> String {
    var type = ""
    if code.isMark(index, "(") {
      let end = code.end(ofBracketAt: index)
      type = code.text((index + 1)..<max(index + 1, end - 1))
      index = end
    }
    while ["__unused", "__attribute__"].contains(code.word(index) ?? "") {
      index += 1
      if code.isMark(index, "(") { index = code.end(ofBracketAt: index) }
    }
    if code.word(index) != nil { index += 1 }
    return type
  }

  /// Moves over macros between a method and its body or semicolon.
  private mutating func skipAttributes() {
    while index < code.count, !code.isMark(index, "{"), !code.isMark(index, ";") {
      if code.isMark(index, "(") {
        index = code.end(ofBracketAt: index)
      } else if code.word(index) != nil || code.isMark(index, ",") || code.changes[index] != nil {
        index += 1
      } else {
        return
      }
    }
  }

  /// Moves over a body; braces that branches of `#if` repeat count once.
  private mutating func readBody() -> Range<Int> {
    let start = code.offset(index) + 1
    index = code.end(ofBracesFrom: index)
    return start..<max(start, code.offset(index - 1))
  }

  private mutating func readFunctionBody() {
    let place = index
    guard open == nil || code.isMark(place - 1, ")"), code.isMark(place - 1, ")") else {
      index = code.end(ofBracesFrom: index)
      return
    }
    let name = (code.partner(of: place - 1) ?? 1) - 1
    let body = readBody()
    guard let word = code.word(name) else { return }
    let function = MethodDeclaration(
      name: word + "(",
      offset: code.offset(name),
      condition: code.condition(at: name),
      body: body
    )
    functions.append(function)
  }
}

extension Code {
  /// The index behind a closing brace where branches of `#if` may repeat braces.
  func end(ofBracesFrom start: Int) -> Int {
    var depth = 0
    var branches: [(before: Int, after: Int?)] = []
    var index = start
    while index < count {
      if let change = changes[index] {
        switch change {
        case .begin: branches.append((depth, nil))
        case .next:
          // The brace is in a later branch, which replaces the branch before it.
          guard let last = branches.indices.last else { return index }
          branches[last].after = branches[last].after ?? depth
          depth = branches[last].before
        case .end: if let branch = branches.popLast() { depth = branch.after ?? depth }
        }
      } else if isMark(index, "{") {
        depth += 1
      } else if isMark(index, "}") {
        depth -= 1
        if depth <= 0, branches.isEmpty { return index + 1 }
      } else if depth > 0, isEndOfType(index) {
        return index
      }
      index += 1
    }
    return index
  }

  /// Whether this word cannot be in a body, so that a broken body ends here.
  private func isEndOfType(_ index: Int) -> Bool {
    guard language == .objectiveC, isMark(index, "@") else { return false }
    return isWord(index + 1, "end") || isWord(index + 1, "implementation")
  }
}
