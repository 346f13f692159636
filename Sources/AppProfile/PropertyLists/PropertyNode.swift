package struct PropertyNode: Hashable, Sendable {
  /// The value; dates and data are `other`, and what lies too deep is `truncated`.
  enum Value: Hashable, Sendable {
    case string(String)
    case number(Int)
    case boolean(Bool)
    case array([PropertyNode])
    case dictionary([Member])
    case other
    case truncated
  }

  struct Member: Hashable, Sendable {
    let key: String
    let node: PropertyNode
  }

  let value: Value
  let offset: Int

  /// Whether the bytes are a binary property list, which is not read.
  package static func isBinary(_ bytes: [UInt8]) -> Bool { bytes.starts(with: "bplist".utf8) }

  /// Reads a property list in one of its two text formats; nil for anything else.
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
    case .array, .dictionary, .other, .truncated: nil
    }
  }

  var elements: [PropertyNode] { if case .array(let elements) = value { elements } else { [] } }

  var members: [Member] { if case .dictionary(let members) = value { members } else { [] } }

  /// Whether a part of it lies too deep to be read.
  var isTruncated: Bool {
    value == .truncated || elements.contains { $0.isTruncated }
      || members.contains { $0.node.isTruncated }
  }

  /// The strings of an array, or the single string.
  var strings: [String] { string.map { [$0] } ?? elements.compactMap { $0.string } }

  /// Whether it means true, as a Boolean or as in build settings.
  var isTrue: Bool { ["YES", "true", "1"].contains(string ?? "") }

  subscript(key: String) -> PropertyNode? {
    members.prefix(Self.mostKeys).first { $0.key == key }?.node
  }

  /// The most keys of a dictionary that a search looks at.
  static let mostKeys = 2_000
}
