import Foundation
import PushTestSupport
import Testing

@testable import AppProfile

/// The name of a type has one meaning: in the package if it is at top level, else in its module.
struct TypeNameTests {
  private struct File {
    let module: String
    let types: [TypeDeclaration]

    init(_ path: String, _ text: String) {
      module = String(path.prefix { $0 != "/" })
      var reader = SwiftReader(Code(Array(text.utf8), .swift))
      reader.read()
      types = reader.types.filter { $0.kind != .extension }
    }

    var names: Set<String> { Set(types.map(\.name).filter { !$0.contains(".") }) }
  }

  /// The top-level names of several files, and the nested types named like one of their module.
  private static func clashes(in files: [File]) -> Set<String> {
    var (seen, clashes): (Set<String>, Set<String>) = ([], [])
    for name in files.flatMap(\.names) where !seen.insert(name).inserted { clashes.insert(name) }
    for (_, files) in Dictionary(grouping: files, by: \.module) {
      let names = files.reduce(into: Set()) { $0.formUnion($1.names) }
      for type in files.flatMap(\.types) where type.name != type.simpleName {
        if names.contains(type.simpleName) { clashes.insert(type.name) }
      }
    }
    return clashes
  }

  @Test func `no two types of the package share a name`() throws {
    let folder = Project.root.appendingPathComponent("Sources")
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    // The packed page has no types, and takes long to read.
    let files = try (paths ?? []).filter { $0.hasSuffix(".swift") && !$0.contains("ExplorePage+") }
      .map { File($0, try Project.text("Sources/" + $0)) }
    #expect(files.flatMap(\.types).count > 700)
    #expect(Self.clashes(in: files) == [])
  }

  private static let pairs: [(one: String, other: String, clashes: Set<String>)] = [
    ("struct A {}", "enum A {}", ["A"]), ("struct A {}", "struct B { enum A {} }", ["B.A"]),
    ("struct A { enum B {} }", "struct C { enum B {} }\nextension A { func f() {} }", []),
  ]

  @Test(arguments: pairs)
  func `a shared name is found`(one: String, other: String, clashes: Set<String>) {
    #expect(Self.clashes(in: [File("M/a.swift", one), File("M/b.swift", other)]) == clashes)
  }
}
