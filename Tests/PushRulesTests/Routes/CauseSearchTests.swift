import DecisionTables
import PushTestSupport
import Testing

@testable import PushRules

struct CauseSearchTests {
  @Test func `a method that does not run has a cause, which holds in the situation`() throws {
    let graph = DecisionGraph.routing.graph
    var random = SeededRandom(seed: 43)
    var checked = 0
    while checked < Sweep.count(1_000) {
      let situation = Region.random(&random)
      let decided = graph.decide(situation)
      guard Entry.feasibility(.open).contains(decided) else { continue }
      let methods = DelegateMethod.allCases.filter { situation.runsIfCalled($0) }
      let idle = PossibleCall.all.filter {
        methods.contains($0.method) && !$0.when.contains(decided)
      }
      guard let candidate = idle.randomElement(using: &random) else { continue }
      checked += 1
      let (method, phase) = (candidate.method, candidate.phase)
      let change = Remedy.change(for: method, in: phase, from: situation, in: .routing)
      let causes = CauseSearch(decided, graph.rows(holdingIn: decided))
        .causes(against: method, in: phase)
      #expect(change != nil, "\(candidate.method) in \(situation)")
      #expect(!causes.isEmpty, "\(candidate.method) in \(situation)")
      for cause in causes {
        #expect(cause.row.condition.contains(decided), "\(cause.id) in \(situation)")
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
        causes: ["configuration.no-background-mode", "device.refresh-off"]
      ),
      (
        situation: .on(.newest, .quit, .silent, in: .both),
        method: .didReceiveFetch,
        phase: .arrival,
        causes: ["device.force-quit"]
      ),
      (
        situation: .on(.newest, .quit, .alert, in: .both),
        method: .didReceive,
        phase: .arrival,
        causes: ["request.no-content-available", "device.force-quit"]
      ),
      (
        situation: .on(.newest, .suspended, .silent, in: .both),
        method: .didReceive,
        phase: .arrival,
        causes: ["remote-notification-method.fetch"]
      ),
      (
        situation: .on(.newest, .suspended, .silent, in: .both),
        method: .didFinishLaunching,
        phase: .arrival,
        causes: ["place-at-response.background"]
      ),
      (
        situation: .on(.iOS(3), .active, .alert, then: .notification, in: .old),
        method: .didReceive,
        phase: .response,
        causes: ["presentation.foreground-before-10"]
      ),
      (
        situation: .on(.iOS(17), .active, .alert, in: .center),
        method: .didReceiveFetch,
        phase: .arrival,
        causes: ["arrival-method.will-present-only"]
      ),
      (
        situation: .on(.iOS(17), .suspended, .alert, then: .notification, in: .center),
        method: .didReceiveFetch,
        phase: .response,
        causes: ["response-method.tap"]
      ),
      (
        situation: .on(.iOS(17), .suspended, .alert, then: .notification, in: .center),
        method: .willPresent,
        phase: .response,
        causes: ["response.arrival-only"]
      ),
      (
        situation: .on(.iOS(17), .active, .alert, in: .center).with(\.authorization, .denied),
        method: .willPresent,
        phase: .arrival,
        causes: ["will-present-permit.denied"]
      ),
      (
        situation: .on(.iOS(17), .active, .silent, in: .center).with(\.authorization, .denied),
        method: .willPresent,
        phase: .arrival,
        causes: ["will-present-permit.nothing-to-ask", "will-present-permit.denied"]
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
      // That refused permission alone keeps willPresent from being asked is inferred (U-08).
      (
        payload: PayloadTraits.alert, authorization: Authorization.denied,
        sure: Confidence.inferred
      ),
      (payload: .mixed, authorization: .notDetermined, sure: .inferred),
      // A push that shows nothing does not call willPresent.
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

extension Region {
  /// Whether the app implements a method that its version of iOS has.
  fileprivate func runsIfCalled(_ method: DelegateMethod) -> Bool {
    let system = SystemVersion.breakpoints[self[Input.system].trailingZeroBitCount]
    return Entry.implements(method).contains(self) && method.since <= system
  }
}
