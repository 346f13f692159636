/// The members of a Swift type that decide what JSON it decodes.
struct DataMembers: Sendable {
  struct Property: Hashable, Sendable {
    let name: String
    /// The type, or nil if neither a type nor a literal shows it.
    fileprivate(set) var type: TypeName?
    /// Whether it is a constant with a value, which decoders skip.
    let isFixed: Bool
    /// Whether it has a property wrapper.
    let isWrapped: Bool
    let offset: Int
    /// Its own `#if` condition beside the type's, or nil.
    let condition: String?
  }

  struct Case: Hashable, Sendable {
    let name: String
    /// The literal behind `=`, or nil.
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
  private(set) var decodesItself = false

  private let code: Code
  /// The `#if` condition of the type.
  private let condition: String?
  private let end: Int
  private var index: Int
  private var isWrapped = false
  private var modifiers: Set<String> = []

  /// Reads the members between the braces of a declaration.
  init(_ code: Code, of declaration: TypeDeclaration) {
    self.code = code
    condition = declaration.condition
    index = code.place(ofOffset: declaration.body.lowerBound)
    end = code.place(ofOffset: declaration.body.upperBound)
    while index < end { readMember() }
  }

  /// The attributes that are no property wrappers.
  private static let plainAttributes: Set<String> = [
    "available", "objc", "nonobjc", "MainActor", "inlinable", "usableFromInline", "preconcurrency",
  ]

  private mutating func readMember() {
    if code.isMark(index, "@") {
      let attribute = SwiftHeader.attribute(code, &index)
      if !Self.plainAttributes.contains(attribute.name) { isWrapped = true }
      return
    }
    let word = code.isMark(index - 1, ".") ? nil : code.word(index)
    switch word {
    case "var", "let":
      index += 1
      readProperties(areConstant: word == "let")
    case "case":
      index += 1
      readCases()
    case "init":
      let header = SwiftHeader(code, at: index, isInitializer: true)
      if header?.name == "init(from:)" { decodesItself = true }
      index = max(index + 1, header?.end ?? 0)
      skipBody()
    case "func", "subscript", "deinit", "struct", "class", "enum", "actor", "extension", "protocol":
      if word == "class", ["var", "func"].contains(code.word(index + 1) ?? "") {
        modifiers.insert("static")
        index += 1
        return
      }
      index += 1
      skipBody()
    case .some(let word) where SwiftReader.modifierWords.contains(word):
      modifiers.insert(word)
      index += 1
      if code.isMark(index, "(") { index = code.end(ofBracketAt: index) }
      return
    default:
      index = code.isMark(index, "{") ? code.end(ofBracketAt: index) : index + 1
    }
    modifiers = []
    isWrapped = false
  }

  private mutating func skipBody() {
    if let brace = SwiftHeader.brace(code, from: index), brace < end {
      index = code.end(ofBracketAt: brace)
    }
  }
}

// Properties and cases.
extension DataMembers {
  /// Reads `var` or `let` with one or more properties.
  private mutating func readProperties(areConstant: Bool) {
    var untyped: [Int] = []
    repeat {
      if code.isMark(index, ",") { index += 1 }
      guard let name = code.word(index) else { return }
      let place = index
      index += 1
      var type: TypeName?
      if code.isMark(index, ":") {
        index += 1
        type = TypeName(code, at: &index)
      }
      let hasValue = code.isMark(index, "=")
      if hasValue {
        index += 1
        type = type ?? typeOfValue
        skipValue()
      }
      let isComputed = !hasValue && code.isMark(index, "{") && !isObserved
      if code.isMark(index, "{") { index = code.end(ofBracketAt: index) }
      guard !isComputed, !modifiers.contains("static") else { continue }
      // In `let a, b: Int` both have the type.
      if let type { for index in untyped { properties[index].type = type } }
      let own = code.condition(at: place)
      untyped = type == nil && !hasValue ? untyped + [properties.count] : []
      properties.append(
        Property(
          name: name,
          type: type,
          isFixed: areConstant && hasValue,
          isWrapped: isWrapped || modifiers.contains("lazy"),
          offset: code.offset(place),
          condition: own == condition ? nil : own
        )
      )
    } while code.isMark(index, ",") && index < end
  }

  /// Whether braces hold observers instead of a computed value.
  private var isObserved: Bool { ["willSet", "didSet"].contains(code.word(index + 1) ?? "") }

  /// The type of a literal, of a called type, or of a type's static member.
  private var typeOfValue: TypeName? {
    let place = code.isMark(index, "-") ? index + 1 : index
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

  /// Moves behind a value: to a comma, observers, or the line of the next member.
  private mutating func skipValue() {
    let start = index
    while index < end, !code.isMark(index, ","), !code.isMark(index, ";") {
      if index > start, beginsMember { return }
      if code.isMark(index, "{"), isObserved { return }
      switch code.mark(index) {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
        index = code.end(ofBracketAt: index)
      default: index += 1
      }
    }
  }

  private static let memberWords = SwiftReader.modifierWords.union([
    "var", "let", "case", "func", "init", "struct", "class", "enum", "typealias", "subscript",
    "deinit", "actor",
  ])

  /// Whether a line with a new member begins here.
  private var beginsMember: Bool {
    guard code.isMark(index, "@") || Self.memberWords.contains(code.word(index) ?? "") else {
      return code.changes[index] != nil
    }
    return code.isFirstOfLine(index)
  }

  /// Reads the cases behind `case`.
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
          var label = "_"
          if let word = code.word(index), code.isMark(index + 1, ":") {
            label = word
            index += 2
          } else if let word = code.word(index), code.word(index + 1) != nil,
            code.isMark(index + 2, ":")
          {
            label = word
            index += 3
          }
          associated.append(AssociatedValue(label: label, type: TypeName(code, at: &index)))
          while index < last - 1, !code.isMark(index, ",") { index += 1 }
          if code.isMark(index, ",") { index += 1 }
        }
        index = last
      }
      var value: String?
      if code.isMark(index, "=") {
        index += 1
        value =
          (code.isMark(index, "-") ? "-" : "")
          + code.text(code.isMark(index, "-") ? index + 1 : index)
        skipValue()
      }
      cases.append(
        Case(name: name, value: value, associated: associated, offset: code.offset(place))
      )
    } while code.isMark(index, ",") && index < end
  }
}

extension Code {
  /// The first token at or behind an offset.
  func place(ofOffset offset: Int) -> Int {
    tokens.firstPlace { $0.start >= offset }
  }
}
