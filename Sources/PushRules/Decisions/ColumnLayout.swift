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
  /// The column that each bit of the words belongs to, word after word.
  private let columns: [Column?]

  /// Puts the columns behind one another, none across the end of a word.
  private init() {
    var word = 0
    var used = 0
    var places: [Place] = []
    places.reserveCapacity(columnWidths.count)
    var columns = [Column?](repeating: nil, count: Box.wordCount * UInt64.bitWidth)
    for column in Column.allCases {
      let width = column.width
      if used + width >= UInt64.bitWidth { (word, used) = (word + 1, 0) }
      precondition(word < Box.wordCount, "a box has no room for the columns")
      let place = Place(word: word, shift: used, width: width)
      used += width + 1
      for bit in place.shift...(place.shift + width) {
        columns[word * UInt64.bitWidth + bit] = column
      }
      places.append(place)
    }
    self.places = places
    self.columns = columns
  }

  subscript(column: Column) -> Place { places[Int(column.rawValue)] }

  /// The column that a bit of a word belongs to.
  func column(word: Int, bit: Int) -> Column? { columns[word * UInt64.bitWidth + bit] }
}
