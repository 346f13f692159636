import Testing

@testable import PushPayload

struct FixTests {
  private static let members: [(text: String, key: String, mended: String)] = [
    (text: #"{"a":1, "b":2}"#, key: "a", mended: #"{"b":2}"#),
    (text: #"{"a":1, "b":2}"#, key: "b", mended: #"{"a":1}"#),
    (text: "{\n  \"a\": 1,\n  \"b\": 2\n}\n", key: "a", mended: "{\n  \"b\": 2\n}\n"),
    (text: "{\n  \"a\": 1,\n  \"b\": 2\n}\n", key: "b", mended: "{\n  \"a\": 1\n}\n"),
    (text: "{\n  \"a\": 1\n}\n", key: "a", mended: "{}\n"),
    (text: "{\"a\":1\r\n\t,\"b\":[2]}", key: "a", mended: #"{"b":[2]}"#),
  ]

  @Test(arguments: members)
  func `a member goes with its comma and its line`(
    text: String,
    key: String,
    mended: String
  ) throws {
    let document = try JSONDocument(reading: Array(text.utf8))
    let member = try #require(document.root.member(key))
    let fix = try #require(Fix.remove(member, from: document.root, in: document))
    #expect(String(decoding: Fix.apply([fix], to: document.bytes), as: UTF8.self) == mended)
  }

  @Test func `of fixes that touch each other the first in the text is carried out`() {
    func fix(_ edits: (Range<Int>, String)...) -> Fix {
      Fix(title: "", edits: edits.map { Fix.Edit(range: $0.0, text: $0.1) })
    }
    let fixes = [
      fix((8..<9, "X")), fix((0..<1, "A"), (3..<4, "B")), fix((2..<2, "C")), fix((4..<5, "D")),
      fix((6..<6, "E")), fix((6..<7, "F")),
    ]
    let mended = Fix.apply(fixes, to: Array("0123456789".utf8))
    #expect(String(decoding: mended, as: UTF8.self) == "A12B45E67X9")
  }
}
