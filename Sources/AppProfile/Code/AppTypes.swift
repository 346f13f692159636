/// All types of a target, with their declarations, extensions and categories.
struct AppTypes: Sendable {
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

  private struct Entry {
    var parts: [Part] = []
    var parents: [String] = []
    /// The first declaration that names each parent.
    var naming: [String: Part] = [:]
    /// The properties by name; the first declaration wins.
    var properties: [String: PropertyDeclaration] = [:]
    var kinds: Set<TypeDeclaration.Kind> = []

    mutating func add(_ part: Part) {
      parts.append(part)
      for parent in part.declaration.parents where naming[parent] == nil {
        naming[parent] = part
        parents.append(parent)
      }
      for property in part.declaration.properties where properties[property.name] == nil {
        properties[property.name] = property
      }
      kinds.insert(part.declaration.kind)
    }
  }

  let files: [CodeFile]
  private let entries: [String: Entry]
  private let ancestors: [String: [String]]
  /// The names of the types without aliases, in file order.
  let names: [String]
  let isTruncated: Bool

  init(_ files: [CodeFile]) {
    self.files = files
    var entries: [String: Entry] = [:]
    var names: [String] = []
    for (index, file) in files.enumerated() {
      for declaration in file.types {
        let name = declaration.simpleName
        if !declaration.isAlias { names.append(name) }
        entries[name, default: Entry()].add(Part(file: index, declaration: declaration))
      }
    }
    self.entries = entries
    self.names = names.unique()
    ancestors = Dictionary(first: entries.keys.map { ($0, Self.ancestors(of: $0, entries)) })
    isTruncated = ancestors.values.contains { $0.last == Self.others }
  }

  func parts(of name: String) -> [Part] { entry(name)?.parts ?? [] }

  func part(of name: String, naming parent: String) -> Part? {
    entry(name)?.naming[parent]
  }

  func contains(_ name: String) -> Bool { entry(name) != nil }

  /// A type is looked up by its own name, without its outer types.
  private func entry(_ name: String) -> Entry? { entries[name.lastName] }

  func isObjectiveC(_ name: String) -> Bool {
    parts(of: name).contains { files[$0.file].language == .objectiveC }
  }

  /// Whether the `@interface` of an Objective-C class is missing, so that its protocols are
  /// unknown.
  func lacksInterface(_ name: String) -> Bool {
    let kinds = entry(name)?.kinds ?? []
    return kinds.contains(.implementation) && !kinds.contains(.interface)
  }

  /// Whether the type is a protocol of the target or of the SDK.
  func isProtocol(_ name: String) -> Bool {
    let meant = isAlias(name) ? ancestors(of: name).first { !isAlias($0) } ?? name : name
    if Role.systemProtocols.contains(meant) { return true }
    let kinds = entry(meant)?.kinds ?? []
    return kinds.contains(.protocol) && kinds.isDisjoint(with: Self.classes)
  }

  /// The kinds of a class: in Objective-C a protocol may have the same name as a class.
  private static let classes: Set<TypeDeclaration.Kind> = [.class, .interface, .implementation]

  private func isAlias(_ name: String) -> Bool {
    let parts = parts(of: name)
    return !parts.isEmpty && parts.allSatisfy { $0.declaration.isAlias }
  }

  /// Limits far beyond any app: the ancestors of a type, and their levels.
  private static let most = (ancestors: 250, levels: 32)
  /// The name in place of the ancestors of a type that are not followed.
  private static let others = "…"

  /// The type itself, its superclasses and its protocols, nearest first; also those that the target
  /// does not declare.
  func ancestors(of name: String) -> [String] {
    ancestors[name] ?? Self.ancestors(of: name, entries)
  }

  private static func ancestors(of name: String, _ entries: [String: Entry]) -> [String] {
    var found = [name]
    var seen = Set(found)
    var place = 0
    // The end of each level.
    var ends = [1]
    while place < found.count, ends.count <= most.levels {
      let name = found[place]
      place += 1
      let next = (entries[name.lastName]?.parents ?? []) + (KnownClass.named(name)?.protocols ?? [])
      for parent in next where seen.insert(parent).inserted {
        guard found.count < most.ancestors else { return found + [others] }
        found.append(parent)
      }
      if place == ends.last { ends.append(found.count) }
    }
    return place < found.count ? found + [others] : found
  }

  func superclasses(of name: String) -> [String] {
    ancestors(of: name).filter { !isProtocol($0) }
  }

  func methods(of name: String) -> [Method] {
    var parts = parts(of: name)
    if entry(name)?.kinds.contains(.protocol) == true, !isProtocol(name) {
      parts.removeAll { $0.declaration.kind == .protocol }
    }
    return parts.flatMap { part in
      part.declaration.methods.map {
        Method(type: name, file: part.file, declaration: $0, kind: part.declaration.kind)
      }
    }
  }

  /// The methods of classes and their superclasses, each once.
  func allMethods(of names: [String]) -> [Method] {
    var visited: Set<String> = []
    return names.flatMap { allMethods(of: $0, besides: &visited) }
  }

  func allMethods(of name: String, besides visited: inout Set<String>) -> [Method] {
    superclasses(of: name).filter { visited.insert($0).inserted }.flatMap { methods(of: $0) }
  }

  func property(_ name: String, in type: String) -> PropertyDeclaration? {
    superclasses(of: type).lazy.compactMap { entry($0)?.properties[name] }.first
  }
}
