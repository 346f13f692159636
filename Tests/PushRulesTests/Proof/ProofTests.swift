import DecisionTables
import PushTestSupport
import Testing

@testable import PushRules

struct ProofTests {
  @Test func `every possible situation is decided exactly once`() {
    #expect(DecisionGraph.routing.defects.isEmpty)
  }

  /// Takes long in a debug build.
  @Test(.enabled(if: Sweep.isWhole))
  func `the volumes of a column's answers add up to all possible situations`() {
    let volumes = AnswerVolumes(.routing)
    let possible = DecisionGraph.routing.situationCount
    for answer in Answer.allCases where answer != .feasibility {
      let column = Column(answer)
      let sum = column.allValues.bits.reduce(0) { sum, bit in
        sum + volumes.volume(of: Region(Entry(column, bit), .feasibility(.open)))
      }
      #expect(sum == possible, "\(answer)")
    }
  }

  @Test func `asking back finds the situations that deciding forwards finds`() {
    let relations = Relations.routing
    var random = SeededRandom(seed: 7)
    for _ in 0..<1_000 {
      let situation = Region.random(&random)
      let decided = relations.graph.decide(situation)
      guard relations.graph.isFeasible(decided) else { continue }
      for candidate in PossibleCall.all {
        let forwards = candidate.when.contains(decided)
        let backwards =
          relations.example(of: situation & candidate.when & .feasibility(.open)) != nil
        #expect(forwards == backwards, "\(candidate.method) in \(situation)")
      }
    }
  }

  @Test func `every rule's id starts with the name of its table and stands once`() {
    let rules = DecisionGraph.routing.tables.flatMap(\.rules)
    #expect(Set(rules.map(\.id)).count == rules.count)
    for table in DecisionGraph.routing.tables {
      let name = table.name.split(separator: " ").joined(separator: "-")
      for rule in table.rules { #expect(rule.id.hasPrefix(name + "."), "\(rule.id)") }
    }
  }

  @Test func `every rule has a citation and a sentence, and a contested one its other side`() {
    for rule in DecisionGraph.routing.tables.flatMap(\.rules) {
      #expect(!rule.citations.isEmpty, "\(rule.id)")
      #expect(rule.statement.hasSuffix("."), "\(rule.id)")
      #expect(rule.conclusion?.values.nonzeroBitCount == 1, "\(rule.id)")
      if let dispute = rule.dispute {
        #expect(dispute.otherSide.hasSuffix(".") && dispute.experiment.hasSuffix("."), "\(rule.id)")
      }
    }
  }

  @Test func `a table reads only the situation and the tables before it`() {
    var decided: Set<Answer> = []
    for table in DecisionGraph.routing.tables {
      for answer in table.columns.compactMap(\.answer) {
        #expect(decided.contains(answer), "\(table.name) reads \(answer)")
      }
      decided.insert(table.decides)
    }
    #expect(decided == Set(Answer.allCases))
  }
}
