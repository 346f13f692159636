import Testing

@testable import PushRules

struct ColumnLayoutTests {
  @Test func `the literals are those of the layout`() {
    let layout = ColumnLayout.shared
    let literals = [
      (name: "fullBits", written: fullBits, computed: layout.full),
      (name: "lowestBits", written: lowestBits, computed: layout.lowest),
      (name: "guardBits", written: guardBits, computed: layout.guards),
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
