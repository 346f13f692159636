import Foundation
import PushRules
import Testing

@testable import PushPayload

struct ProviderSampleTests {
  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Payloads")

  static func text(_ path: String) throws -> String {
    String(decoding: try Data(contentsOf: folder.appending(path: path)), as: UTF8.self)
  }

  @Test(arguments: ProviderSample.all)
  func `a sample message is recognized and leads to its traits`(sample: ProviderSample) throws {
    let document = try JSONDocument(reading: Array(Self.text(sample.path).utf8))
    let message = ProviderMessage(recognizedIn: document)
    #expect(message?.provider == sample.provider)
    guard let message else { return }
    let payload = try Payload(message, in: document, pushType: nil)
    #expect(payload.traits == sample.traits)
    #expect(payload.byteCount == message.payload.compactText.utf8.count)
  }

  @Test(arguments: ProviderSample.all)
  func `a sample message has the findings that it shows`(sample: ProviderSample) throws {
    let run = try LintRun(Self.text(sample.path))
    let complaints = zip(run.places, run.listed).filter { $1.severity > .info }.map(\.0)
    #expect(complaints == sample.complaints)
  }

  @Test
  func `no sample payload is taken for a message`() throws {
    for path in Sample.all.map(\.path) {
      let document = try JSONDocument(reading: Array(Self.text(path).utf8))
      #expect(ProviderMessage(recognizedIn: document) == nil, "\(path)")
    }
  }
}
