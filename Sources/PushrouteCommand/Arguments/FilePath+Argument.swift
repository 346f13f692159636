import Questions

// Arguments are bytes, but the parser works with text. A byte that is not UTF-8 becomes a scalar at
// the end of the last private plane.
extension FilePath {
  private static let firstScalar: UInt32 = 0x10FF00

  /// The name of JSON that is itself an argument.
  static let argument: FilePath = "argument"

  /// The folder of a file, to be looked at.
  var around: FilePath { folder.bytes.isEmpty ? "." : folder }

  /// Whether an argument is JSON unless a file has it as its name.
  var beginsLikeJSON: Bool {
    let first = bytes.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
    return first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
  }

  /// Creates the path that an argument names.
  init(argument: String) {
    self.init(
      bytes: argument.unicodeScalars.flatMap { scalar in
        Self.byte(scalar).map { [$0] } ?? Array(String(scalar).utf8)
      }
    )
  }

  /// Encodes the bytes of an argument as text; ``init(argument:)`` decodes them.
  static func argument(_ bytes: [UInt8]) -> String {
    let path = FilePath(bytes: bytes)
    if let text = path.text, !text.unicodeScalars.contains(where: { byte($0) != nil }) {
      return text
    }
    var text = String.UnicodeScalarView()
    for part in path.scalars {
      switch part {
      case .scalar(let scalar) where byte(scalar) == nil: text.append(scalar)
      case .scalar(let scalar): text += String(scalar).utf8.compactMap(Self.scalar)
      case .byte(let byte): text += [byte].compactMap(Self.scalar)
      }
    }
    return String(text)
  }

  /// The byte that a scalar encodes, or nil for an ordinary scalar.
  private static func byte(_ scalar: Unicode.Scalar) -> UInt8? {
    let byte = Int(scalar.value) - Int(firstScalar)
    return (0x80...0xFF).contains(byte) ? UInt8(byte) : nil
  }

  private static func scalar(_ byte: UInt8) -> Unicode.Scalar? {
    Unicode.Scalar(firstScalar + UInt32(byte))
  }
}
