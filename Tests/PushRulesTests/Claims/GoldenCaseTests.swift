import PushRules
import PushTestSupport
import Testing

/// The golden cases of the reference, as the rulings settle them.
struct GoldenCaseTests {
  @Test(arguments: to9)
  func `up to iOS 9`(claim: Claim) throws {
    for disagreement in try claim.disagreements { Issue.record("\(claim): \(disagreement)") }
  }

  @Test(arguments: from10)
  func `from iOS 10`(claim: Claim) throws {
    for disagreement in try claim.disagreements { Issue.record("\(claim): \(disagreement)") }
  }

  @Test func `every golden case is there`() {
    let cases = (1...50).map { $0 < 10 ? "G-00\($0)" : "G-0\($0)" }
    #expect((Self.to9 + Self.from10).map(\.id) == cases)
  }
}
