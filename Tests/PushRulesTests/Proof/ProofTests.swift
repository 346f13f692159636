import PushTestSupport
import Testing

@testable import PushRules

struct ProofTests {
  @Test func `every possible situation is decided exactly once`() {
    for defect in DecisionGraph.routing.defects { Issue.record(defect) }
  }

  @Test func `the volumes of a column's answers add up to all possible situations`() {
    let volumes = AnswerVolumes(.routing)
    let possible = DecisionGraph.routing.situationCount
    for column in Column.derived where column != .world {
      let sum = column.values.indices.reduce(0) { sum, index in
        sum + volumes.volume(of: Box(column, bits: 1 << UInt64(index)) & .world(.open))
      }
      #expect(sum == possible, "\(column)")
    }
  }

  @Test func `asking back finds the situations that deciding forwards finds`() {
    let composition = Composition.routing
    var random = SeededRandom(seed: 7)
    for _ in 0..<1_000 {
      let situation = Box.random(&random)
      let decided = composition.graph.decide(situation)
      guard Box.world(.open).contains(decided) else { continue }
      for occasion in Occasion.all {
        let forwards = occasion.when.contains(decided)
        let backwards = composition.example(of: situation & occasion.when & .world(.open)) != nil
        #expect(forwards == backwards, "\(occasion.method) in \(situation)")
      }
    }
  }

  @Test func `every rule's id starts with a topic and stands once`() {
    let rules = DecisionGraph.routing.tables.flatMap(\.allRules)
    #expect(Set(rules.map(\.id)).count == rules.count)
    for table in DecisionGraph.routing.tables {
      for rule in table.allRules {
        let topic = rule.id.prefix { $0 != "." }
        #expect(Topic(rawValue: String(topic)) != nil, "\(rule.id)")
      }
    }
  }

  @Test func `every rule has a citation and a sentence, and a contested one its other side`() {
    for rule in DecisionGraph.routing.tables.flatMap(\.allRules) {
      #expect(!rule.citations.isEmpty, "\(rule.id)")
      #expect(rule.statement.hasSuffix("."), "\(rule.id)")
      #expect(rule.conclusion.columns.count == 1, "\(rule.id)")
      if let dispute = rule.evidence.dispute {
        #expect(dispute.otherSide.hasSuffix(".") && dispute.experiment.hasSuffix("."), "\(rule.id)")
      }
    }
  }

  @Test func `a table reads only the situation and the tables before it`() {
    var decided: Set<Column> = []
    for table in DecisionGraph.routing.tables {
      for column in table.columns where column.isDerived {
        #expect(decided.contains(column), "\(table.name) reads \(column)")
      }
      decided.insert(table.decides)
    }
    #expect(decided == Set(Column.derived))
  }
}
