import PushPayload

/// The types of an app by full name, with what a JSON decoder expects of each.
struct DataTypes: Sendable {
  typealias Part = (file: Int, declaration: TypeDeclaration)

  let files: [CodeFile]
  /// The file to resolve names for: of several copies the nearest counts; with nil the first.
  private var origin: Int?
  var parts: [String: [Part]] = [:]
  /// The main declarations of each type; several targets may have one each.
  private var mainParts: [String: [Part]] = [:]
  private var aliases: [String: TypeName] = [:]
  var read: [Int: (code: Code, map: LineMap)] = [:]
  private(set) var decoded: [String: DecodedType] = [:]
  private var wanted: [String] = []
  private var followed = 0

  init(_ files: [CodeFile]) {
    self.files = files
    for (index, file) in files.enumerated() where file.language == .swift {
      for declaration in file.types {
        parts[declaration.name, default: []].append((index, declaration))
        if [.struct, .enum, .class, .actor].contains(declaration.kind) {
          mainParts[declaration.name, default: []].append((index, declaration))
        }
        if case .alias(let meaning) = declaration.kind, aliases[declaration.name] == nil {
          aliases[declaration.name] = meaning
        }
      }
    }
  }

  func names(conformingTo protocol: String) -> [String] {
    let found = parts.compactMap { name, parts -> (name: String, part: Part)? in
      let conforms = parts.contains { part in
        part.declaration.parents.contains { $0.lastName == `protocol` }
      }
      guard conforms, let part = mainParts[name]?.first else { return nil }
      return (name, part)
    }
    return found.sorted {
      ($0.part.file, $0.part.declaration.offset) < ($1.part.file, $1.part.declaration.offset)
    }.map { $0.name }
  }

  func files(declaring name: String) -> [Int] {
    (mainParts[name] ?? []).map { $0.file }.unique()
  }

  /// Resolves names from a file on: of several types of a name the one in its target counts.
  mutating func resolve(fromFile file: Int) {
    origin = file
    decoded = [:]
  }

  /// The main declaration of a type that shares the most folders with the file.
  func mainPart(of name: String) -> Part? {
    let mainParts = mainParts[name] ?? []
    guard let origin, mainParts.count > 1 else { return mainParts.first }
    let near = mainParts.map { mainPart in
      zip(files[mainPart.file].source.path.utf8, files[origin].source.path.utf8)
        .prefix { $0 == $1 }.count { $0.0 == UInt8(ascii: "/") }
    }
    return near.max().flatMap { most in near.firstIndex(of: most) }.map { mainParts[$0] }
  }

  /// The shape of a type named inside another type; also reads all types it needs.
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

  /// The deepest nesting, the levels that an alias counts, and the most aliases of an app.
  private static let most = (depth: 64, alias: 4, aliases: 10_000)

  mutating func shape(of type: TypeName, in scope: String, depth: Int = 0) -> DecodedShape {
    guard depth <= Self.most.depth else { return .unknown("its types are nested too deeply") }
    let depth = depth + 1
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

  /// The shape of a type of the app, or nil if the app declares no such type.
  mutating func own(_ name: String, in scope: String, depth: Int) -> DecodedShape? {
    var scope = scope
    while true {
      let full = scope.isEmpty ? name : scope + "." + name
      if mainParts[full] != nil {
        wanted.append(full)
        return .type(full)
      }
      if let meaning = aliases[full] {
        followed += 1
        guard depth + Self.most.alias <= Self.most.depth, followed < Self.most.aliases else {
          return .unknown("\(full) stands for itself, or for too many others")
        }
        // An alias of its own name refers to the outer scope.
        let outside = meaning.text == name ? Self.outside(of: scope) : scope
        return shape(of: meaning, in: outside, depth: depth + Self.most.alias - 1)
      }
      if scope.isEmpty { return nil }
      scope = Self.outside(of: scope)
    }
  }

  static func outside(of scope: String) -> String {
    scope.lastIndex(of: ".").map { String(scope[..<$0]) } ?? ""
  }
}
