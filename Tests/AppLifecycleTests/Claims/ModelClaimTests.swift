import Testing

@testable import AppLifecycle

struct ModelClaimTests {
  @Test(arguments: ModelClaims.all)
  func `a claim about the model is answered`(claim: ModelClaim) throws {
    #expect(!claim.checks.isEmpty)
    for check in claim.checks {
      for failure in try check.failures() { Issue.record("\(claim.id): \(failure)") }
    }
  }

  @Test func `every claim about the model is there once`() {
    #expect(ModelClaims.all.count == ModelClaims.ids.count)
    let counts = Dictionary(grouping: ModelClaims.ids) { $0.prefix(2) }.mapValues(\.count)
    #expect(counts == ["S0": 34, "S1": 37, "S2": 25, "S3": 21, "S4": 22])
  }

  @Test func `where the engine answers otherwise, a sentence says why, with its ground`() {
    for claim in ModelClaims.all {
      guard let reason = claim.verdict.because else { continue }
      #expect(reason.hasSuffix("."), "\(claim.id)")
      #expect(reason.contains(/\b[XLRTA]-[A-Z]*[0-9]+/), "\(claim.id)")
    }
  }
}
