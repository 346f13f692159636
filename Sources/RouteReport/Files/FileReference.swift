/// A path as a reference that can stand in a URI.
struct FileReference: Sendable {
  /// The reference, with everything else than letters, digits and `-._~/` in per cent escapes.
  let text: String

  /// Escapes a path; one from the root of the file system gets its scheme.
  init(_ path: FilePath) {
    let escaped = path.bytes.map { byte -> String in
      if Self.isPlain(byte) { return String(Unicode.Scalar(byte)) }
      let digits = String(byte, radix: 16, uppercase: true)
      return "%" + (digits.count == 1 ? "0" : "") + digits
    }.joined()
    // Two slashes at the beginning would name a host.
    text = path.isAbsolute ? "file:///" + escaped.drop { $0 == "/" } : escaped
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"): true
    default: "-._~/".utf8.contains(byte)
    }
  }
}
