import PushPayload

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

  /// What stands between number signs behind the name of a file.
  package var places: [String] {
    name.printed.split(separator: "#", omittingEmptySubsequences: false).dropFirst()
      .map { String($0) }
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
    var (parser, place, rest) = (UTF8.ForwardParser(), 0, bytes.makeIterator())
    while true {
      switch parser.parseScalar(from: &rest) {
      case .valid(let scalar):
        parts.append(.scalar(UTF8.decode(scalar)))
        place += scalar.count
      case .error(let length):
        parts += bytes[place..<(place + length)].map { .byte($0) }
        place += length
      case .emptyInput: return parts
      }
    }
  }
}
