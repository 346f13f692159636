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

  @Test
  func `the sample payloads have the findings that they show`() throws {
    let types = Sample.all.map { ($0.path, $0.pushType) }
    let broken = Self.complaints.keys.filter { $0.hasPrefix("broken/") && !$0.contains("dup") }
    for (path, type) in types + broken.map({ ($0, nil) }) {
      let data = try Data(contentsOf: Self.folder.appending(path: path))
      var sample = Check.Sample(stringLiteral: String(decoding: data, as: UTF8.self))
      if let type { sample = sample.with("apns-push-type", type.rawValue) }
      let run = try LintRun(sample)
      let found = run.diagnostics.filter { $0.range != nil && $0.severity > .info }.map(\.code)
      let expected = Self.complaints[path] ?? []
      #expect(found == expected, "\(path)")
    }
  }
}
