import Foundation
import PushTestSupport
import Testing

@testable import AppProfile

/// The declarations found, compared with those of the compiler's parser.
///
/// Runs in a whole sweep only: the compiler is called for each file.
@Suite(.enabled(if: Sweep.isWhole))
struct DeclarationTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static func files(in folder: URL, ending: String) -> [URL] {
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    return (paths ?? []).filter { $0.hasSuffix(ending) }.sorted()
      .map { folder.appendingPathComponent($0) }
  }

  @Test func `of each file of this project`() throws {
    let files = ["Sources", "Tests"].flatMap {
      Self.files(in: Self.root.appendingPathComponent($0), ending: ".swift")
    }
    let counts = try compare(files)
    #expect(files.count > 700 && counts.declarations > 6_000)
  }

  @Test func `of each interface that the toolchain ships`() throws {
    let tools = try Self.compiler().resolvingSymlinksInPath().deletingLastPathComponent()
    let files = Self.files(in: tools.deletingLastPathComponent(), ending: ".swiftinterface")
    let counts = try compare(files)
    #expect(!files.isEmpty && counts.declarations > 6_000)
  }

  /// Compares file by file, and returns how many declarations were the same.
  private func compare(_ files: [URL]) throws -> (declarations: Int, bytes: Int) {
    let copy = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString).swift")
    defer { try? FileManager.default.removeItem(at: copy) }
    var counts = (declarations: 0, bytes: 0)
    for file in files {
      let text = Self.withoutConditions(try String(contentsOf: file, encoding: .utf8))
      try text.write(to: copy, atomically: false, encoding: .utf8)
      let expected = DumpedDeclarations(try Self.dump(copy)).names
      let found = Self.names(in: Array(text.utf8))
      #expect(found == expected, "\(file.path)")
      counts.declarations += expected.count
      counts.bytes += text.utf8.count
    }
    print("declarations: \(counts.declarations) in \(files.count) files, \(counts.bytes) bytes")
    return counts
  }

  /// The text with the first branch of each `#if`: parser and reader then read the same text.
  private static func withoutConditions(_ text: String) -> String {
    var isFirst: [Bool] = []
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let word = line.drop { $0 == " " }
      if word.hasPrefix("#if ") {
        isFirst.append(true)
      } else if word.hasPrefix("#else") {
        if !isFirst.isEmpty { isFirst[isFirst.count - 1] = false }
      } else if word.hasPrefix("#endif") {
        _ = isFirst.popLast()
      } else {
        return isFirst.allSatisfy { $0 } ? String(line) : ""
      }
      return ""
    }.joined(separator: "\n")
  }

  /// The names of types and functions in the order of the text.
  private static func names(in bytes: [UInt8]) -> [String] {
    var reader = SwiftReader(Code(bytes, .swift))
    reader.read()
    // A type alias has no braces.
    let types = reader.types.filter { $0.body.lowerBound > 0 }
    let named = types.map { ($0.offset, $0.name) }
    let methods = (types.flatMap(\.methods) + reader.functions).map { ($0.offset, $0.name) }
    return (named + methods).sorted { $0.0 < $1.0 }.map { name in
      // The compiler drops the labels of operators.
      name.1.hasPrefix("operator(") ? "operator" : name.1
    }
  }

  private static func compiler() throws -> URL {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    let files = folders.map { URL(fileURLWithPath: String($0)).appendingPathComponent("swiftc") }
    return try #require(files.first { FileManager.default.isExecutableFile(atPath: $0.path) })
  }

  private static func dump(_ file: URL) throws -> String {
    let process = Process()
    process.executableURL = try compiler()
    process.arguments = ["-frontend", "-dump-parse", "-parse-stdlib", file.path]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}

/// The declarations in the output of the compiler's parser, without those in bodies.
private struct DumpedDeclarations {
  private(set) var names: [String] = []
  /// The open scopes at a line: the indentation, and the name of a type or nil for a body.
  private var open: [(indentation: Int, type: String?)] = []

  init(_ dump: String) {
    for line in dump.split(separator: "\n") { read(line) }
  }

  private mutating func read(_ line: Substring) {
    let indentation = line.prefix { $0 == " " }.count
    let text = line.dropFirst(indentation)
    while let last = open.last, last.indentation >= indentation { open.removeLast() }
    let kind = text.dropFirst().prefix { $0 != " " }
    switch kind {
    case "brace_stmt": open.append((indentation, nil))
    case "struct_decl", "class_decl", "enum_decl", "protocol", "extension_decl":
      guard let full = Self.name(in: text) else { return }
      // The reader keeps the name alone of a type with generic arguments.
      let name = full.hasPrefix("[") ? full : String(full.prefix { $0 != "<" && $0 != "?" })
      let outer = kind == "extension_decl" ? nil : open.last?.type.map { $0 + "." }
      if isOutsideOfBodies { names.append((outer ?? "") + name) }
      open.append((indentation, (outer ?? "") + name))
    case "func_decl", "constructor_decl":
      guard let name = Self.name(in: text), isOutsideOfBodies else { return }
      let isOperator = name.first.map { !$0.isLetter && !$0.isNumber && $0 != "_" } ?? false
      names.append(isOperator ? "operator" : name)
    default: break
    }
  }

  private var isOutsideOfBodies: Bool { open.allSatisfy { $0.type != nil } }

  /// The first text in quotes behind the place.
  private static func name(in text: Substring) -> String? {
    guard let place = text.range(of: "] "),
      let quote = text[place.upperBound...].firstIndex(of: "\"")
    else { return nil }
    return String(text[text.index(after: quote)...].prefix { $0 != "\"" })
  }
}
