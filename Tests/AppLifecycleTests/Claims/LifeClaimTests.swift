import PushTestSupport
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
    let ids = LifeClaim.all.map(\.id)
    #expect(Set(ids).count == ids.count)
    #expect(Set(ids) == Set(ClaimRegister.modelIDs))
    let held = LifeClaim.all.filter { claim in
      claim.checks.contains { if case .holds = $0 { true } else { false } }
    }
    #expect(Set(held.map(\.id)) == Set(LifeClaim.properties.keys))
  }

  @Test func `where the engine answers otherwise, a sentence says why, with its ground`() {
    for claim in LifeClaim.all {
      #expect((claim.because == nil) == (claim.verdict == .agrees), "\(claim.id)")
      guard let reason = claim.because else { continue }
      #expect(reason.hasSuffix("."), "\(claim.id)")
      #expect(reason.contains(/\b[XLRTA]-[A-Z]*[0-9]+/), "\(claim.id)")
    }
  }
}
