/// Text that stands for bytes.
enum Base64: Sendable {
  /// Tells whether a text is base64 with its padding.
  static func isText(_ text: String) -> Bool {
    let digits = text.utf8.prefix { $0 != UInt8(ascii: "=") }
    let padding = text.utf8.count - digits.count
    return !digits.isEmpty && padding <= 2 && text.utf8.count % 4 == 0
      && text.utf8.suffix(padding).allSatisfy { $0 == UInt8(ascii: "=") }
      && digits.allSatisfy { byte in
        ASCII.isWordByte(byte) && byte != UInt8(ascii: "_")
          || byte == ASCII.plus || byte == ASCII.slash
      }
  }
}
