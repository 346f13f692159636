import PushRules
import Testing

@testable import PushPayload

struct SizeTests {
  private static func payload(_ count: Int, space: String = "") -> String {
    let before = #"{"aps":{"alert":{"title":"T","body":""#
    let after = #""}}"# + space + "}"
    let rest = count - before.utf8.count - after.utf8.count
    return before + String(repeating: "é", count: rest / 2)
      + String(repeating: "x", count: rest % 2) + after
  }

  private static func lint(_ payload: String, _ type: PushType? = nil) throws -> [Finding] {
    let headers = type.map { RequestHeaderList([.init("apns-push-type", $0.name)]) }
    let document = try JSONDocument(reading: Array(payload.utf8))
    return Lint(document, headers: headers).findings.listed.filter { $0.code == "payload-size" }
  }

  private static let limits: [(count: Int, type: PushType?, over: Int?)] = [
    (count: 4_096, type: PushType?.none, over: nil),
    (count: 4_097, type: nil, over: 1),
    (count: 4_096, type: .alert, over: nil),
    (count: 4_097, type: .alert, over: 1),
    (count: 4_097, type: .liveActivity, over: 1),
    (count: 5_120, type: .voip, over: nil),
    (count: 5_121, type: .voip, over: 1),
    (count: 9_000, type: .voip, over: 3_880),
  ]

  @Test(arguments: limits)
  func `the limit is exact`(count: Int, type: PushType?, over: Int?) throws {
    let payload = Self.payload(count)
    #expect(payload.utf8.count == count)
    let found = try Self.lint(payload, type)
    #expect(found.map(\.severity) == (over == nil ? [] : [.error]))
    if let over { #expect(found.first?.message.contains(": \(over) too many; ") == true) }
  }

  @Test func `the largest field is named with its bytes`() throws {
    let message = try #require(try Self.lint(Self.payload(5_000), .alert).first?.message)
    #expect(
      message == "5000 bytes; APNs takes at most 4096: 904 too many; "
        + "the largest field is `aps.alert.body` with 4961 bytes"
    )
  }

  @Test func `white space that makes it too large is a warning`() throws {
    let space = String(repeating: " \n\t\r", count: 100)
    let found = try #require(try Self.lint(Self.payload(4_400, space: space), .alert).first)
    #expect(found.severity == .warning)
    #expect(found.message.hasSuffix("; without white space it has 4000 bytes and fits"))
    let large = try #require(try Self.lint(Self.payload(4_497, space: space), .alert).first)
    #expect(large.severity == .error)
    #expect(!large.message.contains("white space"))
  }

  @Test
  func `white space in a string counts, and a quote behind a backslash ends none`() throws {
    let text = String(repeating: #"\" "#, count: 1_500)
    let found = try Self.lint(#"{"aps":{"alert":"# + "\"\(text)\"" + "}}", .alert)
    #expect(found.map(\.severity) == [.error])
  }

  @Test func `between the limits of unknown types VoIP is mentioned`() throws {
    let message = try #require(try Self.lint(Self.payload(4_500)).first?.message)
    #expect(message.hasSuffix("; a VoIP push may have 5120"))
    let larger = try #require(try Self.lint(Self.payload(5_121)).first?.message)
    #expect(!larger.contains("VoIP"))
  }

  @Test func `a payload within a message is counted alone`() throws {
    let inner = Self.payload(4_097)
    let document = try JSONDocument(reading: Array(("{\"a\": " + inner + "}").utf8))
    let root = try #require(document.root["a"])
    let found = Lint(try Payload(root, in: document)).findings.listed
    #expect(found.first?.message.hasPrefix("4097 bytes; ") == true)
  }

  @Test func `a long array has no field to name`() throws {
    let text = "[" + String(repeating: "1,", count: 3_000) + "1]"
    let message = try #require(try Self.lint(text).first?.message)
    #expect(message == "6003 bytes; APNs takes at most 4096: 1907 too many")
  }

  @Test func `a key full of escape sequences is harmless`() throws {
    let key = "\\u001b[2J" + String(repeating: "x", count: 300)
    let long = String(repeating: "y", count: 5_000)
    let message = try #require(try Self.lint(#"{"\#(key)":"\#(long)"}"#).first?.message)
    #expect(!message.contains("\u{1B}"))
    #expect(message.utf8.count < 300)
  }
}
