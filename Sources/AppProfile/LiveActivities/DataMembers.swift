struct DataMembers: Sendable {
  struct Property: Hashable, Sendable {
    let name: String
    fileprivate(set) var type: TypeName?
    /// Whether it states its type, or has a value.
    fileprivate let hasType: Bool
    /// Whether it is a constant with a value, which decoders skip.
    let isFixed: Bool
    let isWrapped: Bool
    let offset: Int
    /// Its own `#if` condition beside the type's, or nil.
    let condition: String?
  }

  struct Case: Hashable, Sendable {
    let name: String
    let value: String?
    let associated: [AssociatedValue]
    let offset: Int
  }

  struct AssociatedValue: Hashable, Sendable {
    let label: String
    let type: TypeName
  }

  private(set) var properties: [Property] = []
  private(set) var cases: [Case] = []
  /// Whether the type has its own `init(from:)`.
  let decodesItself: Bool

  private let code: Code
  private let end: Int
  private var index: Int

  init(_ code: Code, of declaration: TypeDeclaration) {
    self.code = code
    decodesItself = declaration.methods.contains { $0.name == "init(from:)" }
    index = code.place(ofOffset: declaration.body.lowerBound)
    end = code.place(ofOffset: declaration.body.upperBound)
    for property in declaration.properties where !property.isStatic {
      add(property, beside: declaration.condition)
    }
    // In `let a, b: Int` both have the type.
    for place in properties.indices.dropLast().reversed() where !properties[place].hasType {
      properties[place].type = properties[place + 1].type
    }
    guard declaration.kind == .enum else { return }
    while index < end {
      if code.isWord(index, "case"), !code.isMark(index - 1, ".") {
        index += 1
        readCases()
      } else {
        index = code.next(after: index)
      }
    }
  }

  /// The attributes that are no property wrappers.
  private static let plainAttributes: Set<String> = [
    "available", "objc", "nonobjc", "MainActor", "inlinable", "usableFromInline", "preconcurrency",
  ]

  private mutating func add(_ property: PropertyDeclaration, beside condition: String?) {
    let value = property.value.map { code.place(ofOffset: $0.code.lowerBound) }
    let hasValue = property.value?.isStored == true
    // Braces hold observers, or a computed value.
    if let value, !hasValue, !["willSet", "didSet"].contains(code.word(value) ?? "") { return }
    var place = code.place(ofOffset: property.offset) + 2
    let type =
      code.isMark(place - 1, ":")
      ? TypeName(code, at: &place) : hasValue ? value.flatMap { typeOfValue(at: $0) } : nil
    let wrappers = property.attributes.filter { !Self.plainAttributes.contains($0.name) }
    let member = Property(
      name: property.name,
      type: type,
      hasType: type != nil || hasValue,
      isFixed: property.isConstant && hasValue,
      isWrapped: !wrappers.isEmpty || !property.isEager,
      offset: property.offset,
      condition: property.condition == condition ? nil : property.condition
    )
    properties.append(member)
  }

  /// The type of a literal, of a called type, or of a type's static member.
  private func typeOfValue(at start: Int) -> TypeName? {
    let place = code.isMark(start, "-") ? start + 1 : start
    guard code.tokens.indices.contains(place) else { return nil }
    switch code.tokens[place].kind {
    case .string: return .named(["String"], [])
    case .number:
      let isWhole = code.text(place).utf8.allSatisfy { $0 != UInt8(ascii: ".") }
      return isWhole && !code.isMark(place + 1, ".") ? .named(["Int"], []) : .named(["Double"], [])
    default: break
    }
    guard let word = code.word(place) else { return nil }
    if word == "true" || word == "false" { return .named(["Bool"], []) }
    guard word.first?.isUppercase == true else { return nil }
    var index = place
    var path = SwiftHeader.path(code, &index).split(separator: ".").map { String($0) }
    if path.last?.first?.isUppercase != true { path.removeLast() }
    return .named(path, [])
  }

  private mutating func readCases() {
    repeat {
      if code.isMark(index, ",") { index += 1 }
      guard let name = code.word(index) else { return }
      let place = index
      index += 1
      var associated: [AssociatedValue] = []
      if code.isMark(index, "(") {
        let last = code.end(ofBracketAt: index)
        index += 1
        while index < last - 1 {
          // A label may have the name of a parameter behind it.
          let colon = code.word(index + 1) == nil ? index + 1 : index + 2
          let label = code.isMark(colon, ":") ? code.word(index) : nil
          if label != nil { index = colon + 1 }
          associated.append(AssociatedValue(label: label ?? "_", type: TypeName(code, at: &index)))
          while index < last - 1, !code.isMark(index, ",") { index += 1 }
          if code.isMark(index, ",") { index += 1 }
        }
        index = last
      }
      var value: String?
      if code.isMark(index, "=") {
        index += 1
        let sign = code.isMark(index, "-") ? "-" : ""
        index += sign.isEmpty ? 0 : 1
        value = sign + code.text(index)
        index += 1
      }
      let one = Case(name: name, value: value, associated: associated, offset: code.offset(place))
      cases.append(one)
    } while code.isMark(index, ",") && index < end
  }
}
