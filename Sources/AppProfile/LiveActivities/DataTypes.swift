internal import PushPayload

/// The types of an app by their full names, as JSON decoders read them.
struct DataTypes: Sendable {
  /// A declaration with the place of its file.
  typealias Part = (file: Int, declaration: TypeDeclaration)

  private let files: [CodeFile]
  /// The declarations of each type.
  private var parts: [String: [Part]] = [:]
  /// The files whose members were asked for.
  private var read: [Int: (code: Code, map: LineMap)] = [:]
  /// The types that were asked for.
  private(set) var decoded: [String: DecodedType] = [:]
  /// The names of types that are yet to be read.
  private var wanted: [String] = []
  /// The number of aliases that were followed.
  private var followed = 0

  /// Collects the types of Swift files.
  init(_ files: [CodeFile]) {
    self.files = files
    for (index, file) in files.enumerated() where file.language == .swift {
      for declaration in file.types {
        parts[declaration.name, default: []].append((index, declaration))
      }
    }
  }

  /// The types that conform to a protocol, in the order of the files.
  func names(conformingTo protocol: String) -> [String] {
    let found = parts.compactMap { name, parts -> (name: String, head: Part)? in
      let conforms = parts.contains { part in
        part.declaration.parents.contains { parent in
          parent.hasSuffix(`protocol`)
            && parent.split(separator: ".").last.map(String.init) == `protocol`
        }
      }
      guard conforms, let head = parts.first(where: { $0.declaration.isHead }) else { return nil }
      return (name, head)
    }
    return found.sorted {
      ($0.head.file, $0.head.declaration.offset) < ($1.head.file, $1.head.declaration.offset)
    }.map { $0.name }
  }

  /// Returns the shape of a type that is named within another one, with all types behind it read.
  mutating func shape(ofTypeNamed name: String, within scope: String) -> DecodedShape {
    let path = name.split(separator: ".").map { String($0) }
    let shape = shape(of: .named(path, []), in: scope)
    while let next = wanted.popLast() {
      if decoded[next] == nil {
        decoded[next] = DecodedType(name: next, form: form(of: next), place: place(of: next))
      }
    }
    return shape
  }
}

extension TypeDeclaration {
  /// Whether a type begins here, and is not only extended.
  fileprivate var isHead: Bool { [.struct, .enum, .class, .actor].contains(kind) }
}

// Names and what they stand for.
extension DataTypes {
  /// The number of aliases of aliases that are followed, and of all aliases of an app.
  private static let mostAliases = (deep: 16, all: 10_000)

  private mutating func shape(of type: TypeName, in scope: String, depth: Int = 0) -> DecodedShape {
    switch type {
    case .optional(let type): return .optional(shape(of: type, in: scope, depth: depth))
    case .list(let type): return .list(shape(of: type, in: scope, depth: depth))
    case .dictionary(let key, let value):
      let value = shape(of: value, in: scope, depth: depth)
      return map(from: shape(of: key, in: scope, depth: depth), to: value)
    case .other: return .unknown("reading does not follow tuples, functions and compositions")
    case .named(var path, let arguments):
      if path.count > 1, ["Swift", "Foundation", "CoreGraphics"].contains(path[0]) {
        path.removeFirst()
      }
      let name = path.joined(separator: ".")
      if !arguments.isEmpty { return generic(name, arguments, in: scope, depth: depth) }
      if let own = own(name, in: scope, depth: depth) { return own }
      if let simple = DecodedShape.simple[name] { return simple }
      if path.count > 1 {
        return shape(of: .named(Array(path.dropFirst()), []), in: scope, depth: depth)
      }
      return .unknown("the sources do not declare \(name)")
    }
  }

