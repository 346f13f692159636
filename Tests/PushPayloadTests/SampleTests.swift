import Foundation
import PushRules
import Testing

@testable import PushPayload

/// The files of `Payloads/`.
struct SampleTests {
  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Payloads")

  static func bytes(_ path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: folder.appending(path: path)))
  }

  private static func read(_ sample: String, as pushType: PushType?) throws -> Payload {
    try Payload(bytes(sample), pushType: pushType)
  }

  @Test(arguments: Sample.all)
  func `a sample has its traits`(sample: Sample) throws {
    let payload = try Self.read(sample.path, as: sample.pushType)
    #expect(payload.traits == sample.traits)
    #expect(payload.misplacedKeys.map { "\($0.position)" } == sample.misplaced)
  }

  @Test(arguments: BrokenSample.all)
  func `a broken sample is refused`(sample: BrokenSample) {
    let error = #expect(throws: PayloadError.self) { try Self.read(sample.path, as: nil) }
    #expect(error?.code == sample.code)
    #expect(error?.position.map { "\($0)" } == sample.position)
  }

  @Test func `every file is in the tables, and the other way round`() throws {
    let files = try FileManager.default.subpathsOfDirectory(atPath: Self.folder.path())
      .filter { $0.contains("/") && $0.contains(".") }
      .filter { path in
        !["apps/", "cases/", "logs/", "scenarios/", "streams/"].contains(where: path.hasPrefix)
      }
    let listed =
      Sample.all.map(\.path) + BrokenSample.all.map(\.path) + ProviderSample.all.map(\.path)
    #expect(files.sorted() == listed.sorted())
  }

  @Test func `the long sample is just over the limit of APNs`() throws {
    let payload = try Self.read("alert/huge.json", as: .alert)
    #expect((4097...4200).contains(payload.byteCount))
  }

  @Test func `the sample for the simulator names its app`() throws {
    let payload = try Self.read("simulator/game-request.apns", as: .alert)
    #expect(payload.simulatorTargetBundle == "com.example.games")
  }

  private static let complaints = [
    "alert/empty-alert.json": ["alert-empty", "sound-empty"],
    "background/content-available-misplaced.json": ["key-outside-aps"],
    "background/content-available-misspelt.json": ["unknown-aps-key"],
    "background/content-available-string.json": ["content-available-type"],
    "background/content-available-true.json": ["content-available-type"],
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

  @Test func `the sample payloads have the findings that they show`() throws {
    let types = Sample.all.map { ($0.path, $0.pushType) }
    let broken = Self.complaints.keys.filter { $0.hasPrefix("broken/") && !$0.contains("dup") }
    for (path, type) in types + broken.map({ ($0, nil) }) {
      let document = try JSONDocument(reading: Self.bytes(path))
      let found = Lint(document, headers: Self.headers(type ?? .alert)).findings.listed
        .filter { $0.severity > .info }.map(\.code)
      #expect(found == Self.complaints[path] ?? [], "\(path)")
    }
  }

  @Test func `the broken samples are mended`() throws {
    for name in ["trailing-comma", "curly-quotes"] {
      let bytes = try Self.bytes("broken/\(name).json")
      let error = try #require(throws: JSONError.self) { try JSONDocument(reading: bytes) }
      let found = Lint.findings(in: bytes, error, kind: .payload) { _ in Findings([]) }
      let mended = try JSONDocument(reading: Fix.apply(found.fixes, to: bytes))
      #expect(mended.root["aps"] != nil)
    }
  }

  @Test(arguments: ProviderSample.all)
  func `a sample message is recognized and leads to its traits`(sample: ProviderSample) throws {
    let document = try JSONDocument(reading: Self.bytes(sample.path))
    let message = ProviderMessage(recognizedIn: document)
    #expect(message?.provider == sample.provider)
    guard let message else { return }
    let payload = try Payload(message, in: document)
    #expect(payload.traits == sample.traits)
    #expect(payload.byteCount == message.payload.compactText.utf8.count)
  }

  @Test(arguments: ProviderSample.all)
  func `a sample message has the findings that it shows`(sample: ProviderSample) throws {
    let run = try LintRun(String(decoding: Self.bytes(sample.path), as: UTF8.self))
    let complaints = zip(run.places, run.listed).filter { $1.severity > .info }.map(\.0)
    #expect(complaints == sample.complaints)
  }

  @Test func `no sample payload is taken for a message`() throws {
    for path in Sample.all.map(\.path) {
      let document = try JSONDocument(reading: Self.bytes(path))
      #expect(ProviderMessage(recognizedIn: document) == nil, "\(path)")
    }
  }
}
