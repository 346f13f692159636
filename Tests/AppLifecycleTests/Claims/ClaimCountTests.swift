import PushTestSupport
import Testing

@testable import AppLifecycle

/// Every claim of the first texts about what happens has a test that names it.
///
/// `PageClaimTests` tests the other claims, those about explanations and code.
struct ClaimCountTests {
  @Test func `none of the claims about what happens is without a test`() {
    #expect(ModelClaims.ids == Set(ClaimRegister.modelIDs))
  }
}
