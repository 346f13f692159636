/// The types of a target, each with all of its declarations, extensions and categories.
struct AppTypes: Sendable {
  /// A declaration with the place of its file among the files of the target.
  struct Part: Sendable {
    let file: Int
    let declaration: TypeDeclaration
  }

  /// A method with its type and its file.
  struct Method: Sendable {
    let type: String
    let file: Int
    let declaration: MethodDeclaration
    /// The kind of the declaration around it.
    let kind: TypeDeclaration.Kind
  }

  let files: [CodeFile]
  private let parts: [String: [Part]]
  /// The parents of each type, in all of its declarations.
  private let parents: [String: [String]]
  /// The kinds of the declarations of each type.
  private let kinds: [String: Set<TypeDeclaration.Kind>]
  /// The names of the types without aliases, in the order of the files.
  let names: [String]

  /// Collects the types of some files.
  init(_ files: [CodeFile]) {
    self.files = files
    var parts: [String: [Part]] = [:]
    var parents: [String: [String]] = [:]
    var kinds: [String: Set<TypeDeclaration.Kind>] = [:]
    var names: [String] = []
    var listed: Set<String> = []
    for (index, file) in files.enumerated() {
      for declaration in file.types {
        let name = declaration.simpleName
        if !declaration.isAlias, listed.insert(name).inserted { names.append(name) }
        parts[name, default: []].append(Part(file: index, declaration: declaration))
        parents[name, default: []] += declaration.parents
        kinds[name, default: []].insert(declaration.kind)
      }
    }
    self.parts = parts
    self.parents = parents
    self.kinds = kinds
    self.names = names
  }

  /// Returns the declarations of a type; none for one that is not in the target.
  func parts(of name: String) -> [Part] { parts[key(of: name)] ?? [] }

  func contains(_ name: String) -> Bool { parts[key(of: name)] != nil }

  /// The name under which a type is kept: without those of the types around it.
  private func key(of name: String) -> String {
    guard name.utf8.contains(UInt8(ascii: ".")) else { return name }
    return name.split(separator: ".").last.map(String.init) ?? name
  }

  /// Whether all that is known of a type is written in Objective-C.
  func isObjectiveC(_ name: String) -> Bool {
    parts(of: name).contains { files[$0.file].language == .objectiveC }
  }

  /// Whether a class of Objective-C lacks its `@interface`, so that nothing is known of its protocols.
  func lacksInterface(_ name: String) -> Bool {
    let kinds = kinds[key(of: name)] ?? []
    return kinds.contains(.implementation) && !kinds.contains(.interface)
  }

  /// Whether the type is a protocol, of the target or of the system.
  func isProtocol(_ name: String) -> Bool {
    let meant = isAlias(name) ? ancestors(of: name).first { !isAlias($0) } ?? name : name
    if Role.systemProtocols.contains(meant) { return true }
    let kinds = kinds[key(of: meant)] ?? []
    return kinds.contains(.protocol) && kinds.isDisjoint(with: Self.classes)
  }

  /// The declarations of classes: in Objective-C a protocol may have the name of a class.
  private static let classes: Set<TypeDeclaration.Kind> = [.class, .interface, .implementation]

  private func isAlias(_ name: String) -> Bool {
    let parts = parts(of: name)
    return !parts.isEmpty && parts.allSatisfy { $0.declaration.isAlias }
  }

  /// Returns the type itself, its superclasses and its protocols, those outside of the target among
  /// them, nearest first.
  func ancestors(of name: String) -> [String] {
    var found: [String] = []
    var next = [name]
    while !next.isEmpty {
      let level = next.filter { !found.contains($0) }
      next = []
      for name in level where !found.contains(name) {
        found.append(name)
        next += (parents[key(of: name)] ?? []) + (KnownClass.named(name)?.protocols ?? [])
      }
    }
    return found
  }

  /// Returns the classes that a class inherits from, itself first.
  func superclasses(of name: String) -> [String] {
    ancestors(of: name).filter { !isProtocol($0) }
  }

  /// Returns the methods of a type in all of its declarations.
  func methods(of name: String) -> [Method] {
    var parts = parts(of: name)
    if kinds[key(of: name)]?.contains(.protocol) == true, !isProtocol(name) {
      parts.removeAll { $0.declaration.kind == .protocol }
    }
    return parts.flatMap { part in
      part.declaration.methods.map {
        Method(type: name, file: part.file, declaration: $0, kind: part.declaration.kind)
      }
    }
  }

  /// Returns the methods of a type and of its superclasses.
  func allMethods(of name: String) -> [Method] {
    superclasses(of: name).flatMap { methods(of: $0) }
  }

  /// Returns the type of a property, or nil if nothing says it.
  func type(ofProperty name: String, in type: String) -> String? {
    property(name, in: type)?.type
  }

  /// Returns a property of a type or of its superclasses, or nil.
  func property(_ name: String, in type: String) -> PropertyDeclaration? {
    superclasses(of: type).lazy.flatMap { parts(of: $0) }.flatMap { $0.declaration.properties }
      .first { $0.name == name }
  }

  /// Returns the type within whose methods an offset lies, or nil.
  func type(around offset: Int, in file: Int) -> String? {
    files[file].types.first { type in
      type.methods.contains { $0.body?.contains(offset) == true }
    }?.simpleName
  }
}