  private mutating func generic(
    _ name: String,
    _ arguments: [TypeName],
    in scope: String,
    depth: Int
  ) -> DecodedShape {
    let last = shape(of: arguments.last ?? .other, in: scope, depth: depth)
    switch (name, arguments.count) {
    case ("Optional", 1): return .optional(last)
    case ("Array", 1), ("Set", 1), ("ContiguousArray", 1): return .list(last)
    case ("Dictionary", 2):
      return map(from: shape(of: arguments[0], in: scope, depth: depth), to: last)
    case ("Range", 1), ("ClosedRange", 1): return .bounds(last)
    default: return .unknown("\(name) is generic")
    }
  }

  private func map(from key: DecodedShape, to value: DecodedShape) -> DecodedShape {
    switch key {
    case .text: .map(value, hasNumbersAsKeys: false)
    case .integer(ofType: "Int"): .map(value, hasNumbersAsKeys: true)
    default: .unknown("the keys of the dictionary are neither String nor Int")
    }
  }

  /// Returns the shape of a type of the app, or nil if it declares none of the name.
  private mutating func own(_ name: String, in scope: String, depth: Int) -> DecodedShape? {
    var scope = scope
    while true {
      let full = scope.isEmpty ? name : scope + "." + name
      let parts = parts[full] ?? []
      if parts.contains(where: { $0.declaration.isHead }) {
        wanted.append(full)
        return .type(full)
      }
      if case .alias(let meaning)? = parts.first(where: { $0.declaration.isAlias })?.declaration
        .kind
      {
        followed += 1
        guard depth < Self.mostAliases.deep, followed < Self.mostAliases.all else {
          return .unknown("\(full) stands for itself, or for too many others")
        }
        // What an alias of its own name stands for is declared further outside.
        let outside = meaning.text == name ? Self.outside(of: scope) : scope
        return shape(of: meaning, in: outside, depth: depth + 1)
      }
      if scope.isEmpty { return nil }
      scope = Self.outside(of: scope)
    }
  }

  private static func outside(of scope: String) -> String {
    scope.lastIndex(of: ".").map { String(scope[..<$0]) } ?? ""
  }
}

// The members of a type.
extension DataTypes {
  /// Returns the members of a type in all of its declarations; of two that begin it, the first counts.
  private mutating func members(of name: String) -> [(file: Int, members: DataMembers)] {
    let all = parts[name] ?? []
    let head = all.first { $0.declaration.isHead }
    let extensions = all.filter { $0.declaration.kind == .extension }
    return ([head].compactMap { $0 } + extensions).map { part in
      (part.file, DataMembers(file(part.file).code, of: part.declaration))
    }
  }

  private mutating func file(_ index: Int) -> (code: Code, map: LineMap) {
    if let known = read[index] { return known }
    let bytes = files[index].source.bytes
    let file = (Code(bytes, .swift), LineMap(bytes))
    read[index] = file
    return file
  }

  private mutating func place(_ offset: Int, in index: Int) -> SourcePlace {
    let source = files[index].source
    let word = source.bytes[offset...].prefix { ByteScanner.isWordByte($0) }
    return SourcePlace(
      file: source.path,
      position: file(index).map.position(of: offset),
      range: offset..<word.endIndex
    )
  }

  /// The place at which a type begins.
  mutating func place(of name: String) -> SourcePlace {
    guard let head = parts[name]?.first(where: { $0.declaration.isHead }) else {
      preconditionFailure("only a type that begins somewhere is asked for")
    }
    return place(head.declaration.offset, in: head.file)
  }

  private mutating func form(of name: String) -> DecodedType.Form {
    guard let head = parts[name]?.first(where: { $0.declaration.isHead })?.declaration else {
      return .unknown("the sources do not declare it")
    }
    let all = members(of: name)
    let parents = (parts[name] ?? []).flatMap { $0.declaration.parents }
    if all.contains(where: { $0.members.decodesItself }) {
      return .unknown("\(name) has an init(from:) of its own")
    }
    if head.kind == .enum { return cases(all, parents, of: name) }
    if parents.contains("RawRepresentable") || parents.contains("OptionSet") {
      return .unknown("\(name) is decoded from its rawValue")
    }
    let inherits = parents.contains { own($0, in: "", depth: 0) != nil }
    if head.kind == .class, inherits { return .unknown("\(name) inherits from another class") }
    return .object(properties(all, of: name))
  }

