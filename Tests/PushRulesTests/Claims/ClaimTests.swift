import PushTestSupport
import Testing

/// What documents claim about one situation each: rulings, golden cases and the first texts.
struct ClaimTests {
  @Test(arguments: RulingTests.claims + GoldenCaseTests.claims + SeedClaimTests.claims)
  func `the engine answers as claimed`(claim: Claim) throws {
    for disagreement in try claim.disagreements { Issue.record("\(claim): \(disagreement)") }
  }
}
