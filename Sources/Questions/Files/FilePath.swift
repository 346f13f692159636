internal import PushPayload

/// A path of the file system: bytes that need not be UTF-8.
package struct FilePath: Hashable, Sendable {
  /// The bytes, without a final zero.
  package let bytes: [UInt8]

  package init(bytes: some Sequence<UInt8>) { self.bytes = Array(bytes) }

  package init(_ text: String) { bytes = Array(text.utf8) }

  /// The word that stands for standard input.
  package static let standardInput: FilePath = "-"

  /// The path for messages; bytes that are not UTF-8 appear as `\xff`.
  package var printed: String {
    if let text { return PrintableText.escaped(text) }
    var printed = ""
    for part in scalars {
      switch part {
      case .scalar(let scalar): printed += PrintableText.escaped(String(scalar))
      case .byte(let byte): printed += "\\x" + PrintableText.hexadecimal(byte, digits: 2)
      }
    }
    return printed
  }

  /// The path as a text, or nil if it is not UTF-8.
  package var text: String? {
    let text = String(decoding: bytes, as: UTF8.self)
    return text.utf8.elementsEqual(bytes) ? text : nil
  }

  /// Whether the last bytes, with letters of either case, are those of a lower-case ending.
  package func hasEnding(_ ending: String) -> Bool {
    bytes.suffix(ending.utf8.count).elementsEqual(ending.utf8) { byte, wanted in
      (0x41...0x5A).contains(byte) ? byte + 0x20 == wanted : byte == wanted
    }
  }

  package func contains(_ byte: UInt8) -> Bool { bytes.contains(byte) }
}

extension FilePath: ExpressibleByStringLiteral {
  package init(stringLiteral text: String) { self.init(text) }
}

// Names and folders.
extension FilePath {
  private static let slash = UInt8(ascii: "/")

  /// Whether the path begins at the root of the file system.
  package var isAbsolute: Bool { bytes.first == Self.slash }

  /// The part up to the last slash, or nothing.
  package var folder: FilePath {
    let end = bytes.lastIndex(of: Self.slash).map { $0 + 1 } ?? 0
    return FilePath(bytes: bytes[..<end])
  }

  /// The folder around a complete path, or nil for the root of the file system.
  package var parent: FilePath? {
    guard bytes.count > 1, let last = bytes.lastIndex(of: Self.slash) else { return nil }
    return FilePath(bytes: bytes[..<max(last, 1)])
  }

  /// The part behind the last slash.
  package var name: FilePath {
    FilePath(bytes: bytes.lastIndex(of: Self.slash).map { bytes[($0 + 1)...] } ?? bytes[...])
  }

  /// The path relative to a folder around it, or the path itself.
  package func relative(to folder: FilePath) -> FilePath {
    let start = folder.appending("").bytes
    guard bytes.starts(with: start) else { return self }
    return FilePath(bytes: bytes[start.count...].drop { $0 == Self.slash })
  }

  /// The path of something in this folder.
  package func appending(_ name: FilePath) -> FilePath {
    let separator = bytes.isEmpty || bytes.last == Self.slash ? [] : [Self.slash]
    return FilePath(bytes: bytes + separator + name.bytes)
  }

  /// Whether the path is the folder or lies in it; both must be absolute and without links.
  package func isInside(_ folder: FilePath) -> Bool {
    self == folder || bytes.starts(with: folder.appending("").bytes)
  }
}

// Scalars of the path.
extension FilePath {
  /// A scalar in UTF-8, or a byte that is not part of one.
  package enum Part {
    case scalar(Unicode.Scalar)
    case byte(UInt8)
  }

  /// The scalars, and the bytes that are not part of one.
  package var scalars: [Part] {
    var parts: [Part] = []
    var rest = bytes[...]
    while let byte = rest.first {
      let length = Self.lengthOfScalar(rest)
      let text = String(decoding: rest.prefix(length ?? 0), as: UTF8.self)
      parts.append(text.unicodeScalars.first.map { .scalar($0) } ?? .byte(byte))
      rest = rest.dropFirst(length ?? 1)
    }
    return parts
  }

  /// The length of the first scalar in UTF-8, or nil if the bytes are no scalar.
  private static func lengthOfScalar(_ bytes: ArraySlice<UInt8>) -> Int? {
    guard let first = bytes.first else { return nil }
    if first < 0x80 { return 1 }
    let next = bytes.dropFirst().first ?? 0
    let count: Int
    switch (first, next) {
    case (0xC2...0xDF, 0x80...0xBF): count = 2
    case (0xE0, 0xA0...0xBF), (0xE1...0xEC, 0x80...0xBF), (0xED, 0x80...0x9F),
      (0xEE...0xEF, 0x80...0xBF):
      count = 3
    case (0xF0, 0x90...0xBF), (0xF1...0xF3, 0x80...0xBF), (0xF4, 0x80...0x8F): count = 4
    default: return nil
    }
    let rest = bytes.dropFirst().prefix(count - 1)
    return rest.count == count - 1 && rest.allSatisfy { $0 & 0xC0 == 0x80 } ? count : nil
  }
}
