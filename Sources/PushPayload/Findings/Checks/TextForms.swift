package enum UUIDForm {
  case canonical
  case upperCase
  case other

  package init(_ text: String) {
    let groups = text.utf8.split(separator: ASCII.minus, omittingEmptySubsequences: false)
    let isUUID =
      groups.map { $0.count } == [8, 4, 4, 4, 12]
      && groups.joined().allSatisfy { ASCII.hexadecimalDigit($0) != nil }
    guard isUUID else {
      self = .other
      return
    }
    self = text.utf8.contains { (0x41...0x46).contains($0) } ? .upperCase : .canonical
  }
}

package enum Base64: Sendable {
  /// Whether a text is base64 with its padding.
  package static func isText(_ text: String) -> Bool {
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

extension String {
  /// The number written in decimal digits alone, or nil.
  var wholeNumber: Int? {
    !isEmpty && utf8.allSatisfy { ASCII.digits.contains($0) } ? Int(self) : nil
  }
}
