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
    guard letters.isNearFlag else { return }
    let key = FlagKey.letters(of: range.prefix(64).map { bytes[$0] })
    if let flag = FlagKey.allCases.first(where: { FlagKey.letters(of: $0.rawValue) == key }) {
      insert(FlagKeys(flag))
    } else {
      for flag in FlagKey.allCases where flag.resembles(letters: key) { insert(FlagKeys(flag)) }
    }
  }
}
