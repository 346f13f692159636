import Testing

@testable import PushPayload

struct PayloadKeyTests {
  private static let keys = PayloadKey.aps + PayloadKey.alert + PayloadKey.sound

  @Test func `a row has a type, and its summary is a clause with a period`() {
    for key in Self.keys {
      #expect(!key.types.isEmpty, "\(key.name)")
      #expect(key.summary.hasSuffix(".") && key.summary.count <= 80, "\(key.name)")
      #expect(key.until.map { key.since <= $0 } ?? true, "\(key.name)")
    }
  }

  @Test func `values are of the type of their row`() {
    for key in Self.keys {
      switch key.values {
      case .words, .base64: #expect(key.types.contains(.string), "\(key.name)")
      case .numbers, .wholeNumbers: #expect(key.types.contains(.number), "\(key.name)")
      case nil: continue
      }
    }
  }

  @Test func `the keys of Live Activities are keys of aps`() {
    for name in KnownNames.activity.names { #expect(KnownNames.aps.contains(name), "\(name)") }
  }
}
