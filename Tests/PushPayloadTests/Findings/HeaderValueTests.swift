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
    let topics = topic.map { [RequestHeaderList.Header("apns-topic", $0)] } ?? []
    var sample = Check.Sample(payload)
    sample.headers = topics + headers.map { .init("apns-" + $0.key, $0.value) }
    let document = try JSONDocument(reading: Array(payload.utf8))
    return Lint(document, headers: sample.requestHeaders, system: system)
      .findings.listed.map { "\($0.severity.name) \($0.code)" }
  }

  private static let alert = #"{"aps":{"alert":"Hi"}}"#
  private static let silent = #"{"aps":{"content-available":1}}"#
  private static let empty = #"{"aps":{}}"#

  private static let collapseIds: KeyValuePairs<String, [String]> = [
    String(repeating: "a", count: 64): [],
    String(repeating: "a", count: 65): ["error collapse-id-length"],
    String(repeating: "ö", count: 32): [],
    String(repeating: "ö", count: 32) + "a": ["error collapse-id-length"],
    "": [],
  ]

  @Test(arguments: collapseIds)
  func `a collapse id is counted in bytes`(id: String, found: [String]) throws {
    #expect(try Self.codes(Self.alert, ["push-type": "alert", "collapse-id": id]) == found)
  }

  private static let ids: KeyValuePairs<String, [String]> = [
    "eabeae54-14a8-11e5-b60b-1697f925ec7b": [],
    "EABEAE54-14A8-11E5-B60B-1697F925EC7B": ["info apns-id-format"],
    "eabeae54-14a8-11e5-b60b-1697f925ec7B": ["info apns-id-format"],
    "eabeae5414a811e5b60b1697f925ec7b": ["error apns-id-format"],
    "eabeae54-14a8-11e5-b60b-1697f925ec7": ["error apns-id-format"],
    "eabeae54-14a8-11e5-b60b-1697f925ec7bb": ["error apns-id-format"],
    "gabeae54-14a8-11e5-b60b-1697f925ec7b": ["error apns-id-format"],
    "{eabeae54-14a8-11e5-b60b-1697f925ec7b}": ["error apns-id-format"],
    "eabeae54-14a8-11e5-b60b-1697f925ec7b-": ["error apns-id-format"],
    "": ["error apns-id-format"],
  ]

  @Test(arguments: ids)
  func `an apns-id is a canonical UUID`(id: String, found: [String]) throws {
    #expect(try Self.codes(Self.alert, ["push-type": "alert", "id": id]) == found)
  }

  private static let expirations: KeyValuePairs<String, [String]> = [
    "0": [],
    "1768471200": [],
    "1768471200000": ["warning expiration-value"],
    "3600": ["warning expiration-value"],
    "-1": ["error expiration-value"],
    "1.5": ["error expiration-value"],
    "": ["error expiration-value"],
    "+5": ["error expiration-value"],
    "99999999999999999999": ["error expiration-value"],
  ]

  @Test(arguments: expirations)
  func `an expiration is a time in seconds`(value: String, found: [String]) throws {
    #expect(try Self.codes(Self.alert, ["push-type": "alert", "expiration": value]) == found)
  }

  private static let callExpirations: KeyValuePairs<String?, [String]> = [
    "0": [],
    "5": [],
    "1768471200": ["info expiration-for-calls"],
    nil: ["info expiration-for-calls"],
  ]

  @Test(arguments: callExpirations)
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

  private static let silentPushes: [(type: String, priority: String, found: [String])] = [
    (type: "background", priority: "5", found: []),
    (type: "background", priority: "1", found: ["warning background-priority"]),
    (type: "background", priority: "10", found: ["error background-priority"]),
    (
      type: "alert", priority: "10",
      found: ["error background-priority", "warning content-available-push-type"]
    ),
    (type: "backgruond", priority: "5", found: ["error push-type-unknown"]),
    (type: "background", priority: "7", found: ["error priority-value"]),
  ]

  @Test(arguments: silentPushes)
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
    #expect(Lint(document, headers: flags).findings.listed.isEmpty)
    #expect(Lint(document, headers: RequestHeaderList([])).findings.listed.isEmpty)
  }

  @Test func `alert and content-available together are fine with type alert`() throws {
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

  @Test func `an unknown header and an unknown type name the nearest`() throws {
    let headers = RequestHeaderList([
      .init("apns-push-type", "BackGround"), .init("APNS_Priority", "5"),
      .init("apns-\u{1B}[2J", "1"), .init("content-type", "application/json"),
    ])
    let document = try JSONDocument(reading: Array(Self.alert.utf8))
    let messages = Lint(document, headers: headers).findings.listed.map(\.message)
    #expect(messages.count == 3)
    #expect(messages.contains { $0.hasSuffix("; did you mean `background`?") })
    #expect(messages.contains { $0.hasSuffix("; did you mean `apns-priority`?") })
    #expect(!messages.contains { $0.contains("\u{1B}") })
  }

  private static let values: [(name: String, value: String, isRight: Bool)] = [
    (name: "authorization", value: "bearer eyJ.abc.def", isRight: true),
    (name: "authorization", value: "Bearer eyJ", isRight: true),
    (name: "authorization", value: "eyJ.abc.def", isRight: false),
    (name: "apns-topic", value: "com.example.app.push-type.widgets", isRight: true),
    (name: "apns-topic", value: "com.example app", isRight: false),
    (name: "apns-topic", value: #"["com.example.app"]"#, isRight: false),
    (name: "apns-channel-id", value: "dHN0LXNyY2gtY2hubA==", isRight: true),
    (name: "apns-channel-id", value: "abc+/w==", isRight: true),
    (name: "apns-channel-id", value: "!!!", isRight: false),
    (name: "apns-channel-id", value: "abc=d", isRight: false),
    (name: "apns-request-id", value: "EABEAE54-14A8-11E5-B60B-1697F925EC7B", isRight: true),
    (name: "apns-request-id", value: "12", isRight: false),
    (name: ":path", value: "/3/device/00fc13adff", isRight: true),
    (name: ":path", value: "/3/device/ZZ", isRight: false),
    (name: ":path", value: "/4/broadcasts/apps/com.example.app", isRight: true),
  ]

  @Test(arguments: values)
  func `a value has the form of its header`(name: String, value: String, isRight: Bool) throws {
    let document = try JSONDocument(reading: Array(Self.alert.utf8))
    let headers = RequestHeaderList([.init(name, value)])
    let codes = Lint(document, headers: headers).findings.listed.map(\.code)
    #expect(codes == (isRight ? [] : ["header-form"]))
  }

  private static let requests: KeyValuePairs<[String: String], [String]> = [
    ["apns-topic": "a.b"]: ["push-type-missing"],
    ["apns-push-type": "alert", "apns-channel-id": "YQ=="]: ["broadcast-push-type"],
    ["topic": "a.b", "apns-push-type": "alert"]: ["header-unknown", "topic-missing"],
  ]

  @Test(arguments: requests)
  func `a whole request is looked at`(headers: [String: String], codes: [String]) throws {
    let list = headers.sorted { $0.key < $1.key }.map { RequestHeaderList.Header($0.key, $0.value) }
    let document = try JSONDocument(reading: Array(Self.alert.utf8))
    let found = Lint(document, headers: RequestHeaderList(list, isComplete: true)).findings.listed
    #expect(found.map(\.code).sorted() == codes)
  }

  @Test func `a header that stands twice is found at the second`() throws {
    let headers = RequestHeaderList([
      .init("apns-priority", "5", range: 0..<1), .init("APNs-Priority", "5", range: 4..<5),
    ])
    let document = try JSONDocument(reading: Array(Self.alert.utf8))
    let found = Lint(document, headers: headers).findings.listed
    #expect(found.map(\.code) == ["header-duplicate"])
  }
}
