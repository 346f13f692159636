import PushRules
import PushTestSupport
import Testing

@testable import PushPayload

struct TextFindingTests {
  @Test func `a byte-order mark and keys that stand twice are found`() throws {
    let text = "\u{FEFF}{\n  \"aps\": {},\n  \"a\\u202e\": 1,\n  \"é\": 2, \"a\\u202e\": 3\n}"
    let run = try LintRun(text)
    #expect(run.places == ["1:1 byte-order-mark", "2:10 nothing-to-do", "4:11 duplicate-key"])
    #expect(run.listed.last?.message.contains("`a\\u{202e}` occurs twice, first at 3:3") == true)
  }

  @Test func `a byte-order mark is none of a payload within a text`() throws {
    let bytes = Array("\u{FEFF}{\"push\":{\"aps\":{\"x\":1,\"x\":2}},\"y\":1,\"y\":2}".utf8)
    let document = try JSONDocument(reading: bytes)
    let payload = try Payload(try #require(document.root["push"]), in: document)
    let found = Lint(payload, headers: nil, system: .newest).findings.listed
    #expect(found.map(\.code) == ["custom-data-in-aps", "duplicate-key", "custom-data-in-aps"])
  }

  @Test func `20 000 findings on one line take no long time`() throws {
    let count = Sweep.isWhole ? 20_000 : 2_000
    let members = Array(repeating: "\"é\":0", count: count).joined(separator: ",")
    var run: LintRun?
    let time = try ContinuousClock().measure { run = try LintRun("{\"aps\":{},\(members)}") }
    let found = try #require(run)
    let duplicates = Array(repeating: "duplicate-key", count: 100)
    #expect(found.codes == ["payload-size", "nothing-to-do"] + duplicates)
    #expect(found.places.last == "1:611 duplicate-key")
    #expect(found.findings.counted.map(\.count) == [count - 101])
    #expect(time < .seconds(10))
  }
}
