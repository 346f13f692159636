import PushPayload
import PushTestSupport
import Testing

struct JSONCaseTests {
  @Test func `the names are unique`() {
    #expect(Set(JSONCase.all.map(\.name)).count == JSONCase.all.count)
  }

  @Test(arguments: JSONCase.accepted + JSONCase.tolerated)
  func `a text is accepted`(text: JSONCase) throws {
    _ = try JSONDocument(reading: text.bytes)
  }

  @Test(arguments: JSONCase.refused + JSONCase.unsupported)
  func `a text is refused`(text: JSONCase) {
    let error = #expect(throws: JSONError.self) { try JSONDocument(reading: text.bytes) }
    #expect(error?.code == "json-syntax")
    #expect((0...text.bytes.count).contains(error?.offset ?? -1))
  }

  @Test func `white space around a text changes no verdict`() {
    for text in JSONCase.accepted {
      #expect((try? JSONDocument(reading: [0x20, 0x0A] + text.bytes + [0x0D, 0x09])) != nil)
    }
    for text in JSONCase.refused {
      #expect((try? JSONDocument(reading: [0x20, 0x0A] + text.bytes + [0x0D, 0x09])) == nil)
    }
  }

  @Test func `JSON stays JSON within an array`() {
    for text in JSONCase.accepted {
      let inArray = Array("[0,".utf8) + text.bytes + Array("]".utf8)
      #expect((try? JSONDocument(reading: inArray)) != nil, "\(text.name)")
    }
  }
}
