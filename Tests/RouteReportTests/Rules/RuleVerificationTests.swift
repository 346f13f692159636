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

  private static let planted: [(grade: EvidenceGrade, citations: String, defects: [String])] = [
    (.documented, "", ["cites nothing"]),
    (.documented, "L-01 A-999", ["cites A-999, which the catalogue does not know"]),
    (
      .contested("", settle: ""), "L-01",
      [
        "is contested and does not give the other side",
        "is contested and names no experiment that would settle it",
      ]
    ),
  ]

  @Test(arguments: planted.indices)
  func `a rule of the life cycle that rests on nothing is reported`(index: Int) {
    let (grade, citations, defects) = Self.planted[index]
    let reason = Self.reason(grade, citations)
    let verification = RuleVerification(of: Self.graph, ReadingProof.ofPushes, reasons: [reason])
    #expect(verification.defects == defects.map { "life cycle: view.planted " + $0 })
    #expect(!verification.isProven)
  }

  @Test func `a rule that cites what the catalogue does not have is reported`() {
    let gate = DecisionTable(.wake, gate: .device, called: "gate") {
    } open: {
      Case("gate.planted").because("Planted.").documented("A-999")
    }
    let gates = DecisionGraph([gate])
    let pushes = RuleVerification(of: gates, ReadingProof(of: gates), reasons: [])
    let defect = "table gate: gate.planted cites A-999, which the catalogue does not know"
    #expect(pushes.defects.contains(defect))
  }
}

struct MethodExplanationTests {
  @Test(arguments: DelegateMethod.allCases)
  func `every table that a call asks, and every rule that asks for it, is named`(
    method: DelegateMethod
  ) {
    let explanation = MethodExplanation(.push(method), in: .routing)
    let json = explanation.json.text
    for candidate in PossibleCall.all where candidate.method == method {
      for column in Schema.push.columns(in: candidate.when) {
        guard let table = column.answer.flatMap(DecisionGraph.routing.table) else { continue }
        #expect(json.contains("\"\(table.name)\""), "\(table.name)")
      }
    }
    let text = [explanation].reduce(into: "") { $1.write(to: &$0) }
    let rules = DecisionGraph.routing.tables.flatMap(\.rules)
    for rule in rules where rule.looks(at: Input(method)) {
      #expect(text.contains("    \(rule.id)\n"), "\(rule.id)")
    }
  }
}
