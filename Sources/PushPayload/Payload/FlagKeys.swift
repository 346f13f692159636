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
