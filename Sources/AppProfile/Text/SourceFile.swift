/// A file of an app: its path relative to the folder that is read, and its bytes.
package struct SourceFile: Hashable, Sendable {
  package let path: String
  package let bytes: [UInt8]

  package init(_ path: String, _ bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  package init(_ path: String, _ text: String) { self.init(path, Array(text.utf8)) }

  /// The path up to and with the last slash; empty without one.
  var folder: String { String(path[..<nameStart]) }

  var name: String { String(path[nameStart...]) }

  /// Whether it names the packages of a script: JavaScript's manifest, or Dart's.
  var isManifest: Bool { ["package.json", "pubspec.yaml"].contains(name) }

  /// Its place among files of one kind: the outer ones come first.
  var rank: (depth: Int, path: String) { (path.split(separator: "/").count, path) }

  /// The extension of the file's name, in lowercase; empty without one.
  var ending: String {
    let name = path.utf8[nameStart...]
    return name.lastIndex(of: UInt8(ascii: ".")).map { path[$0...].dropFirst().lowercased() } ?? ""
  }

  private var nameStart: String.Index {
    let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
    return slash.map { path.utf8.index(after: $0) } ?? path.startIndex
  }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}
