import PushRules
import RouteReport
import Testing

@testable import AppLifecycle

struct RuleVerificationTests {
  private static let graph = DecisionGraph.routing

  @Test func `a rule of the life cycle without a citation is reported`() {
    let planted = Reason("view.planted", "Planted.", .documented, [])
    let verification = RuleVerification(of: Self.graph, reasons: [planted])
    #expect(verification.defects == ["life cycle: view.planted cites nothing"])
    #expect(!verification.isProven)
  }

  @Test func `a contested rule of the life cycle without another side is reported`() {
    let planted = Reason(
      rule: "view.planted",
      statement: "Planted.",
      confidence: .contested,
      disputes: [],
      citations: ["L-01"]
    )
    let verification = RuleVerification(of: Self.graph, reasons: [planted])
    #expect(
      verification.defects == [
        "life cycle: view.planted is contested and does not give the other side",
        "life cycle: view.planted is contested and names no experiment that would settle it",
      ]
    )
  }
}
