import DecisionTables
import PushTestSupport
import Testing

@testable import AppLifecycle
@testable import PushRules
@testable import RouteReport

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

struct MethodExplanationTests {
  @Test(arguments: DelegateMethod.allCases)
  func `every table that an candidate asks is named`(method: DelegateMethod) {
    let text = MethodExplanation(.push(method), in: .routing).json.text
    for candidate in PossibleCall.all where candidate.method == method {
      for column in Schema.push.columns(in: candidate.when) {
        guard let table = column.answer.flatMap(DecisionGraph.routing.table) else { continue }
        #expect(text.contains("\"\(table.name)\""), "\(table.name)")
      }
    }
  }

  @Test(arguments: DelegateMethod.allCases)
  func `every rule that asks for a method is named`(method: DelegateMethod) {
    var text = ""
    MethodExplanation(.push(method), in: .routing).write(to: &text)
    let asking = DecisionGraph.routing.tables.flatMap(\.rules).filter {
      $0.looks(at: Input(method))
    }
    for rule in asking { #expect(text.contains("    \(rule.id)\n"), "\(rule.id)") }
  }
}
