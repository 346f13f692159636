import Foundation
import PushRules
import Testing

@testable import PushPayload

struct HeaderSampleTests {
  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
    .appending(path: "Payloads")

  private static let expected = [
    "alert/empty-alert.json": [], "alert/huge.json": ["payload-size"],
    "broken/byte-order-mark.json": ["byte-order-mark"],
  ]

  @Test(arguments: Sample.all)
  func `a sample sent in the right way has the findings that it is for`(sample: Sample) throws {
    let data = try Data(contentsOf: Self.folder.appending(path: sample.path))
    let type = sample.pushType ?? .alert
    let headers = RequestHeaderList([
      .init("apns-push-type", type.rawValue, range: 0..<1),
      .init("apns-topic", "com.example.app" + (type.topicSuffix ?? ""), range: 2..<3),
      .init("apns-priority", type == .background ? "5" : "10", range: 4..<5),
      .init("apns-expiration", "0", range: 6..<7),
    ])
    let codes = Set(
      (Check.headers + Check.liveActivity + Check.sizes + Check.writing).map(\.code)
    )
    let found = Lint(try JSONDocument(reading: Array(data)), headers: headers).diagnostics
      .map(\.code).filter { codes.contains($0) }
    #expect(found == Self.expected[sample.path] ?? [])
  }

  @Test
  func `the broken samples are mended`() throws {
    for name in ["trailing-comma", "comment", "curly-quotes"] {
      let bytes = Array(try Data(contentsOf: Self.folder.appending(path: "broken/\(name).json")))
      let error = try #require(throws: JSONError.self) { try JSONDocument(reading: bytes) }
      let fix = try #require(JSONRepair(error, in: bytes)?.fix, "\(name)")
      let mended = try JSONDocument(reading: Fix.apply([fix], to: bytes))
      #expect(mended.root["aps"] != nil)
    }
  }
}
