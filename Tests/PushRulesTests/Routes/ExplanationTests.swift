import PushTestSupport
import Testing

@testable import PushRules

struct ExplanationTests {
  @Test func `a method that does not run has a cause, which holds in the situation`() throws {
    let graph = DecisionGraph.routing
    var random = SeededRandom(seed: 43)
    var checked = 0
    while checked < 150 {
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
      #expect(missing.change != nil, "\(occasion.method) in \(situation)")
      #expect(!missing.causes.isEmpty, "\(occasion.method) in \(situation)")
      for cause in missing.causes {
        #expect(cause.condition.contains(decided), "\(cause.id) in \(situation)")
      }
    }
  }

  private static let causes:
    [(situation: Situation, method: DelegateMethod, phase: Phase, causes: [String])] = [
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
        situation: .on(.newest, .quit, .alert, in: .both),
        method: .didReceive,
        phase: .arrival,
        causes: ["wake.no-content-available", "wake.force-quit"]
      ),
      (
        situation: .on(.newest, .suspended, .silent, in: .both),
        method: .didReceive,
        phase: .arrival,
        causes: ["receiver.fetch"]
      ),
      (
        situation: .on(.newest, .suspended, .silent, in: .both),
        method: .didFinishLaunching,
        phase: .arrival,
        causes: ["wake.standing-background"]
      ),
      (
        situation: .on(.iOS(3), .active, .alert, then: .notification, in: .old),
        method: .didReceive,
        phase: .launch,
        causes: ["presentation.foreground-before-10"]
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
      (
        situation: .on(.iOS(17), .active, .alert, in: .center).with(\.authorization, .denied),
        method: .willPresent,
        phase: .arrival,
        causes: ["presentation.denied-not-asked"]
      ),
      (
        situation: .on(.iOS(17), .active, .silent, in: .center).with(\.authorization, .denied),
        method: .willPresent,
        phase: .arrival,
        causes: ["presentation.nothing-to-ask", "presentation.denied-not-asked"]
      ),
    ]

  @Test(arguments: causes)
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

  private static let sureRequests:
    [(payload: PayloadTraits, authorization: Authorization, sure: Confidence)] = [
      // Sources disagree whether refused permission alone keeps willPresent from being asked (U-08).
      (
        payload: PayloadTraits.alert, authorization: Authorization.denied,
        sure: Confidence.contested
      ),
      (payload: .mixed, authorization: .notDetermined, sure: .contested),
      // A push that shows nothing is no question for anybody.
      (payload: .silent, authorization: .denied, sure: .documented),
      (payload: .silent, authorization: .authorized, sure: .documented),
    ]

  @Test(arguments: sureRequests)
  func `that willPresent is not asked is as sure as the surest reason`(
    payload: PayloadTraits,
    authorization: Authorization,
    sure: Confidence
  ) throws {
    let situation = Situation.on(.iOS(17), .active, payload, in: .center)
      .with(\.authorization, authorization)
    let missing = try Route(situation).notCalled.first { $0.method == .willPresent }
    #expect(missing?.confidence == sure)
  }

  @Test(arguments: [Authorization.denied, .notDetermined])
  func `whether willPresent is asked does not weaken what content-available reaches`(
    authorization: Authorization
  ) throws {
    let situation = Situation.on(.iOS(17), .active, .mixed, in: .center)
      .with(\.authorization, authorization)
    let calls = try Route(situation).arrival.calls
    #expect(calls.map(\.method) == [.didReceiveFetch])
    #expect(calls.map(\.confidence) == [.observed])
  }
}

extension Box {
  /// Whether the app implements a method that its version of iOS knows.
  fileprivate func runsIfCalled(_ method: DelegateMethod) -> Bool {
    let system = SystemVersion.breakpoints[self[.system].trailingZeroBitCount]
    return Box.implements(method)[Column(method)] == self[Column(method)] && method.since <= system
  }
}
