/// The bits of one column in a region: one for each value, then a guard bit that is always 0.
///
/// All slots of a word have the same width. To find the columns that accept nothing, set the guards
/// and subtract 1 from each slot: only a slot of zeros borrows from its guard.
enum Slot: Sendable {
  static let wordCount = 10

  /// The bits of a slot in each word, the guard bit among them.
  static func width(inWord word: Int) -> Int {
    switch word {
    case 0: 64
    case 1: 32
    case 2: 16
    case 3, 4, 5: 8
    default: 4
    }
  }

  /// The lowest bit of each slot of a word.
  static func lowest(_ word: Int) -> UInt64 {
    switch word {
    case 0: 1
    case 1: 0x0000_0001_0000_0001
    case 2: 0x0001_0001_0001_0001
    case 3, 4, 5: 0x0101_0101_0101_0101
    default: 0x1111_1111_1111_1111
    }
  }

  static func guards(_ word: Int) -> UInt64 { lowest(word) &>> 1 | 1 &<< 63 }

  /// The guard bits of the slots of a word that accept no value.
  static func empty(in word: UInt64, _ lowest: UInt64) -> UInt64 {
    let guards = lowest &>> 1 | 1 &<< 63
    return ~((word | guards) &- lowest) & guards
  }

  /// All bits of the slot that a bit of a word belongs to.
  static func bits(around bit: Int, inWord word: Int) -> UInt64 {
    let width = width(inWord: word)
    let all: UInt64 = width == 64 ? .max : (1 &<< UInt64(width)) &- 1
    return all &<< UInt64(bit & ~(width &- 1))
  }
}

extension Region {
  /// One bit in each slot, so that a slot without a column does not count as empty.
  static var oneValueInEachSlot: Region {
    var region = Region()
    for word in 0..<Slot.wordCount { region[word: word] = Slot.lowest(word) }
    return region
  }
}
