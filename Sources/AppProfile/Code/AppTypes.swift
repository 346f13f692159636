/// The types of a target, each with all of its declarations, extensions and categories.
struct AppTypes: Sendable {
  /// A declaration with the place of its file among the files of the target.
  struct Part: Sendable {
    let file: Int
    let declaration: TypeDeclaration
  }

  struct Method: Sendable {
    let type: String
    let file: Int
    let declaration: MethodDeclaration
    let kind: TypeDeclaration.Kind
  }

  let files: [CodeFile]
  private let parts: [String: [Part]]
  private let parents: [String: [String]]
  /// The first declaration of each type that names a parent.
  private let naming: [String: [String: Part]]
  private let ancestors: [String: [String]]
  /// The properties of each type by name, the first of each name.
  private let properties: [String: [String: PropertyDeclaration]]
  private let kinds: [String: Set<TypeDeclaration.Kind>]
  /// The names of the types without aliases, in the order of the files.
  let names: [String]

  init(_ files: [CodeFile]) {
    self.files = files
    var parts: [String: [Part]] = [:]
    var parents: [String: [String]] = [:]
    var naming: [String: [String: Part]] = [:]
    var properties: [String: [String: PropertyDeclaration]] = [:]
    var kinds: [String: Set<TypeDeclaration.Kind>] = [:]
    var names: [String] = []
    for (index, file) in files.enumerated() {
      for declaration in file.types {
        let name = declaration.simpleName
        if !declaration.isAlias { names.append(name) }
        let part = Part(file: index, declaration: declaration)
        parts[name, default: []].append(part)
        parents[name, default: []] += []
        for parent in declaration.parents where naming[name]?[parent] == nil {
          naming[name, default: [:]][parent] = part
          parents[name, default: []].append(parent)
        }
        kinds[name, default: []].insert(declaration.kind)
        for property in declaration.properties where properties[name]?[property.name] == nil {
          properties[name, default: [:]][property.name] = property
        }
      }
    }
    self.parts = parts
    self.parents = parents
    self.naming = naming
    self.properties = properties
    self.kinds = kinds
    self.names = names.unique()
    ancestors = Dictionary(first: parents.keys.map { ($0, Self.ancestors(of: $0, parents)) })
  }

  /// Returns the declarations of a type; none for one that is not in the target.
  func parts(of name: String) -> [Part] { parts[Self.key(of: name)] ?? [] }

  /// Returns the declaration of a type that names a parent, or nil.
  func part(of name: String, naming parent: String) -> Part? {
    naming[Self.key(of: name)]?[parent]
  }

  func contains(_ name: String) -> Bool { parts[Self.key(of: name)] != nil }

  /// The name under which a type is kept: without those of the types around it.
  private static func key(of name: String) -> String {
    guard name.utf8.contains(UInt8(ascii: ".")) else { return name }
    return name.split(separator: ".").last.map(String.init) ?? name
  }

  /// Whether all that is known of a type is written in Objective-C.
  func isObjectiveC(_ name: String) -> Bool {
    parts(of: name).contains { files[$0.file].language == .objectiveC }
  }

  /// Whether a class of Objective-C lacks its `@interface`, so that nothing is known of its protocols.
  func lacksInterface(_ name: String) -> Bool {
    let kinds = kinds[Self.key(of: name)] ?? []
    return kinds.contains(.implementation) && !kinds.contains(.interface)
  }

  /// Whether the type is a protocol, of the target or of the system.
  func isProtocol(_ name: String) -> Bool {
    let meant = isAlias(name) ? ancestors(of: name).first { !isAlias($0) } ?? name : name
    if Role.systemProtocols.contains(meant) { return true }
    let kinds = kinds[Self.key(of: meant)] ?? []
    return kinds.contains(.protocol) && kinds.isDisjoint(with: Self.classes)
  }

  /// The declarations of classes: in Objective-C a protocol may have the name of a class.
  private static let classes: Set<TypeDeclaration.Kind> = [.class, .interface, .implementation]

  private func isAlias(_ name: String) -> Bool {
    let parts = parts(of: name)
    return !parts.isEmpty && parts.allSatisfy { $0.declaration.isAlias }
  }

  /// The most ancestors of a type, and the most levels of them: no app has as many.
  private static let most = (ancestors: 250, levels: 32)

  /// Returns the type itself, its superclasses and its protocols, also those outside of the target,
  /// nearest first.
  func ancestors(of name: String) -> [String] {
    ancestors[name] ?? Self.ancestors(of: name, parents)
  }

  private static func ancestors(of name: String, _ parents: [String: [String]]) -> [String] {
    var found = [name]
    var seen = Set(found)
    var place = 0
    // The places behind which the levels end.
    var ends = [1]
    while place < found.count, ends.count <= most.levels {
      let name = found[place]
      place += 1
      let next = (parents[key(of: name)] ?? []) + (KnownClass.named(name)?.protocols ?? [])
      for parent in next where found.count < most.ancestors && seen.insert(parent).inserted {
        found.append(parent)
      }
      if place == ends.last { ends.append(found.count) }
    }
    return found
  }

  /// Returns the classes that a class inherits from, itself first.
  func superclasses(of name: String) -> [String] {
    ancestors(of: name).filter { !isProtocol($0) }
  }

  func methods(of name: String) -> [Method] {
    var parts = parts(of: name)
    if kinds[Self.key(of: name)]?.contains(.protocol) == true, !isProtocol(name) {
      parts.removeAll { $0.declaration.kind == .protocol }
    }
    return parts.flatMap { part in
      part.declaration.methods.map {
        Method(type: name, file: part.file, declaration: $0, kind: part.declaration.kind)
      }
    }
  }

  func allMethods(of name: String) -> [Method] {
    var visited: Set<String> = []
    return allMethods(of: name, besides: &visited)
  }

  /// Returns the methods of a type and of its superclasses, without those that were visited before.
  func allMethods(of name: String, besides visited: inout Set<String>) -> [Method] {
    superclasses(of: name).filter { visited.insert($0).inserted }.flatMap { methods(of: $0) }
  }

  func type(ofProperty name: String, in type: String) -> String? {
    property(name, in: type)?.type
  }

  /// Returns a property of a type or of its superclasses, or nil.
  func property(_ name: String, in type: String) -> PropertyDeclaration? {
    superclasses(of: type).lazy.compactMap { properties[Self.key(of: $0)]?[name] }.first
  }
}
