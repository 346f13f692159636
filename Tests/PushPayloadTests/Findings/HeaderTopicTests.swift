import PushRules
import Testing

@testable import PushPayload

struct HeaderTopicTests {
  private static func findings(
    _ type: PushType?,
    _ topic: String?,
    others: [RequestHeaderList.Header] = [],
    system: SystemVersion = .newest
  ) throws -> [String] {
    let document = try JSONDocument(reading: Array(#"{"aps":{"sound":"default"}}"#.utf8))
    let headers = [
      type.map { RequestHeaderList.Header("apns-push-type", $0.name, range: 0..<1) },
      topic.map { RequestHeaderList.Header("apns-topic", $0, range: 2..<3) },
      RequestHeaderList.Header("apns-expiration", "0", range: 4..<5),
    ]
    let list = RequestHeaderList(headers.compactMap { $0 } + others, isComplete: true)
    return Lint(document, headers: list, system: system).findings.listed
      .filter { $0.code.hasPrefix("topic") || $0.code == "push-type-new" }
      .map { "\($0.severity.name) \($0.code)" }
  }

  @Test(arguments: PushType.allCases)
  func `every type has its suffix`(type: PushType) throws {
    let right = "com.example.app" + (type.facts.topicSuffix ?? "")
    #expect(try Self.findings(type, right) == [])
    guard let suffix = type.facts.topicSuffix else { return }
    #expect(try Self.findings(type, "com.example.app") == ["error topic-suffix"])
    #expect(try Self.findings(type, suffix) == ["error topic-suffix"])
    #expect(try Self.findings(.alert, right) == ["warning topic-suffix"])
    #expect(try Self.findings(nil, right) == ["warning topic-suffix"])
  }

  private static let suffixes: [(type: PushType, topic: String, found: [String])] = [
    (type: PushType.voip, topic: "com.example.app.voip-ptt", found: ["error topic-suffix"]),
    (type: .pushToTalk, topic: "com.example.app.voip", found: ["error topic-suffix"]),
    (type: .complication, topic: "com.example.app.watchkitapp.complication", found: []),
    (
      type: .liveActivity, topic: "com.example.apppush-type.liveactivity",
      found: ["error topic-suffix"]
    ),
    (type: .mdm, topic: "com.apple.mgmt.External.2f1e", found: []),
    (type: .alert, topic: "", found: ["warning topic-missing"]),
  ]

  @Test(arguments: suffixes)
  func `a suffix is compared exactly`(type: PushType, topic: String, found: [String]) throws {
    #expect(try Self.findings(type, topic) == found)
  }

  @Test func `a missing topic is an error with a token and fine for a channel`() throws {
    #expect(try Self.findings(.alert, nil) == ["warning topic-missing"])
    let token = RequestHeaderList.Header("authorization", "bearer x")
    #expect(try Self.findings(.alert, nil, others: [token]) == ["error topic-missing"])
    let channel = RequestHeaderList.Header("apns-channel-id", "dHN0LXNyY2gtY2hubA==")
    #expect(try Self.findings(.liveActivity, nil, others: [token, channel]) == [])
  }

  private static let typesOfLaterSystems:
    [(type: PushType, old: SystemVersion, new: SystemVersion)] = [
      (type: PushType.pushToTalk, old: SystemVersion.iOS(15), new: SystemVersion.iOS(16, 0)),
      (type: .location, old: .iOS(14), new: .iOS(15, 0)),
      (type: .liveActivity, old: .iOS(16, 0), new: .iOS(16, 1)),
      (type: .controls, old: .iOS(17), new: .iOS(18, 0)),
      (type: .widgets, old: .iOS(18), new: .iOS(26, 0)),
      (type: .fileProvider, old: .iOS(10), new: .iOS(11, 0)),
    ]

  @Test(arguments: typesOfLaterSystems)
  func `a type begins with a version`(
    type: PushType,
    old: SystemVersion,
    new: SystemVersion
  ) throws {
    let topic = "com.example.app" + (type.facts.topicSuffix ?? "")
    #expect(try Self.findings(type, topic, system: old) == ["warning push-type-new"])
    #expect(try Self.findings(type, topic, system: new) == [])
  }
}
