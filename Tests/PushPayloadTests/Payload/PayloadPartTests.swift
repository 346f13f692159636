import PushPayload
import PushRules
import Testing

struct PayloadPartTests {
  private let text = """
    { "x": 1, "x": 2,
      "push": { "aps": { "alert": "Hello" }, "content-available": 1, "y": 1, "y": 2,
        "Simulator Target Bundle": "com.example" } }
    """

  @Test func `a payload may be a part of a larger text, with positions in that text`() throws {
    let document = try JSONDocument(reading: Array(text.utf8))
    let node = try #require(document.root["push"])
    let payload = try Payload(node, in: document)
    #expect(payload.traits == PayloadTraits(alert: .string, contentAvailable: .misplaced))
    #expect(payload.byteCount == node.end - node.offset)
    #expect(payload.simulatorTargetBundle == "com.example")
    #expect(payload.misplacedKeys.map { "\($0.position)" } == ["2:42"])
  }

  @Test func `a part without aps is refused at its own place`() throws {
    let document = try JSONDocument(reading: Array(#"{ "aps": {}, "push": {} }"#.utf8))
    let node = try #require(document.root["push"])
    let error = #expect(throws: PayloadError.self) {
      try Payload(node, in: document)
    }
    #expect(error?.code == "missing-aps")
    #expect(error?.position.map { "\($0)" } == "1:22")
    #expect(throws: Never.self) { try Payload(node, in: document, pushType: .voip) }
  }
}
