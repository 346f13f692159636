import DecisionTables
import Testing

@testable import PushRules

struct InvariantTests {
  @Test(arguments: Invariant.all)
  func `no situation of the whole space breaks`(invariant: Invariant) {
    #expect(!invariant.forbidden.isEmpty)
    for region in invariant.forbidden {
      let found = Relations.routing.example(of: region & .feasibility(.open))
      #expect(found == nil, "\(invariant): for example \(found?.witness ?? .any)")
    }
  }
}
