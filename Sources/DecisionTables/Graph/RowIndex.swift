/// Finds all rows that hold in a situation at once.
///
/// The index keeps for every value of a column the set of rows that accept it. A row holds if it is
/// in the sets of all values of the situation and of all answers. Tables that do not read each
/// other's answers share a level, and a level is decided in one step.
final class RowIndex: Sendable {
  /// The bits of a table in a set of rows.
  struct TableBits: Sendable {
    let word: Int
    let shift: Int
    let mask: UInt64
    let level: Int
    let count: Int
    let decides: Bool

    func place(of row: Int) -> Int { word * UInt64.bitWidth + shift + row }
  }

  /// The tables of a level that share a word.
  private struct Group: Sendable {
    let word: Int
    /// The end of their masks.
    let end: Int
    let endsLevel: Bool
  }

  let tableBits: [TableBits]
  /// The tables that decide a column, level by level and word by word.
  private let groups: [Group]
  private let masks: [UInt64]
  private let inputs: Region
  /// For each bit of a region the rows that accept its value.
  private let accepting: [RowSet]
  /// For each row the bit of its answer in a region.
  private let answerBits: [UInt16]
  /// The answer of each row of the tables that decide a column.
  private let answers: [Entry]

  init(_ tables: [Table], _ rowColumns: [[[Column]]], in schema: Schema) {
    let tableBits = Self.tableBits(of: tables, Self.levels(of: tables, rowColumns, in: schema))
    self.tableBits = tableBits
    let deciding = tableBits.filter { $0.decides }
      .sorted { ($0.level, $0.word) < ($1.level, $1.word) }
    masks = deciding.map { $0.mask }
    groups = deciding.indices.compactMap { place in
      let (bits, next) = (deciding[place], place + 1)
      let isLast =
        next == deciding.count
        || (deciding[next].level, deciding[next].word) != (bits.level, bits.word)
      let endsLevel = next == deciding.count || deciding[next].level != bits.level
      return isLast ? Group(word: bits.word, end: next, endsLevel: endsLevel) : nil
    }
    inputs = schema.inputs.reduce(into: Region()) { $0[$1] = $1.allValues }
    accepting = Self.accepting(tables, tableBits, schema)
    let lastWord = tableBits.reduce(0) { max($0, $1.word) }
    let count = (lastWord + 1) * UInt64.bitWidth
    var answerBits = [UInt16](repeating: 0, count: count)
    var answers = [Entry](repeating: Entry(schema.columns[0], 0), count: count)
    for table in tables.indices {
      guard let column = tables[table].decides else { continue }
      let rows = tables[table].rows
      for row in rows.indices {
        let bit = Int(column.shift) + rows[row].answer.trailingZeroBitCount
        let place = tableBits[table].place(of: row)
        answerBits[place] = UInt16(column.word * UInt64.bitWidth + bit)
        answers[place] = Entry(column, rows[row].answer)
      }
    }
    self.answerBits = answerBits
    self.answers = answers
  }

  private static func accepting(
    _ tables: [Table],
    _ tableBits: [TableBits],
    _ schema: Schema
  ) -> [RowSet] {
    let count = Slot.wordCount * UInt64.bitWidth
    let all = [UInt64](repeating: .max, count: RowSet.wordCount)
    var accepting = [[UInt64]](repeating: all, count: count)
    for table in tables.indices {
      let rows = tables[table].rows
      for row in rows.indices {
        let place = tableBits[table].place(of: row)
        schema.any.without(rows[row].condition).forEachBit {
          accepting[$0][place / UInt64.bitWidth] &= ~UInt64(bit: place % UInt64.bitWidth)
        }
      }
    }
    return accepting.map { words in RowSet { words[$0] } }
  }

  /// The rows that accept the value that each input has in a situation, whatever the answers are.
  func rows(meetingInputsOf situation: Region) -> RowSet {
    var rows = RowSet.full
    (situation & inputs).forEachBit { rows.formIntersection(accepting[$0]) }
    return rows
  }

  /// The rows that hold in a situation, in which each input has one value.
  func rows(holdingIn situation: Region) -> RowSet {
    var rows = rows(meetingInputsOf: situation)
    var answers = RowSet.full
    var next = 0
    for group in groups {
      let word = rows[group.word]
      let first = group.word &* UInt64.bitWidth
      while next < group.end {
        let holding = word & masks[next]
        if holding != 0 {
          let bit = answerBits[first &+ holding.trailingZeroBitCount]
          answers.formIntersection(accepting[Int(bit)])
        }
        next += 1
      }
      if group.endsLevel { rows.formIntersection(answers) }
    }
    return rows
  }

