import RouteReport
import Testing

struct ParagraphTests {
  @Test
  func `words break at the width, a long word stands alone`() {
    let lines = Paragraph("one two  three extraordinarily four").lines(width: 9)
    #expect(lines == ["one two", "three", "extraordinarily", "four"])
  }

  @Test
  func `the label stands before the first line`() {
    #expect(Paragraph("one two").hanging(on: "label: ", width: 0) == "label: one two\n")
    #expect(Paragraph("").hanging(on: "label: ").isEmpty)
    let long = Paragraph("eleven chars each word").hanging(on: "- ", width: 22)
    #expect(long == "- eleven chars each\n  word\n")
  }
}
