/// Where each column lies in the words of a box: one bit a value, then a guard bit that is always 0.
struct ColumnLayout: Sendable {
  /// The bits of one column.
  struct Place: Sendable {
    let word: Int
    let shift: Int
    let bits: UInt64
    let guardBit: UInt64

    init(word: Int, shift: Int, width: Int) {
      self.word = word
      self.shift = shift
      bits = ((1 << UInt64(width)) - 1) << UInt64(shift)
      guardBit = 1 << UInt64(shift + width)
    }
  }

  static let shared = ColumnLayout()

  let places: [Place]
  /// The bits of all columns, their lowest bits and their guard bits, word by word.
  private(set) var full = [UInt64](repeating: 0, count: Box.wordCount)
  private(set) var lowest = [UInt64](repeating: 0, count: Box.wordCount)
  private(set) var guards = [UInt64](repeating: 0, count: Box.wordCount)
  /// The column that a bit of a word belongs to.
  private(set) var columns: [[Column?]]

  /// Puts each column into the first word that has room for it.
  private init() {
    var used = [Int](repeating: 0, count: Box.wordCount)
    var places: [Place] = []
    columns = [[Column?]](repeating: .init(repeating: nil, count: 64), count: Box.wordCount)
    for column in Column.allCases {
      let width = column.width
      guard let word = used.firstIndex(where: { $0 + width < 64 }) else {
        preconditionFailure("a box has no room for the columns")
      }
      let place = Place(word: word, shift: used[word], width: width)
      used[word] += width + 1
      full[word] |= place.bits
      lowest[word] |= 1 << UInt64(place.shift)
      guards[word] |= place.guardBit
      for bit in place.shift...(place.shift + width) { columns[word][bit] = column }
      places.append(place)
    }
    self.places = places
  }

  subscript(column: Column) -> Place { places[Int(column.rawValue)] }
}
