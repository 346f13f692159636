struct SwiftReader: Sendable {
  private enum Owner: Hashable {
    case type(Int)
    /// A method of a type, or a function outside of types, with the offset behind its brace.
    case function(type: Int?, index: Int, start: Int)
    case other
  }

  private struct Scope {
    let owner: Owner
    /// The index in ``scopes`` of the scope around it.
    let outer: Int?
    /// The number of types and functions around its content.
    let depth: Int
  }

  let code: Code
  private(set) var types: [TypeDeclaration] = []
  private(set) var functions: [MethodDeclaration] = []
  /// Whether types and functions are nested more deeply than the reader follows.
  private(set) var isTruncated = false
  private var scopes: [Scope] = []
  private var scope: Int?
  /// The scopes before each group of branches, and after its first branch.
  private var branches: [(before: Int?, after: Int??)] = []
  private var index = 0
  /// The end of the last property's value, in which no property of a type begins.
  private var valueEnd = 0
  private var attributes: [Attribute] = []
  private var modifiers: Set<String> = []

  init(_ code: Code) { self.code = code }

  mutating func read() {
    while index < code.count {
      if let change = code.changes[index] {
        follow(change)
        index += 1
      } else if code.isMark(index, "{") {
        open(.other)
        index += 1
      } else if code.isMark(index, "}") {
        close()
        index += 1
      } else if !isAmongDeclarations {
        if beginsLocalClass { readType(.class) } else { index += 1 }
      } else if code.isMark(index, "@") {
        attributes.append(SwiftHeader.attribute(code, &index))
      } else if let word = code.word(index), !isName {
        readWord(word)
      } else {
        forget()
        index += 1
      }
    }
  }

  private var owner: Owner? { scope.map { scopes[$0].owner } }

  private var depth: Int { scope.map { scopes[$0].depth } ?? 0 }

  private var isWithinLimits: Bool { depth < Syntax.swift.limits.depth }

  private var isAmongDeclarations: Bool {
    switch owner {
    case nil, .type: isWithinLimits
    case .function, .other: false
    }
  }

  /// Whether a class begins within a function; it can be a delegate, too.
  private var beginsLocalClass: Bool {
    code.isWord(index, "class") && code.word(index + 1) != nil && !isName && isWithinLimits
  }

  /// Whether a keyword is a name here: in backticks, of a case, behind a point, before a colon.
  private var isName: Bool {
    code.isQuoted(index) || code.isWord(index - 1, "case") || code.isMark(index - 1, ".")
      || code.isMark(index + 1, ":")
  }

  private mutating func forget() {
    if !attributes.isEmpty { attributes = [] }
    if !modifiers.isEmpty { modifiers = [] }
  }

  private mutating func readWord(_ word: String) {
    let next = code.word(index + 1)
    if word == "class", next == "func" || next == "var" || Self.modifierWords.contains(next ?? "") {
      modifiers.insert("static")
      index += 1
    } else if Self.modifierWords.contains(word) {
      modifiers.insert(word)
      index += 1
      if code.isMark(index, "(") { index = code.end(ofBracketAt: index) }
    } else if let kind = Self.typeWords[word],
      next != nil || kind == .extension && code.isMark(index + 1, "[")
    {
      readType(kind)
      forget()
    } else {
      switch word {
      case "func", "init": readFunction(isInitializer: word == "init")
      case "var", "let": readProperties(areConstant: word == "let")
      case "typealias": readAlias()
      // `import class Module.Name` declares no class.
      case "import": index += next.map { Self.importKinds.contains($0) } == true ? 2 : 1
      default: index += 1
      }
      forget()
    }
  }

  /// Each branch of `#if` begins in the scope of the first one.
  private mutating func follow(_ change: ConditionStack.Change) {
    switch change {
    case .begin: branches.append((scope, nil))
    case .next:
      guard let last = branches.indices.last else { return }
      branches[last].after = branches[last].after ?? .some(scope)
      scope = branches[last].before
    case .end: if let branch = branches.popLast() { scope = branch.after ?? scope }
    }
  }

  private mutating func open(_ owner: Owner) {
    scopes.append(Scope(owner: owner, outer: scope, depth: owner == .other ? depth : depth + 1))
    scope = scopes.count - 1
    isTruncated = isTruncated || !isWithinLimits
  }

  private mutating func close() {
    guard let place = scope else { return }
    let closed = scopes[place]
    scope = closed.outer
    if case .type(let type) = closed.owner {
      let start = types[type].body.lowerBound
      types[type].body = start..<max(start, code.offset(index))
    }
    guard case .function(let type, let place, let start) = closed.owner else { return }
    let body = start..<max(start, code.offset(index))
    if let type {
      types[type].methods[place].body = body
    } else {
      functions[place].body = body
    }
  }

  private var enclosingType: Int? {
    if case .type(let type) = owner { type } else { nil }
  }

  private mutating func readType(_ kind: TypeDeclaration.Kind) {
    let place = index + 1
    index = place
    var name = SwiftHeader.path(code, &index)
    if name.isEmpty {
      index = code.end(ofBracketAt: place)
      name = code.text(place..<index)
    }
    if code.isMark(index, "<") { index = code.end(ofBracketAt: index) }
    let parents = SwiftHeader.parents(code, &index)
    isTruncated = isTruncated || name.utf8.count > Self.longestName
    guard code.isMark(index, "{"), name.utf8.count <= Self.longestName else { return }
    let outer = kind == .extension ? nil : enclosingType.map { types[$0].name + "." }
    let declaration = TypeDeclaration(
      kind: kind,
      name: (outer ?? "") + name,
      parents: parents,
      attributes: attributes,
      offset: code.offset(place),
      condition: code.condition(at: place),
      body: (code.offset(index) + 1)..<(code.offset(index) + 1)
    )
    types.append(declaration)
    open(.type(types.count - 1))
    index += 1
  }

  private mutating func readFunction(isInitializer: Bool) {
    let place = isInitializer ? index : index + 1
    guard let header = SwiftHeader(code, at: place, isInitializer: isInitializer) else {
      index += 1
      return
    }
    let type = enclosingType
    let method = method(header, at: place, in: type)
    let isRequirement = type.map { types[$0].kind == .protocol } ?? false
    index = header.end
    let brace = isRequirement ? nil : SwiftHeader.brace(code, from: header.end)
    let number: Int
    if let type {
      types[type].methods.append(method)
      number = types[type].methods.count - 1
    } else {
      functions.append(method)
      number = functions.count - 1
    }
    guard let brace else { return }
    open(.function(type: type, index: number, start: code.offset(brace) + 1))
    index = brace + 1
  }

  private func method(_ header: SwiftHeader, at place: Int, in type: Int?) -> MethodDeclaration {
    let names = attributes.map { $0.name }
    let exposes = type.map { types[$0].exposesMembers } ?? false
    return MethodDeclaration(
      name: header.name,
      types: header.types,
      isStatic: modifiers.contains("static"),
      isAsync: header.isAsync,
      isMainActor: names.contains("MainActor")
        ? true : modifiers.contains("nonisolated") ? false : nil,
      isPrivate: modifiers.contains("private") || modifiers.contains("fileprivate"),
      isHidden: names.contains("nonobjc"),
      isExposed: exposes || names.contains("objc") || modifiers.contains("override"),
      selector: attributes.first { $0.name == "objc" }?.argument,
      offset: code.offset(place),
      condition: code.condition(at: place)
    )
  }

  /// Reads `typealias Name = A & B`, which is like a protocol that inherits both, or `= A`.
  private mutating func readAlias() {
    let place = index + 1
    index += 2
    guard let name = code.word(place), code.isMark(index, "=") else { return }
    index += 1
    var end = index
    let meaning = TypeName(code, at: &end)
    var parents = [SwiftHeader.path(code, &index)]
    while code.isMark(index, "&") {
      index += 1
      parents.append(SwiftHeader.path(code, &index))
    }
    index = max(index, end)
    let outer = enclosingType.map { types[$0].name + "." } ?? ""
    let declaration = TypeDeclaration(
      kind: parents.count > 1 ? .protocol : .alias(of: meaning),
      name: outer + name,
      parents: parents.filter { !$0.isEmpty },
      offset: code.offset(place),
      condition: code.condition(at: place)
    )
    types.append(declaration)
  }

  /// Reads `let a, b: Int` and `var c = 1`, and stays at the last name.
  private mutating func readProperties(areConstant: Bool) {
    index += 1
    guard code.offset(index) >= valueEnd, let type = enclosingType else { return }
    while let name = code.word(index) {
      let value = PropertyValue(code, behind: index)
      if let value, value.isStored { valueEnd = value.code.upperBound }
      let declaration = PropertyDeclaration(
        name: name,
        type: SwiftHeader.type(code, behind: index),
        attributes: attributes,
        offset: code.offset(index),
        condition: code.condition(at: index),
        value: value,
        isEager: !modifiers.contains("lazy") && !modifiers.contains("static")
          && !attributes.contains { $0.name == "StateObject" },
        isStatic: modifiers.contains("static"),
        isConstant: areConstant
      )
      types[type].properties.append(declaration)
      var end = index + 1
      if let value, value.isStored {
        end = code.place(ofOffset: value.code.upperBound)
      } else if code.isMark(end, ":") {
        end += 1
        _ = TypeName(code, at: &end)
      }
      guard code.isMark(end, ",") else { return }
      index = end + 1
    }
  }
}
