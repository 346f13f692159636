import DecisionTables
import PushTestSupport
import Testing

@testable import PushRules

/// The worked example of the page on adding a rule, in copies of the tables.
///
/// The page shows this code; another test compares the two.
struct WorkedRuleTests {
  private let situation = Situation.on(.iOS(26), .suspended, .silent, in: .both)
    .with(\.priority, .one)

  private let priorityOne =
    Case("request.priority-1")
    .when(.since(26), .priority(.one))
    .because("From iOS 26 a push with apns-priority 1 wakes no app.")
    .inferred("A-353")

  private let priorityOneAsleep =
    Case("wake.priority-1", .wake(.nothing))
    .when(.since(26), .priority(.one), .place(.background))
    .because("From iOS 26 a push with apns-priority 1 wakes no app.")
    .inferred("A-353")

  /// The tables with one more rule in one of them.
  private func graph(adding rule: Rule, to answer: Answer) -> DecisionGraph {
    DecisionGraph(
      DecisionGraph.routing.tables.map { table in
        guard table.decides == answer else { return table }
        let rules = table.written + [rule] + [table.open].compactMap(\.self)
        return DecisionTable(table.name, table.topic, answer, table.policy, Array(rules))
      }
    )
  }

  private func calls(in graph: DecisionGraph) -> [String] {
    AnswerReader(situation.region, in: graph).calls(in: .arrival).map(\.method.id)
  }

  @Test func `the new rule is proven and changes the answer`() {
    let graph = graph(adding: priorityOne.concluding(.request(.closed)), to: .request)
    #expect(graph.defects.isEmpty)
    #expect(graph.tables.flatMap(\.hygieneDefects).isEmpty)
    #expect(graph.unusedColumns.isEmpty)
    #expect(calls(in: .routing) == ["did-receive-fetch"])
    #expect(calls(in: graph).isEmpty)
  }

  @Test func `the new rule decides the situation of its row`() throws {
    let table = TableCases(.request, from: .silentPush).rows([
      Gate.closed: [
        .init("request.priority-1", .priority(.one))
      ]
    ])
    let graph = graph(adding: priorityOne.concluding(.request(.closed)), to: .request)
    let one = try #require(table.cases.first)
    let rules = graph.rules(deciding: .request, in: graph.graph.decide(one.situation.region))
    #expect(rules.map(\.id) == [one.row.rule])
  }

  @Test func `the causes name the new rule`() {
    let graph = graph(adding: priorityOne.concluding(.request(.closed)), to: .request)
    let region = situation.region
    let reader = AnswerReader(region, in: graph)
    let causes = CauseSearch(reader.decided, reader.holding, in: graph)
      .causes(against: .didReceiveFetch, in: .arrival)
    #expect(causes.map(\.id) == ["request.priority-1"])
    let change = Remedy.change(
      for: .didReceiveFetch,
      in: .arrival,
      from: region,
      in: Relations(graph.graph)
    )
    #expect(change?.steps.map(\.column.input) == [.priority])
  }

  @Test func `in a unique table the same rule overlaps with others`() {
    let defects = graph(adding: priorityOneAsleep, to: .wake).defects
    let beginning = "table wake: wake.resumed and wake.priority-1 both decide: iOS 26"
    #expect(defects.contains { $0.hasPrefix(beginning) }, "\(defects)")
  }
}