  private mutating func properties(
    _ all: [(file: Int, members: DataMembers)],
    of name: String
  ) -> [DecodedProperty] {
    let keys = codingKeys(of: name)
    var properties: [DecodedProperty] = []
    for (file, members) in all {
      for property in members.properties where !property.isFixed {
        let key = keys == nil ? property.name : keys?[property.name]
        guard let key else { continue }
        properties.append(
          DecodedProperty(
            key: key,
            declaration: property.name + (property.type.map { ": " + $0.text } ?? ""),
            shape: shape(of: property, in: name),
            place: place(property.offset, in: file)
          )
        )
      }
    }
    return properties
  }

  private mutating func shape(of property: DataMembers.Property, in scope: String) -> DecodedShape {
    if property.isWrapped {
      return .optional(.unknown("a property wrapper reads \(property.name)"))
    }
    if let condition = property.condition {
      return .optional(.unknown("\(property.name) stands in #if \(condition)"))
    }
    guard let type = property.type else {
      return .unknown("nothing states the type of \(property.name)")
    }
    return shape(of: type, in: scope)
  }

  /// The keys by property, as `CodingKeys` lists them; or nil if nothing does.
  private mutating func codingKeys(of name: String) -> [String: String]? {
    let all = members(of: name + ".CodingKeys").flatMap { $0.members.cases }
    guard !all.isEmpty else { return nil }
    return Dictionary(first: all.map { ($0.name, Self.text(of: $0.value) ?? $0.name) })
  }

  private mutating func cases(
    _ all: [(file: Int, members: DataMembers)],
    _ parents: [String],
    of name: String
  ) -> DecodedType.Form {
    let cases = all.flatMap { part in part.members.cases.map { (part.file, $0) } }
    switch parents.lazy.compactMap({ DecodedShape.simple[$0] }).first {
    case .text:
      let values = cases.map { $0.1.value == nil ? $0.1.name : Self.text(of: $0.1.value) }
      guard !values.contains(nil) else {
        return .unknown("a raw value of \(name) is no plain text")
      }
      return .values(values.compactMap { $0.map { .text($0) } })
    case .integer, .number:
      var next = 0.0
      var values: [RawValue] = []
      for (_, one) in cases {
        if let text = one.value {
          guard let number = Self.number(text) else {
            return .unknown("a raw value of \(name) is no plain number")
          }
          next = number
        }
        values.append(.number(next))
        next += 1
      }
      return .values(values)
    default:
      return .cases(cases.map { file, one in decoded(one, in: file, of: name) })
    }
  }

  private mutating func decoded(
    _ one: DataMembers.Case,
    in file: Int,
    of name: String
  ) -> DecodedCase {
    let place = place(one.offset, in: file)
    var properties: [DecodedProperty] = []
    for (number, value) in one.associated.enumerated() {
      properties.append(
        DecodedProperty(
          key: value.label == "_" ? "_\(number)" : value.label,
          declaration: "\(one.name)(\(value.label): \(value.type.text))",
          shape: shape(of: value.type, in: name),
          place: place
        )
      )
    }
    return DecodedCase(key: one.name, properties: properties)
  }

  /// The text of a plain literal, or nil for another one.
  private static func text(of literal: String?) -> String? {
    guard let literal, literal.utf8.count >= 2, literal.hasPrefix("\""),
      !literal.hasPrefix("\"\"\""),
      !literal.utf8.contains(UInt8(ascii: "\\"))
    else { return nil }
    return String(literal.dropFirst().dropLast())
  }

  private static func number(_ literal: String) -> Double? {
    let digits = literal.filter { $0 != "_" }
    if digits.hasPrefix("0x") { return Int(digits.dropFirst(2), radix: 16).map { Double($0) } }
    return Double(digits)
  }
}
