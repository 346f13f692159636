/// A file of an app: its path from the folder that is read, with slashes, and its bytes.
package struct SourceFile: Hashable, Sendable {
  /// The path.
  package let path: String
  /// The content.
  package let bytes: [UInt8]

  /// Pairs a path with a content.
  package init(_ path: String, _ bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  /// Pairs a path with a text.
  package init(_ path: String, _ text: String) { self.init(path, Array(text.utf8)) }

  /// The path up to the last slash, which it has unless it is empty.
  var folder: String { path.lastIndex(of: "/").map { String(path[...$0]) } ?? "" }

  /// The part of the path behind the last slash.
  var name: String {
    path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
  }

  /// The end of the name behind its last point, in small letters; empty without one.
  var ending: String {
    name.lastIndex(of: ".").map { name[name.index(after: $0)...].lowercased() } ?? ""
  }

  /// Returns a part of the content as a text.
  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}
