import RouteReport
import Testing

struct JSONTreeTests {
  private static let values: [(tree: JSONTree, text: String)] = [
    (tree: JSONTree.null, text: "null\n"),
    (tree: .boolean(true), text: "true\n"),
    (tree: .number(-3), text: "-3\n"),
    (tree: .array([]), text: "[]\n"),
    (tree: .object([]), text: "{}\n"),
    (tree: .texts(["a", "b"]), text: "[\n  \"a\",\n  \"b\"\n]\n"),
    (
      tree: .object([.init("z", .null), .init("a", .object([]))]),
      text: "{\n  \"z\": null,\n  \"a\": {}\n}\n"
    ),
    (tree: .string("\"\\\n\t/é"), text: "\"\\\"\\\\\\n\\t/é\"\n"),
    (tree: .string("\u{1B}\u{7F}\u{202E}\r\n"), text: "\"\\u001b\\u007f\\u202e\\u000d\\n\"\n"),
    (tree: .string("\u{E0001}"), text: "\"\\udb40\\udc01\"\n"),
  ]

  @Test(arguments: values)
  func `a value is written in one way`(tree: JSONTree, text: String) {
    #expect(tree.text == text)
  }
}

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
