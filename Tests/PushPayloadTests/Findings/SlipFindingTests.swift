import Testing

@testable import PushPayload

/// Findings behind a slip of syntax that can be mended.
struct SlipFindingTests {
  private static func findings(
    _ text: String,
    _ kind: Lint.FileKind = .payload
  ) throws -> (lines: [String], all: Findings) {
    let bytes = Array(text.utf8)
    let error = try #require(throws: JSONError.self) { try JSONDocument(reading: bytes) }
    let all = Lint.findings(in: bytes, error, kind: kind) { document in
      let messages = ProviderMessage.all(recognizedIn: document)
      return Lint(document, kind: kind, messages: messages, keepsFixes: false).findings
    }
    let lines = LineMap(bytes)
    let places = all.listed.map { finding in
      let place = finding.range.map { lines.position(of: $0.lowerBound).description } ?? "-"
      return "\(place) \(finding.severity.name) \(finding.code)"
    }
    return (places, all)
  }

  private static let texts: KeyValuePairs<String, [String]> = [
    #"{"aps":{"alert":"Hi","mutable-content":"1",}}"#: [
      "1:40 warning mutable-content-type", "1:43 error json-syntax",
    ],
    "{'aps':{'alert':'Hi', // x\n 'badge':'1'}}": [
      "1:2 error json-syntax", "2:10 error badge-type",
    ],
    "{“aps”:{“alert”:{“title”:“é”,“body”:5}}}": [
      "1:2 error json-syntax", "1:37 error alert-key-type",
    ],
    "{\"aps\":{\"alert\":\"Hi\"\n \"sound\":1}}": [
      "2:2 error json-syntax", "2:10 error sound-type",
    ],
    #"{"aps":{"badge":1},"k":1,"k":2,}"#: ["1:26 warning duplicate-key", "1:31 error json-syntax"],
    #"{"payload":{"aps":{"badge":"1",}},}"#: [
      "1:19 info payload-wrapped", "1:28 error badge-type", "1:31 error json-syntax",
    ],
    #"{"message":{"token":"t","notification":{"title":"A",},"content_available":true}}"#: [
      "1:52 error json-syntax", "1:55 error provider-key",
    ],
    #"{"aps":{"badge":"1"},"x":True,}"#: ["1:26 error json-syntax"],
  ]

  @Test(arguments: texts)
  func `the rest of the text is checked as if it were mended`(
    text: String,
    lines: [String]
  ) throws {
    #expect(try Self.findings(text).lines == lines)
  }

  private static let simulatorFiles: KeyValuePairs<String, Severity> = [
    #"{"aps":{"badge":1,},}"#: Severity.warning,
    "{\"aps\":{\"badge\":1,}, // x\n}": .error,
    #"{'aps':{"badge":1}}"#: .error,
  ]

  @Test(arguments: simulatorFiles)
  func `trailing commas alone work on the simulator`(text: String, severity: Severity) throws {
    let found = try Self.findings(text, .simulator).all.listed
    #expect(found.first { $0.code == "json-syntax" }?.severity == severity)
    #expect(try Self.findings(text).all.listed.first?.severity == .error)
  }

  @Test
  func `only the slips are mended at once, and no other fix works where they do`() throws {
    let (_, all) = try Self.findings(#"{'aps':{"alert":"A",'contentAvailable':1,"badge":"2",}}"#)
    #expect(all.fixes.count == 1)
    let fixes = all.listed.map { $0.code + ($0.fix == nil ? "" : " fix") }
    #expect(fixes.contains("unknown-aps-key") && fixes.contains("badge-type fix"))
  }

  private static let readings: KeyValuePairs<String, Bool> = [
    #"{"aps":{},}"#: true, "[1,]": true,
    "{\"aps\":{} // x\n}": false, "{'a':1,}": false,
    #"{"a":1,,}"#: false, #"{"a":1,"#: false,
  ]

  @Test(arguments: readings)
  func `Apple's own reader lets only trailing commas pass`(text: String, isRead: Bool) {
    let reading = try? AppleReading(Array(text.utf8))
    #expect((reading != nil) == isRead)
    #expect((reading?.slip != nil) == isRead)
  }
}
