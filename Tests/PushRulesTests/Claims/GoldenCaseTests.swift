import PushTestSupport
import Testing

/// The golden cases of the reference, as the rulings settle them.
struct GoldenCaseTests {
  static let claims = to9 + from10

  @Test func `every golden case is there`() {
    let cases = (1...50).map { $0 < 10 ? "G-00\($0)" : "G-0\($0)" }
    #expect(Self.claims.map(\.id) == cases)
  }
}
