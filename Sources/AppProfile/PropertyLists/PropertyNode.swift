/// A value of a property list and where it stands.
package struct PropertyNode: Hashable, Sendable {
  /// A value of a property list; dates and data are `other`.
  enum Value: Hashable, Sendable {
    case string(String)
    case number(Int)
    case boolean(Bool)
    case array([PropertyNode])
    case dictionary([Member])
    case other
  }

  struct Member: Hashable, Sendable {
    let key: String
    let node: PropertyNode
  }

  let value: Value
  let offset: Int

  /// Whether bytes are a binary property list, which is not read.
  package static func isBinary(_ bytes: [UInt8]) -> Bool { bytes.starts(with: "bplist".utf8) }

  /// Reads a property list in one of its two text forms; nil for anything else.
  static func read(_ bytes: [UInt8]) -> PropertyNode? {
    if isBinary(bytes) { return nil }
    let first = bytes.first { !ByteScanner.isSpace($0) && $0 < 0x80 }
    if first == UInt8(ascii: "<") { return XMLPropertyList.read(bytes) }
    return OpenStepPropertyList.read(bytes)
  }

  var string: String? {
    switch value {
    case .string(let text): text
    case .number(let number): String(number)
    case .boolean(let isTrue): isTrue ? "YES" : "NO"
    case .array, .dictionary, .other: nil
    }
  }

  var elements: [PropertyNode] { if case .array(let elements) = value { elements } else { [] } }

  var members: [Member] { if case .dictionary(let members) = value { members } else { [] } }

  /// The texts of an array, or the single text.
  var strings: [String] { string.map { [$0] } ?? elements.compactMap { $0.string } }

  /// Whether it stands for true, as a Boolean or in the words of build settings.
  var isTrue: Bool { ["YES", "true", "1"].contains(string ?? "") }

  subscript(key: String) -> PropertyNode? {
    members.prefix(Self.mostKeys).first { $0.key == key }?.node
  }

  /// The most keys of a dictionary that are looked at for one.
  private static let mostKeys = 2_000
}
