/// The room of one column in a region: some bits for its values, then a guard bit that is always 0.
///
/// The slots of a word are equally wide. Subtracting 1 from each slot borrows from its guard only where
/// the slot is 0, so one subtraction finds all columns of a word that accept nothing.
@usableFromInline
enum Slot: Sendable {
  /// The number of words in a region.
  @usableFromInline static let wordCount = 10

  /// The bits of a slot in each word, the guard bit among them.
  @inlinable
  static func width(inWord word: Int) -> Int {
    switch word {
    case 0: 64
    case 1: 32
    case 2, 3: 16
    case 4, 5, 6: 8
    default: 4
    }
  }

  /// The lowest bit of each slot of a word.
  @inlinable
  static func lowest(_ word: Int) -> UInt64 {
    switch word {
    case 0: 1
    case 1: 0x0000_0001_0000_0001
    case 2, 3: 0x0001_0001_0001_0001
    case 4, 5, 6: 0x0101_0101_0101_0101
    default: 0x1111_1111_1111_1111
    }
  }

  /// The guard bit of each slot of a word.
  @inlinable
  static func guards(_ word: Int) -> UInt64 {
    switch word {
    case 0: 0x8000_0000_0000_0000
    case 1: 0x8000_0000_8000_0000
    case 2, 3: 0x8000_8000_8000_8000
    case 4, 5, 6: 0x8080_8080_8080_8080
    default: 0x8888_8888_8888_8888
    }
  }

  /// The guard bits of the slots of a word that accept no value.
  @inlinable
  static func empty(in word: UInt64, _ guards: UInt64, _ lowest: UInt64) -> UInt64 {
    ~((word | guards) &- lowest) & guards
  }

  /// All bits of the slot that a bit of a word belongs to.
  @inlinable
  static func bits(around bit: Int, inWord word: Int) -> UInt64 {
    let width = width(inWord: word)
    let all: UInt64 = width == 64 ? .max : (1 &<< UInt64(width)) &- 1
    return all &<< UInt64(bit & ~(width &- 1))
  }
}

extension Region {
  /// One value in each slot, so that a slot without a column counts as one that accepts something.
  static var oneValueInEachSlot: Region {
    var region = Region()
    for word in 0..<Slot.wordCount { region[word: word] = Slot.lowest(word) }
    return region
  }
}
