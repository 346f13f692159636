import Testing

@testable import PushRules

struct InvariantTests {
  @Test(arguments: Invariant.all)
  func `no situation of the whole space breaks`(invariant: Invariant) {
    #expect(!invariant.forbidden.isEmpty)
    for box in invariant.forbidden {
      let found = Composition.routing.example(of: box & .world(.open))
      #expect(found == nil, "\(invariant): for example \(found?.witness ?? .any)")
    }
  }
}
