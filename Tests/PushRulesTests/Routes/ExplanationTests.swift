import PushTestSupport
import Testing

@testable import PushRules

struct ExplanationTests {
  @Test func `a method that some change makes run has a cause, which that change ends`() throws {
    let graph = DecisionGraph.routing
    var random = SeededRandom(seed: 43)
    var checked = 0
    while checked < 300 {
      let situation = Box.random(&random)
      let decided = graph.decide(situation)
      guard Box.world(.open).contains(decided) else { continue }
      let methods = DelegateMethod.allCases.filter { situation.runsIfCalled($0) }
      let idle = Occasion.all.filter {
        methods.contains($0.method) && !$0.when.contains(decided)
      }
      guard let occasion = idle.randomElement(using: &random) else { continue }
      checked += 1
      let explanation = Explanation(composition: .routing, situation: situation, decided: decided)
      let missing = explanation.whyNot(occasion.method, in: occasion.phase)
      let change = try #require(missing.change)
      #expect(!missing.causes.isEmpty, "\(occasion.method) in \(situation)")
      let changed = graph.decide(situation.applying(change))
      for cause in missing.causes {
        #expect(!cause.condition.contains(changed), "\(cause.id) in \(situation)")
      }
    }
  }

  @Test(arguments: [
    (
      situation: Situation.on(.newest, .suspended, .silent, in: .both)
        .with(\.backgroundModes, []).with(\.backgroundAppRefresh, .off),
      method: DelegateMethod.didReceiveFetch,
      phase: Phase.arrival,
      causes: ["wake.no-background-mode", "wake.refresh-off"]
    ),
    (
      situation: .on(.newest, .quit, .silent, in: .both),
      method: .didReceiveFetch,
      phase: .arrival,
      causes: ["wake.force-quit"]
    ),
    (
      situation: .on(.iOS(17), .active, .alert, in: .center),
      method: .didReceiveFetch,
      phase: .arrival,
      causes: ["arrival.will-present-only"]
    ),
    (
      situation: .on(.iOS(17), .suspended, .alert, then: .notification, in: .center),
      method: .didReceiveFetch,
      phase: .launch,
      causes: ["launch.tap"]
    ),
    (
      situation: .on(.iOS(17), .suspended, .alert, then: .notification, in: .center),
      method: .willPresent,
      phase: .launch,
      causes: ["launch.arrival-only"]
    ),
  ])
  func `the causes come in the order of the questions`(
    situation: Situation,
    method: DelegateMethod,
    phase: Phase,
    causes: [String]
  ) throws {
    let all = try Route(situation).notCalled
    let missing = try #require(all.first { $0.method == method && $0.phase == phase })
    #expect(missing.causes.map(\.id) == causes)
  }
}

extension Box {
  /// Whether the app implements a method that its version of iOS knows.
  fileprivate func runsIfCalled(_ method: DelegateMethod) -> Bool {
    let system = SystemVersion.breakpoints[self[.system].trailingZeroBitCount]
    return Box.implements(method)[Column(method)] == self[Column(method)] && method.since <= system
  }
}
