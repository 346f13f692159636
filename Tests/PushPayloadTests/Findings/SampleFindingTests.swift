import Foundation
import PushRules
import Testing

@testable import PushPayload

struct SampleFindingTests {
  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Payloads")

  private static let complaints = [
    "alert/empty-alert.json": ["alert-empty", "sound-empty"],
    "background/content-available-misplaced.json": ["key-outside-aps"],
    "background/content-available-misspelt.json": ["unknown-aps-key"],
    "background/content-available-string.json": ["content-available-type"],
    "background/content-available-true.json": ["content-available-type"],
    "background/content-available-zero.json": ["content-available-value"],
    "alert/huge.json": ["payload-size"],
    "broken/byte-order-mark.json": ["byte-order-mark"],
    "broken/aps-is-a-string.json": ["aps-type"],
    "broken/duplicate-key.json": ["duplicate-key"],
    "broken/no-aps.json": ["missing-aps"],
    "broken/not-an-object.json": ["not-an-object"],
  ]

  /// The headers with which a payload is sent in the right way.
  private static func headers(_ type: PushType) -> RequestHeaderList {
    RequestHeaderList(
      [
        .init("apns-push-type", type.name, range: 0..<1),
        .init("apns-topic", "com.example.app" + (type.facts.topicSuffix ?? ""), range: 2..<3),
        .init("apns-priority", type == .background ? "5" : "10", range: 4..<5),
        .init("apns-expiration", "0", range: 6..<7),
      ],
      isComplete: true
    )
  }

  @Test
  func `the sample payloads have the findings that they show`() throws {
    let types = Sample.all.map { ($0.path, $0.pushType) }
    let broken = Self.complaints.keys.filter { $0.hasPrefix("broken/") && !$0.contains("dup") }
    for (path, type) in types + broken.map({ ($0, nil) }) {
      let data = try Data(contentsOf: Self.folder.appending(path: path))
      let document = try JSONDocument(reading: Array(data))
      let found = Lint(document, headers: Self.headers(type ?? .alert)).findings.listed
        .filter { $0.severity > .info }.map(\.code)
      #expect(found == Self.complaints[path] ?? [], "\(path)")
    }
  }

  @Test
  func `the broken samples are mended`() throws {
    for name in ["trailing-comma", "curly-quotes"] {
      let bytes = Array(try Data(contentsOf: Self.folder.appending(path: "broken/\(name).json")))
      let error = try #require(throws: JSONError.self) { try JSONDocument(reading: bytes) }
      let fix = try #require(JSONRepair(error, in: bytes)?.fix, "\(name)")
      let mended = try JSONDocument(reading: Fix.apply([fix], to: bytes))
      #expect(mended.root["aps"] != nil)
    }
  }
}
