import AppLifecycle
import DecisionTables
import Testing

@testable import PushRules
@testable import RouteReport

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
