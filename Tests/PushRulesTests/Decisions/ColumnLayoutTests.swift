import Testing

@testable import PushRules

struct ColumnLayoutTests {
  @Test func `the widths are those of the values`() {
    let widths = Column.allCases.map(\.domain.count)
    #expect(columnWidths == widths, "let columnWidths = \(widths)")
  }

  @Test func `the columns stand behind one another, none across the end of a word`() {
    var starts: [Int] = []
    var columns = [UInt8](repeating: 255, count: Box.bitCount)
    var end = 0
    for column in Column.allCases {
      let room = UInt64.bitWidth - end % UInt64.bitWidth
      if column.width >= room { end += room }
      starts.append(end)
      for bit in end...(end + column.width) { columns[bit] = column.rawValue }
      end += column.width + 1
    }
    #expect(end <= Box.bitCount)
    #expect(columnStarts == starts, "let columnStarts = \(starts)")
    #expect(columnsOfBits == columns, "let columnsOfBits: [UInt8] = \(columns)")
  }

  @Test func `the literals are those of the layout`() {
    let places = Column.allCases.map { ColumnPlace($0) }
    func words(_ bits: (ColumnPlace) -> UInt64) -> [UInt64] {
      (0..<Box.wordCount).map { word in
        places.filter { $0.word == word }.reduce(0) { $0 | bits($1) }
      }
    }
    let literals = [
      (name: "fullBits", written: fullBits, computed: words(\.bits)),
      (name: "lowestBits", written: lowestBits, computed: words { 1 << UInt64($0.shift) }),
      (name: "guardBits", written: guardBits, computed: words(\.guardBit)),
    ]
    for (name, written, computed) in literals {
      let words = (0..<Box.wordCount).map { written[word: $0] }
      let literal = computed.map { "0x" + String($0, radix: 16) }.joined(separator: ", ")
      #expect(words == computed, "let \(name) = Box(\(literal))")
    }
  }

  @Test func `no two columns share a bit`() {
    var seen = [UInt64](repeating: 0, count: Box.wordCount)
    for column in Column.allCases {
      let place = ColumnPlace(column)
      let bits = place.bits | place.guardBit
      #expect(seen[place.word] & bits == 0, "\(column)")
      seen[place.word] |= bits
    }
  }
}
