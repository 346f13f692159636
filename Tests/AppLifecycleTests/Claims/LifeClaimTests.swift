import Evidence
import Testing

@testable import AppLifecycle

/// Every claim of the first texts about what happens has checks; `PageClaimTests` tests the others.
struct LifeClaimTests {
  @Test(arguments: LifeClaim.all)
  func `a claim about what happens is answered`(claim: LifeClaim) throws {
    #expect(!claim.checks.isEmpty)
    for check in claim.checks {
      for failure in try check.failures() { Issue.record("\(claim.id): \(failure)") }
    }
  }

  @Test func `every claim about what happens is there once`() {
    #expect(LifeClaim.all.map(\.id) == SeedClaim.all.filter { $0.concern == .model }.map(\.id))
    let held = LifeClaim.all.filter { claim in
      claim.checks.contains { if case .holds = $0 { true } else { false } }
    }
    #expect(Set(held.map(\.id)) == Set(LifeClaim.properties.keys))
  }
}
