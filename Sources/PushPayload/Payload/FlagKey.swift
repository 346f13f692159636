/// A key of `aps` that Apple documents with the number 1 as its only value.
public enum FlagKey: String, CaseIterable, Hashable, Sendable {
  /// The key that asks for background time.
  case contentAvailable = "content-available"
  /// The key that asks for the notification service extension.
  case mutableContent = "mutable-content"

  /// Tells whether a key is this one, perhaps cut short or misspelt by a case, a separator or two letters.
  func resembles(_ key: String) -> Bool {
    let bytes = ContiguousArray(key.utf8)
    return FlagKeys(resembling: bytes.span, in: 0..<bytes.count).contains(FlagKeys(self))
  }

  /// Tells the same of the letters of a key.
  func resembles(letters: [UInt8]) -> Bool {
    let own = Self.letters(of: rawValue)
    if letters.starts(with: own.prefix(12)), letters.count < own.count { return true }
    guard abs(letters.count - own.count) <= 2 else { return false }
    return EditDistance.between(letters, own) <= 2
  }

  /// Returns a key in lower case and without separators.
  static func letters(of key: String) -> [UInt8] { letters(of: key.utf8) }

  /// Returns a key in lower case and without separators.
  static func letters(of key: some Sequence<UInt8>) -> [UInt8] {
    var letters: [UInt8] = []
    letters.reserveCapacity(min(key.underestimatedCount, 64))
    var rest = 64
    for byte in key {
      if rest == 0 { break }
      rest -= 1
      if byte == ASCII.minus || byte == UInt8(ascii: "_") { continue }
      letters.append((0x41...0x5A).contains(byte) ? byte | 0x20 : byte)
    }
    return letters
  }
}
