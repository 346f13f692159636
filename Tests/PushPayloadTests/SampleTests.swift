import Foundation
import PushPayload
import PushRules
import Testing

struct SampleTests {
  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Payloads")

  private static func read(_ sample: String, as pushType: PushType?) throws -> Payload {
    let data = try Data(contentsOf: folder.appending(path: sample))
    return try Payload(reading: Array(data), pushType: pushType)
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

  @Test
  func `every file is in the tables, and the other way round`() throws {
    let files = try FileManager.default.subpathsOfDirectory(atPath: Self.folder.path())
      .filter { $0.contains("/") && $0.contains(".") }
      .filter { path in
        !["apps/", "cases/", "scenarios/", "streams/"].contains(where: path.hasPrefix)
      }
    let listed =
      Sample.all.map(\.path) + BrokenSample.all.map(\.path) + ProviderSample.all.map(\.path)
    #expect(files.sorted() == listed.sorted())
  }

  @Test
  func `the long sample is just over the limit of APNs`() throws {
    let payload = try Self.read("alert/huge.json", as: .alert)
    #expect((4097...4200).contains(payload.byteCount))
  }

  @Test
  func `the sample for the simulator names its app`() throws {
    let payload = try Self.read("simulator/game-request.apns", as: .alert)
    #expect(payload.simulatorTargetBundle == "com.example.games")
  }
}
