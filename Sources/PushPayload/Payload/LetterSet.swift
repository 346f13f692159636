/// The letters that a word is made of, whatever their case and order.
struct LetterSet: OptionSet, Hashable {
  let rawValue: UInt32

  private static let contentAvailable = LetterSet(FlagKey.contentAvailable.rawValue.utf8)
  private static let mutableContent = LetterSet(FlagKey.mutableContent.rawValue.utf8)

  init(rawValue: UInt32) { self.rawValue = rawValue }

  /// A letter, or nothing for a separator; bytes that are no letters share the bits.
  init(letter: UInt8) {
    let isSeparator = letter == ASCII.minus || letter == UInt8(ascii: "_")
    rawValue = isSeparator ? 0 : 1 << UInt32(letter & 0x1F)
  }

  /// The letters of a word.
  init(_ word: some Sequence<UInt8>) {
    self = []
    for letter in word { insert(LetterSet(letter: letter)) }
  }

  /// Whether two slips of the pen may lead from a word to a flag, as far as this tells.
  var isNearFlag: Bool { isNear(.contentAvailable) || isNear(.mutableContent) }

  /// Whether two slips of the pen may lead from one word to the other, as far as this tells.
  ///
  /// They change at most four letters of the set, and so does leaving off the end of a flag.
  func isNear(_ other: LetterSet) -> Bool {
    symmetricDifference(other).rawValue.nonzeroBitCount <= 4
  }
}
