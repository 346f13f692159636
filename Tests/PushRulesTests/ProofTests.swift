import Testing

@testable import PushRules

struct ProofTests {
  @Test func `every table decides every possible situation exactly once`() {
    for defect in DecisionGraph.routing.defects { Issue.record(defect) }
    print(DecisionGraph.routing.situationCount)
  }
}
