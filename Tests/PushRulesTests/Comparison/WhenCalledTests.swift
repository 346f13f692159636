import DecisionTables
import PushTestSupport
import Testing

@testable import PushRules

struct WhenCalledTests {
  /// Some methods for the whole space; in a whole sweep all.
  private static let methods =
    Sweep.isWhole ? DelegateMethod.allCases : [.didReceiveFetch, .didReceiveResponse]

  /// The calls of the regions that hold a situation.
  private func occurrences(
    in called: WhenCalled,
    at situation: Region
  ) -> Set<WhenCalled.Occurrence> {
    Set(called.parts.filter { $0.region.contains(situation) }.flatMap(\.occurrences))
  }

  /// The calls on the route of a situation, of the methods that were asked about.
  private func routed(_ called: WhenCalled, _ situation: Region) -> Set<WhenCalled.Occurrence>? {
    guard let route = try? Route(called.space.situation(at: situation)) else { return nil }
    let calls = route.calls.map { WhenCalled.Occurrence(method: $0.method, phase: $0.phase) }
    return Set(calls).intersection(called.asked)
  }

  @Test func `in a random situation of the whole space the methods of its regions run`()
    throws
  {
    let called = try WhenCalled(Self.methods, of: .all)
    var random = SeededRandom(seed: 89)
    var possible = 0
    for count in 0..<Sample.count {
      let region = count.isMultiple(of: 2) ? .any : called.parts[count % called.parts.count].region
      let situation = Region.random(in: region, &random)
      guard let routed = routed(called, situation) else { continue }
      possible += 1
      let found = occurrences(in: called, at: situation)
      #expect(found == routed, "\(situation)")
      if found != routed { return }
    }
    #expect(possible > Sample.count / 10)
  }

  @Test(arguments: 0..<(Sweep.isWhole ? 5 : 2))
  func `in every situation of a small space the methods of its regions run`(seed: Int) throws {
    var random = SeededRandom(seed: UInt64(200 + seed))
    var found: WhenCalled?
    while found == nil {
      let space = SituationSpace.all.with(.random(upTo: Sample.spaceSize * 5, &random))
      found = try? WhenCalled(DelegateMethod.allCases, of: space)
    }
    let called = try #require(found)
    var counts = (possible: 0 as UInt64, called: 0 as UInt64)
    for situation in called.space.region.situations {
      guard let routed = routed(called, situation) else { continue }
      let found = occurrences(in: called, at: situation)
      #expect(found == routed, "\(situation)")
      if found != routed { return }
      counts.possible += 1
      if !found.isEmpty { counts.called += 1 }
    }
    #expect(called.situationCount == counts.possible)
    #expect(called.calledCount == counts.called)
  }

  @Test func `the situations of a method are as many as the volumes of its answers`() {
    let volumes = AnswerVolumes(.routing)
    var sets = SituationSets(within: .any, of: .push)
    var regions = AnswerRegions(DecisionGraph.routing.graph, on: .any)
    let possible = regions.possible(in: &sets)
    #expect(sets.count(possible) == DecisionGraph.routing.situationCount)
    for candidate in PossibleCall.all where Self.methods.contains(candidate.method) {
      let region = regions.region(of: candidate.when, in: &sets)
      let called = sets.intersection(region, possible)
      #expect(
        sets.count(called) == volumes.volume(of: candidate.when & .feasibility(.open)),
        "\(candidate.method)"
      )
    }
  }

  @Test func `the whole of a callback that few situations call is a few regions`() throws {
    let called = try WhenCalled([.willPresent], of: .all)
    #expect(called.parts.count == 3)
    #expect(called.parts.allSatisfy { $0.occurrences.map(\.phase) == [.arrival] })
  }

  @Test func `a space in which nothing can exist is refused with the rule`() throws {
    let locked = SituationSpace.all.with(.firstUnlock(.pending)).with(.state(.active))
    let error = #expect(throws: Contradiction.self) { try WhenCalled([.didReceive], of: locked) }
    #expect(error?.rules.map(\.id) == ["feasibility.locked-means-rebooted"])
  }
}
