import DecisionTables
import PushTestSupport
import Testing

@testable import PushRules

/// That no answer hides a doubt behind a stronger label, over all situations that can exist.
struct ReadingProofTests {
  @Test func `R-48: no answer that another reading would change is surer than contested`() {
    for defect in ReadingProof.ofPushes.defects { Issue.record("\(defect)") }
  }
}
