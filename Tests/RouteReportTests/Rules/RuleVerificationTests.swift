import DecisionTables
import PushTestSupport
import RouteReport
import Testing

@testable import AppLifecycle
@testable import PushRules

struct RuleVerificationTests {
  private static let graph = DecisionGraph.routing

  private static func reason(_ grade: EvidenceGrade, _ citations: String) -> Reason {
    Reason(Rule("view.planted", nil, in: .any, because: "Planted.", grade, citations))
  }

  @Test func `a rule of the life cycle without a citation is reported`() {
    let planted = Self.reason(.documented, "")
    let verification = RuleVerification(of: Self.graph, ReadingProof.ofPushes, reasons: [planted])
    #expect(verification.defects == ["life cycle: view.planted cites nothing"])
    #expect(!verification.isProven)
  }

  @Test func `a rule that cites what the catalogue does not have is reported`() {
    let planted = Self.reason(.documented, "L-01 A-999")
    let lifecycle = RuleVerification(of: Self.graph, ReadingProof.ofPushes, reasons: [planted])
    #expect(
      lifecycle.defects == [
        "life cycle: view.planted cites A-999, which the catalogue does not know"
      ]
    )
    let gate = DecisionTable(.wake, gate: .device, called: "gate") {
    } open: {
      Case("gate.planted").because("Planted.").documented("A-999")
    }
    let gates = DecisionGraph([gate])
    let pushes = RuleVerification(of: gates, ReadingProof(of: gates), reasons: [])
    #expect(
      pushes.defects.contains(
        "table gate: gate.planted cites A-999, which the catalogue does not know"
      )
    )
  }

  @Test func `a contested rule of the life cycle without another side is reported`() {
    let planted = Self.reason(.contested("", settle: ""), "L-01")
    let verification = RuleVerification(of: Self.graph, ReadingProof.ofPushes, reasons: [planted])
    #expect(
      verification.defects == [
        "life cycle: view.planted is contested and does not give the other side",
        "life cycle: view.planted is contested and names no experiment that would settle it",
      ]
    )
  }
}
