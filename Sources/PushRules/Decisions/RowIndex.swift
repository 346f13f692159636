/// Finds the rows that hold in a situation without looking at one after the other.
///
/// Every value of a column knows the rows that accept it. The rows that hold are those that all
/// values accept: the values of the situation, then the answers. Tables that do not read each
/// other's answers stand on the same level, so that their rows can be found at the same time.
struct RowIndex: Sendable {
  /// Where the rows of a table have their bits.
  private struct Seat: Sendable {
    let word: Int
    let shift: Int
    let mask: UInt64
    let level: Int

    func place(of row: Int) -> Int { word * UInt64.bitWidth + shift + row }

    @inline(__always)
    func firstPlace(in holding: UInt64) -> Int {
      word &* UInt64.bitWidth &+ holding.trailingZeroBitCount
    }
  }

  private let seats: [Seat]
  /// The places of the tables, level by level.
  private let levels: [[Seat]]
  /// The columns of the situation.
  private let situation = Box.any.without(.answers)
  /// For each bit of a box the rows that accept its value.
  private let accepting: [RowSet]
  /// For each row the rows that accept its conclusion.
  private let following: [RowSet]

  /// Takes tables in the order in which they feed each other.
  init(_ tables: TableRows) {
    seats = Self.seats(of: tables)
    let last = seats.reduce(0) { max($0, $1.level) }
    levels = (0...last).map { [seats] level in seats.filter { $0.level == level } }
    accepting = Self.accepting(tables, seats)
    let lastWord = seats.reduce(0) { max($0, $1.word) }
    var following = [RowSet](repeating: .full, count: (lastWord + 1) * UInt64.bitWidth)
    for (number, seat) in seats.enumerated() {
      let place = tables.decided[number]
      for (offset, row) in tables.range(of: number).enumerated() {
        let bit = tables.rows[row].answer.trailingZeroBitCount
        following[seat.place(of: offset)] = accepting[place.word * UInt64.bitWidth + bit]
      }
    }
    self.following = following
  }

  /// For each bit of a box the rows that accept its value.
  private static func accepting(_ tables: TableRows, _ seats: [Seat]) -> [RowSet] {
    var array = [RowSet](repeating: .full, count: Box.bitCount)
    var accepting = array.mutableSpan
    for (number, seat) in seats.enumerated() {
      for (offset, row) in tables.range(of: number).enumerated() {
        let others = RowSet.full(but: seat.place(of: offset))
        Box.any.without(tables.rows[row].condition).forEachBit {
          accepting[$0] = accepting[$0] & others
        }
      }
    }
    return array
  }

  /// The rows that hold in a situation, in which each column has one value.
  func rows(holdingIn box: Box) -> RowSet {
    var rows = RowSet.full
    keep(&rows, of: box.a & situation.a, 0)
    keep(&rows, of: box.b & situation.b, 1)
    keep(&rows, of: box.c & situation.c, 2)
    keep(&rows, of: box.d & situation.d, 3)
    keep(&rows, of: box.e & situation.e, 4)
    var answers = RowSet.full
    for level in levels {
      rows = rows & answers
      for seat in level {
        let holding = rows[seat.word] & seat.mask
        if holding != 0 { answers = answers & following[seat.firstPlace(in: holding)] }
      }
    }
    return rows & answers
  }

  /// Keeps the rows that accept the values in a word of a situation.
  @inline(__always)
  private func keep(_ rows: inout RowSet, of word: UInt64, _ index: Int) {
    var bits = word
    while bits != 0 {
      rows = rows & accepting[index &* UInt64.bitWidth &+ bits.trailingZeroBitCount]
      bits &= bits &- 1
    }
  }

  /// The rows whose condition each column of a box meets by itself with one of its values.
  func rows(meeting box: Box) -> RowSet {
    var rows = RowSet.full
    Box.any.without(box).forEachColumn { _, place in
      rows = rows & self.rows(meeting: box, in: place)
    }
    return rows
  }

  /// The rows whose condition a column of a box meets with one of its values.
  func rows(meeting box: Box, in column: ColumnPlace) -> RowSet {
    var bits = box[word: column.word] & column.bits
    if bits == column.bits { return .full }
    var rows = RowSet.empty
    while bits != 0 {
      rows = rows | accepting[column.word &* UInt64.bitWidth &+ bits.trailingZeroBitCount]
      bits &= bits &- 1
    }
    return rows
  }

  /// The rows of a table among others, one bit each, from the lowest on.
  func rows(of table: Int, in rows: RowSet) -> UInt64 {
    let seat = seats[table]
    return (rows[seat.word] & seat.mask) &>> UInt64(seat.shift)
  }

  /// The first row of a table that holds, or nil if none does.
  func firstRow(of table: Int, in rows: RowSet) -> Int? {
    let holding = self.rows(of: table, in: rows)
    return holding == 0 ? nil : holding.trailingZeroBitCount
  }

  /// Puts each table into the first word that has room for its rows.
  ///
  /// A table stands one level above the highest of those whose answers it reads.
  private static func seats(of tables: TableRows) -> [Seat] {
    var used = [Int](repeating: 0, count: RowSet.wordCount)
    // The level of those who read a column, by its first bit: 0 for one of the situation.
    var levels = [Int](repeating: 0, count: Box.bitCount)
    var seats: [Seat] = []
    for (number, place) in tables.decided.enumerated() {
      let range = tables.range(of: number)
      guard let word = used.firstIndex(where: { $0 + range.count <= UInt64.bitWidth }) else {
        preconditionFailure("a set of rows has no room for all tables")
      }
      let shift = used[word]
      used[word] += range.count
      let read = tables.rows[range].reduce(Box.zero) { $0 | Box.any.without($1.condition) }
      var level = 0
      read.forEachColumn { _, place in level = max(level, levels[place.firstBit]) }
      levels[place.firstBit] = level + 1
      let mask = (UInt64.max >> UInt64(UInt64.bitWidth - range.count)) << UInt64(shift)
      seats.append(Seat(word: word, shift: shift, mask: mask, level: level))
    }
    return seats
  }
}

extension Box {
  /// Calls with the place of each bit that is set, over all words.
  @inline(__always)
  fileprivate func forEachBit(_ body: (Int) -> Void) {
    for word in 0..<Box.wordCount {
      var bits = self[word: word]
      while bits != 0 {
        body(word &* UInt64.bitWidth &+ bits.trailingZeroBitCount)
        bits &= bits &- 1
      }
    }
  }
}
