/// A key of `aps` that Apple documents with the number 1 as its only value.
public enum FlagKey: String, CaseIterable, Hashable, Sendable {
  /// The key that asks for background time.
  case contentAvailable = "content-available"
  /// The key that asks for the notification service extension.
  case mutableContent = "mutable-content"

  /// Tells whether a key is this one, perhaps cut short or misspelt by a case, a separator or two letters.
  func resembles(_ key: String) -> Bool {
    let bytes = Array(key.utf8)
    return FlagKeys(resembling: bytes.span, in: 0..<bytes.count).contains(FlagKeys(self))
  }

  fileprivate func resembles(letters: [UInt8]) -> Bool {
    let own = Self.letters(of: rawValue)
    if letters.starts(with: own.prefix(12)), letters.count < own.count { return true }
    guard abs(letters.count - own.count) <= 2 else { return false }
    return EditDistance.between(letters, own) <= 2
  }

  /// Returns a key in lower case and without separators.
  static func letters(of key: String) -> [UInt8] { letters(of: key.utf8) }

  fileprivate static func letters(of key: some Sequence<UInt8>) -> [UInt8] {
    key.prefix(64).filter { $0 != ASCII.minus && $0 != UInt8(ascii: "_") }
      .map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
  }
}

/// A set of flags.
struct FlagKeys: OptionSet, Hashable {
  let rawValue: UInt8

  static let contentAvailable = FlagKeys(rawValue: 1)
  static let mutableContent = FlagKeys(rawValue: 2)

  /// The number of letters of the shortest key that resembles a flag.
  static let shortest = 12

  init(rawValue: UInt8) { self.rawValue = rawValue }

  init(_ flag: FlagKey) {
    switch flag {
    case .contentAvailable: self = .contentAvailable
    case .mutableContent: self = .mutableContent
    }
  }

  /// The flags that a key is, perhaps misspelt.
  ///
  /// Few keys are as long as the flags and made of the same letters; only those are looked at
  /// closely.
  init(resembling bytes: Span<UInt8>, in range: Range<Int>) {
    self = []
    guard range.count >= Self.shortest else { return }
    var letters: LetterSet = []
    for index in range.prefix(64) { letters.insert(LetterSet(letter: bytes[index])) }
    guard LetterSet.ofFlags.contains(where: { $0.symmetricDifference(letters).count <= 4 }) else {
      return
    }
    let key = FlagKey.letters(of: range.prefix(64).map { bytes[$0] })
    if let flag = FlagKey.allCases.first(where: { FlagKey.letters(of: $0.rawValue) == key }) {
      insert(FlagKeys(flag))
    } else {
      for flag in FlagKey.allCases where flag.resembles(letters: key) { insert(FlagKeys(flag)) }
    }
  }
}

/// The letters that a word is made of, whatever their case and order.
///
/// Two slips of the pen change at most four letters of the set, and so does leaving off the end of
/// a flag.
private struct LetterSet: OptionSet {
  let rawValue: UInt32

  static let ofFlags = FlagKey.allCases.map { flag in
    FlagKey.letters(of: flag.rawValue).reduce(into: LetterSet()) {
      $0.insert(LetterSet(letter: $1))
    }
  }

  init(rawValue: UInt32) { self.rawValue = rawValue }

  /// A letter, or nothing for a separator; bytes that are no letters share the bits.
  init(letter: UInt8) {
    let isSeparator = letter == ASCII.minus || letter == UInt8(ascii: "_")
    rawValue = isSeparator ? 0 : 1 << UInt32(letter & 0x1F)
  }

  var count: Int { rawValue.nonzeroBitCount }
}
