/// A key of `aps` that Apple documents with 1 as its only value.
public enum FlagKey: String, CaseIterable, Hashable, Sendable {
  /// The key that asks for background time.
  case contentAvailable = "content-available"
  /// The key that asks for the notification service extension.
  case mutableContent = "mutable-content"

  /// Whether a key is this one, perhaps cut short, or misspelt by case, separators or two letters.
  func resembles(_ key: String) -> Bool {
    let bytes = ContiguousArray(key.utf8)
    return FlagKeys(resembling: bytes.span, in: 0..<bytes.count).contains(FlagKeys(self))
  }

  func resembles(letters: [UInt8]) -> Bool {
    let own = Self.letters(of: rawValue)
    if letters.starts(with: own.prefix(12)), letters.count < own.count { return true }
    return EditDistance.between(letters, own) <= 2
  }

  static func letters(of key: String) -> [UInt8] { letters(of: key.utf8) }

  /// A key in lowercase without separators.
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

struct FlagKeys: OptionSet, Hashable {
  let rawValue: UInt8

  static let contentAvailable = FlagKeys(rawValue: 1)
  static let mutableContent = FlagKeys(rawValue: 2)

  static let shortest = 12

  init(rawValue: UInt8) { self.rawValue = rawValue }

  init(_ flag: FlagKey) {
    self = flag == .contentAvailable ? .contentAvailable : .mutableContent
  }

  /// The flags that a key resembles.
  ///
  /// Few keys are as long as the flags and have the same letters; only those are compared.
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

/// The letters of a word, regardless of case and order.
struct LetterSet: OptionSet, Hashable {
  let rawValue: UInt32

  private static let contentAvailable = LetterSet(FlagKey.contentAvailable.rawValue.utf8)
  private static let mutableContent = LetterSet(FlagKey.mutableContent.rawValue.utf8)

  init(rawValue: UInt32) { self.rawValue = rawValue }

  /// A letter, or nothing for a separator; other bytes share the bits.
  init(letter: UInt8) {
    let isSeparator = letter == ASCII.minus || letter == UInt8(ascii: "_")
    rawValue = isSeparator ? 0 : 1 << UInt32(letter & 0x1F)
  }

  init(_ word: some Sequence<UInt8>) {
    self = []
    for letter in word { insert(LetterSet(letter: letter)) }
  }

  /// Whether the word may be a flag with at most two wrong letters.
  var isNearFlag: Bool { isNear(.contentAvailable) || isNear(.mutableContent) }

  /// Whether at most two letters may differ between two words.
  ///
  /// Two wrong letters, or a cut-off flag, change at most four letters of the set.
  func isNear(_ other: LetterSet) -> Bool {
    symmetricDifference(other).rawValue.nonzeroBitCount <= 4
  }
}

/// How many letters to insert, remove, replace or swap to turn one word into another.
package enum EditDistance: Sendable {
  package static func between(_ left: [UInt8], _ right: [UInt8]) -> Int {
    var older = [Int](repeating: 0, count: right.count + 1)
    var row = Array(0...right.count)
    var next = row
    for leftIndex in left.indices {
      next[0] = leftIndex + 1
      for rightIndex in right.indices {
        let replaced = row[rightIndex] + (left[leftIndex] == right[rightIndex] ? 0 : 1)
        var best = min(replaced, row[rightIndex + 1] + 1, next[rightIndex] + 1)
        if leftIndex > 0, rightIndex > 0, left[leftIndex] == right[rightIndex - 1],
          left[leftIndex - 1] == right[rightIndex]
        {
          best = min(best, older[rightIndex - 1] + 1)
        }
        next[rightIndex + 1] = best
      }
      (older, row, next) = (row, next, older)
    }
    return row[right.count]
  }
}
