import PushPayload
import PushTestSupport
import Testing

struct JSONDocumentTests {
  private static let text =
    "{\r\n  \"käse\": [1, \"🍕\", true],\r\n  \"x\\u0041\": { \"y\": null },\r  \"n\": -1.50e1\n}"

  @Test func `keys and values know their places`() throws {
    let document = try JSONDocument(reading: Array(Self.text.utf8))
    let members = try #require(document.root.members)
    #expect(members.map(\.key) == ["käse", "xA", "n"])
    #expect(members.map { "\(document.position(of: $0.keyOffset))" } == ["2:3", "3:3", "4:3"])
    #expect(members.map { "\(document.position(of: $0.node.offset))" } == ["2:11", "3:14", "4:8"])
    let elements = try #require(document.root["käse"]?.elements)
    #expect(elements.map { "\(document.position(of: $0.offset))" } == ["2:12", "2:15", "2:20"])
    let inner = try #require(document.root["xA"]?.member("y"))
    #expect("\(document.position(of: inner.keyOffset))" == "3:16")
  }

  @Test func `a node covers its bytes`() throws {
    let document = try JSONDocument(reading: Array(Self.text.utf8))
    let covered = try #require(document.root.members).map { member in
      String(decoding: document.bytes[member.node.offset..<member.node.end], as: UTF8.self)
    }
    #expect(covered == ["[1, \"🍕\", true]", "{ \"y\": null }", "-1.50e1"])
  }

  @Test func `a node gives its value only as what it is`() throws {
    let document = try JSONDocument(reading: Array("[null, true, 1, \"a\", [], {}]".utf8))
    let nodes = try #require(document.root.elements)
    #expect(
      nodes.map(\.value.kind) == [
        "null", "a Boolean", "a number", "a string", "an array", "an object",
      ]
    )
    #expect(nodes.map { $0.number != nil } == [false, false, true, false, false, false])
    #expect(nodes.map { $0.string != nil } == [false, false, false, true, false, false])
    #expect(nodes.map { $0.elements != nil } == [false, false, false, false, true, false])
    #expect(nodes.map { $0.members != nil } == [false, false, false, false, false, true])
    #expect(nodes.allSatisfy { $0["a"] == nil })
  }

  @Test func `the last of several members with a key counts, and all are kept`() throws {
    let document = try JSONDocument(reading: Array(#"{"a":1,"b":2,"\u0061":3}"#.utf8))
    #expect(document.root["a"]?.number == 3)
    #expect(document.root.members?.count == 3)
    let duplicate = try #require(document.duplicateKeys.first)
    #expect(duplicate.key == "a")
    #expect(duplicate.offset == 13)
    #expect(duplicate.earlierOffset == 1)
  }

  @Test func `duplicates are listed by place, each with the first of its name`() throws {
    let text = #"{"a":{"x":1,"x":2,"x":3},"a":{"y":0,"y":0}}"#
    let duplicates = try JSONDocument(reading: Array(text.utf8)).duplicateKeys
    #expect(duplicates.map(\.key) == ["x", "x", "a", "y"])
    #expect(duplicates.map(\.offset) == [12, 18, 25, 36])
    #expect(duplicates.map(\.earlierOffset) == [6, 6, 1, 30])
  }

  @Test func `keys are the same only scalar by scalar`() throws {
    let pairs = ["\"é\":1,\"e\u{301}\":2", "\"K\":1,\"\u{212A}\":2", "\"a\":1,\"A\":2"]
    for filler in ["", (0..<9).map { ",\"k\($0)\":0" }.joined()] {
      for pair in pairs {
        let document = try JSONDocument(reading: Array("{\(pair)\(filler)}".utf8))
        #expect(document.duplicateKeys.isEmpty)
        #expect(document.root.members?.first.map { document.root[$0.key]?.number == 1 } == true)
      }
    }
  }

  @Test func `100 000 keys are compared without delay, alike or different`() throws {
    let count = Sweep.count(100_000)
    let alike = Array(repeating: "\"a\":0", count: count).joined(separator: ",")
    let different = (0..<count).map { "\"\($0)\":0" }.joined(separator: ",")
    let clock = ContinuousClock()
    for (text, duplicateCount) in [(alike, count - 1), (different, 0)] {
      let bytes = Array("{\(text)}".utf8)
      var duplicates: [DuplicateKey] = []
      let time = try clock.measure { duplicates = try JSONDocument(reading: bytes).duplicateKeys }
      #expect(duplicates.count == duplicateCount)
      #expect(time < .seconds(20))
    }
  }
}
