import PushRules
import Testing

@testable import PushPayload

struct HeaderValueTests {
  private static func codes(
    _ payload: String,
    topic: String? = "com.example.app",
    system: SystemVersion = .newest,
    _ headers: KeyValuePairs<String, String>
  ) throws -> [String] {
    let sample = Check.Sample.request(payload, topic: topic, headers)
    let document = try JSONDocument(reading: Array(payload.utf8))
    return Lint(document, headers: sample.requestHeaders, system: system)
      .diagnostics.map { "\($0.severity.name) \($0.code)" }
  }

  private static let alert = #"{"aps":{"alert":"Hi"}}"#
  private static let silent = #"{"aps":{"content-available":1}}"#
  private static let empty = #"{"aps":{}}"#

  @Test(arguments: [
    (id: String(repeating: "a", count: 64), found: []),
    (id: String(repeating: "a", count: 65), found: ["error collapse-id-length"]),
    (id: String(repeating: "ö", count: 32), found: []),
    (id: String(repeating: "ö", count: 32) + "a", found: ["error collapse-id-length"]),
    (id: "", found: []),
  ])
  func `a collapse id is counted in bytes`(id: String, found: [String]) throws {
    #expect(try Self.codes(Self.alert, ["push-type": "alert", "collapse-id": id]) == found)
  }

  @Test(arguments: [
    (id: "eabeae54-14a8-11e5-b60b-1697f925ec7b", found: []),
    (id: "EABEAE54-14A8-11E5-B60B-1697F925EC7B", found: ["info apns-id-format"]),
    (id: "eabeae54-14a8-11e5-b60b-1697f925ec7B", found: ["info apns-id-format"]),
    (id: "eabeae5414a811e5b60b1697f925ec7b", found: ["error apns-id-format"]),
    (id: "eabeae54-14a8-11e5-b60b-1697f925ec7", found: ["error apns-id-format"]),
    (id: "eabeae54-14a8-11e5-b60b-1697f925ec7bb", found: ["error apns-id-format"]),
    (id: "gabeae54-14a8-11e5-b60b-1697f925ec7b", found: ["error apns-id-format"]),
    (id: "{eabeae54-14a8-11e5-b60b-1697f925ec7b}", found: ["error apns-id-format"]),
    (id: "eabeae54-14a8-11e5-b60b-1697f925ec7b-", found: ["error apns-id-format"]),
    (id: "", found: ["error apns-id-format"]),
  ])
  func `an apns-id is a canonical UUID`(id: String, found: [String]) throws {
    #expect(try Self.codes(Self.alert, ["push-type": "alert", "id": id]) == found)
  }

  @Test(arguments: [
    (value: "0", found: []),
    (value: "1768471200", found: []),
    (value: "1768471200000", found: ["warning expiration-value"]),
    (value: "3600", found: ["warning expiration-value"]),
    (value: "-1", found: ["error expiration-value"]),
    (value: "1.5", found: ["error expiration-value"]),
    (value: "", found: ["error expiration-value"]),
    (value: "+5", found: ["error expiration-value"]),
    (value: "99999999999999999999", found: ["error expiration-value"]),
  ])
  func `an expiration is a time in seconds`(value: String, found: [String]) throws {
    #expect(try Self.codes(Self.alert, ["push-type": "alert", "expiration": value]) == found)
  }

  @Test(arguments: [
    (value: "0", found: []),
    (value: "5", found: []),
    (value: "1768471200", found: ["info expiration-for-calls"]),
    (value: nil, found: ["info expiration-for-calls"]),
  ])
  func `a call expires soon`(value: String?, found: [String]) throws {
    let topic = "com.example.app.voip"
    let codes =
      if let value {
        try Self.codes(Self.empty, topic: topic, ["push-type": "voip", "expiration": value])
      } else {
        try Self.codes(Self.empty, topic: topic, ["push-type": "voip"])
      }
    #expect(codes == found)
  }

  @Test(arguments: [
    (type: "background", priority: "5", found: []),
    (type: "background", priority: "1", found: ["warning background-priority"]),
    (type: "background", priority: "10", found: ["error background-priority"]),
    (
      type: "alert", priority: "10",
      found: ["error background-priority", "warning content-available-push-type"]
    ),
    (type: "backgruond", priority: "5", found: ["error push-type-unknown"]),
    (type: "background", priority: "7", found: ["error priority-value"]),
  ])
  func `a silent push has one type and one priority`(
    type: String,
    priority: String,
    found: [String]
  ) throws {
    let codes = try Self.codes(Self.silent, ["push-type": type, "priority": priority])
    #expect(codes.sorted() == found)
  }

  @Test
  func `a missing priority of a file means 10, and flags say nothing about other headers`() throws {
    #expect(
      try Self.codes(Self.silent, ["push-type": "background"]) == ["error background-priority"]
    )
    let document = try JSONDocument(reading: Array(Self.silent.utf8))
    let flags = RequestHeaderList([.init("apns-push-type", "background")])
    #expect(Lint(document, headers: flags).diagnostics.isEmpty)
    #expect(Lint(document, headers: RequestHeaderList([])).diagnostics.isEmpty)
  }

  @Test
  func `alert and content-available together are fine with type alert`() throws {
    let payload = #"{"aps":{"alert":"Hi","content-available":1,"badge":0}}"#
    #expect(
      try Self.codes(payload, ["push-type": "alert", "priority": "10"]) == [
        "info alert-and-content-available"
      ]
    )
  }

  @Test(arguments: [#"{"aps":{"badge":0}}"#, #"{"aps":{"sound":"default"}}"#])
  func `a badge or a sound is something to show`(payload: String) throws {
    #expect(try Self.codes(payload, ["push-type": "alert"]) == [])
    #expect(
      try Self.codes(payload, ["push-type": "background", "priority": "5"])
        == ["warning background-visible"]
    )
  }

  @Test
  func `an unknown header and an unknown type name the nearest`() throws {
    let headers = RequestHeaderList([
      .init("apns-push-type", "BackGround"), .init("APNS_Priority", "5"),
      .init("apns-\u{1B}[2J", "1"), .init("content-type", "application/json"),
    ])
    let document = try JSONDocument(reading: Array(Self.alert.utf8))
    let messages = Lint(document, headers: headers).diagnostics.map(\.message)
    #expect(messages.count == 3)
    #expect(messages.contains { $0.hasSuffix("; did you mean `background`?") })
    #expect(messages.contains { $0.hasSuffix("; did you mean `apns-priority`?") })
    #expect(!messages.contains { $0.contains("\u{1B}") })
  }
}
