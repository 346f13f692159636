import DecisionTables
import PushTestSupport
import Testing

@testable import PushRules

/// That the sets of doubtful situations agree with the grounds of single situations.
struct DoubtRegionsTests {
  private static let answers: [Answer] = [
    .wake, .presentation, .arrivalMethod, .opportunity, .responseMethod, .sceneAtResponse,
    .sceneConnection, .launchOptions, .finalState, .extensionRun, .willPresentCall, .admission,
  ]

  @Test func `a situation is in the set of doubts exactly if its grounds are in doubt`() {
    let graph = DecisionGraph.routing.graph
    let contested = Confidence.contested.rawValue
    var sets = SituationSets(within: .any, of: .push)
    var regions = AnswerRegions(graph, on: .any)
    var doubts = DoubtRegions(graph, of: contested, neutral: AnswerReader.neutral)
    let columns = Self.answers.map { Column($0) }
    let doubtful = columns.map { doubts.region(of: [$0], &regions, in: &sets) }
    var random = SeededRandom(seed: 17)
    var counts = [Int](repeating: 0, count: columns.count)
    for _ in 0..<Sweep.count(40_000) {
      let situation = Region.random(&random)
      let holding = graph.rows(holdingIn: situation)
      let decided = graph.answers(of: holding, in: situation)
      guard graph.isFeasible(decided) else { continue }
      let grounds = Grounds(graph, decided, holding, neutral: AnswerReader.neutral)
      for (place, column) in columns.enumerated() {
        let isDoubtful = grounds.doubt(of: [column]) == contested
        let isInSet = sets.contains(doubtful[place], situation: situation)
        if isDoubtful { counts[place] += 1 }
        #expect(isDoubtful == isInSet, "\(Self.answers[place]): \(situation)")
      }
    }
    #expect(counts.count { $0 > 0 } > 6)
  }
}

/// That no answer hides a doubt behind a stronger label, over all situations that can exist.
struct ReadingProofTests {
  @Test func `R-48: no answer that another reading would change is surer than contested`() {
    for defect in ReadingProof.ofPushes.defects { Issue.record("\(defect)") }
  }
}
