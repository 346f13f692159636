import Testing

@testable import PushRules

struct ColumnLayoutTests {
  @Test func `the widths are those of the values`() {
    let widths = Column.allCases.map(\.domain.count)
    #expect(columnWidths == widths, "let columnWidths = \(widths)")
  }

  @Test func `the literals are those of the layout`() {
    let places = ColumnLayout.shared.places
    func words(_ bits: (ColumnLayout.Place) -> UInt64) -> [UInt64] {
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
      let place = ColumnLayout.shared[column]
      let bits = place.bits | place.guardBit
      #expect(seen[place.word] & bits == 0, "\(column)")
      seen[place.word] |= bits
    }
  }
}