  /// The answer of the first row of a table among some rows; nil without one, or without an answer.
  func answer(of table: Int, in rows: RowSet) -> Entry? {
    let bits = tableBits[table]
    let holding = rows[bits.word] & bits.mask
    guard bits.decides, holding != 0 else { return nil }
    return answers[bits.word &* UInt64.bitWidth &+ holding.trailingZeroBitCount]
  }

  /// The rows that accept a value that a region has in a column.
  func rows(meeting region: Region, in column: Column) -> RowSet {
    var bits = region[word: column.word] & column.bits
    if bits == column.bits { return .full }
    var rows = RowSet.empty
    while bits != 0 {
      rows.formUnion(accepting[column.word &* UInt64.bitWidth &+ bits.trailingZeroBitCount])
      bits &= bits &- 1
    }
    return rows
  }

  /// Among some rows, those of a table, one bit each.
  func rows(of table: Int, in rows: RowSet) -> UInt64 {
    let bits = tableBits[table]
    return (rows[bits.word] & bits.mask) &>> UInt64(bits.shift)
  }

  /// The first row of a table among some rows, or nil; the table may take several words.
  func firstRow(of table: Int, in rows: RowSet) -> Int? {
    let bits = tableBits[table]
    var row = 0
    while row < bits.count {
      let place = bits.place(of: row)
      let bit = place % UInt64.bitWidth
      let holding = rows[place / UInt64.bitWidth] >> UInt64(bit)
      if holding != 0 {
        let found = row + holding.trailingZeroBitCount
        return found < bits.count ? found : nil
      }
      row += UInt64.bitWidth - bit
    }
    return nil
  }

  /// The level of each table: one above the highest of those whose answers it reads.
  private static func levels(
    of tables: [Table],
    _ rowColumns: [[[Column]]],
    in schema: Schema
  ) -> [Int] {
    // The lowest level for a table that reads a column: 0 for an input.
    var levels = [Int](repeating: 0, count: schema.columns.count)
    return tables.indices.map { number in
      let level = rowColumns[number].joined().reduce(0) { max($0, levels[$1.number]) }
      if let column = tables[number].decides { levels[column.number] = level + 1 }
      return level
    }
  }

  /// Puts each table into the first word with room for its rows, level by level, so that the tables
  /// of a level share few words.
  ///
  /// A table that decides no column may take several words.
  private static func tableBits(of tables: [Table], _ levels: [Int]) -> [TableBits] {
    var used = [Int](repeating: 0, count: RowSet.wordCount)
    let order = tables.indices.sorted { (levels[$0], $0) < (levels[$1], $1) }
    var words = [Int](repeating: 0, count: tables.count)
    var shifts = words
    for number in order {
      let table = tables[number]
      let count = table.rows.count
      guard let word = firstWord(withRoomFor: table, used) else {
        fatalError("no room for the rows of " + table.name + ": give RowSet another word")
      }
      words[number] = word
      shifts[number] = used[word]
      for taken in stride(from: 0, to: count, by: UInt64.bitWidth) {
        used[word + taken / UInt64.bitWidth] += min(count - taken, UInt64.bitWidth)
      }
    }
    return tables.indices.map { number in
      let count = tables[number].rows.count
      let unused = UInt64.bitWidth - min(count, UInt64.bitWidth)
      return TableBits(
        word: words[number],
        shift: shifts[number],
        mask: (UInt64.max >> UInt64(unused)) << UInt64(shifts[number]),
        level: levels[number],
        count: count,
        decides: tables[number].decides != nil
      )
    }
  }

  private static func firstWord(withRoomFor table: Table, _ used: [Int]) -> Int? {
    let count = table.rows.count
    guard table.decides == nil, count > UInt64.bitWidth else {
      return used.firstIndex { $0 + count <= UInt64.bitWidth }
    }
    let words = (count + UInt64.bitWidth - 1) / UInt64.bitWidth
    return used.indices.first { first in
      let run = used[first...].prefix(words)
      return run.count == words && run.allSatisfy { $0 == 0 }
    }
  }
}
