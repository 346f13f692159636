import Testing

@testable import AppLifecycle

/// Every claim of the first texts has a test that names it.
struct ClaimCountTests {
  @Test func `none of the 173 claims is without a test`() {
    let tested = ModelClaims.ids.union(PageClaim.all.map(\.id))
    #expect(ClaimRegister.untested(by: tested) == [])
    #expect(tested == Set(ClaimRegister.entries.map(\.id)))
    #expect(tested.count == 173)
  }
}
