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
    var seen = Box.zero
    for column in Column.allCases {
      let bits = column.mask | column.guardMask
      #expect((seen & bits).isZero, "\(column)")
      seen = seen | bits
    }
  }
}
