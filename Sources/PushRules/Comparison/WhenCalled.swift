package import DecisionTables

/// The situations in which methods run, in few boxes.
package struct WhenCalled: Sendable {
  /// A method that runs in a phase.
  package struct Occurrence: Hashable, Sendable {
    package let method: DelegateMethod
    package let phase: Phase
  }

  /// A box of situations in which the same methods run, and perhaps others.
  package struct Part: Sendable {
    /// The situations, perhaps with some that cannot exist.
    package let region: Region
    /// The number of situations that can exist.
    package let count: UInt64
    /// The methods that run in all of them.
    package let occurrences: [Occurrence]
    /// The most usual of the situations.
    package let witness: Situation
  }

  /// The methods in question, in each phase in question.
  package let asked: [Occurrence]
  /// The boxes of all situations, the largest first.
  package let parts: [Part]
  package let space: SituationSpace
  /// The number of situations that can exist.
  package let situationCount: UInt64
  /// The number of situations in which a method in question runs.
  package let calledCount: UInt64

  /// Finds the situations in which methods run.
  ///
  /// - Throws: `Contradiction` if no situation of the space can exist.
  package init(
    _ methods: [DelegateMethod],
    in phases: [Phase] = Phase.allCases,
    of space: SituationSpace
  ) throws(Contradiction) {
    let graph = DecisionGraph.routing.graph
    var sets = SituationSets(within: space.region, of: .push)
    var regions = AnswerRegions(graph, on: space.region)
    let possible = regions.possible(in: &sets)
    if possible == .empty { throw Contradiction(of: space.region) }
    let once = DelegateMethod.allCases.filter { methods.contains($0) }
    asked = phases.flatMap { phase in once.map { Occurrence(method: $0, phase: phase) } }
    var wanted: [SituationSet] = []
    for one in asked {
      let called = regions.region(ofCalling: one.method, in: one.phase, &sets)
      wanted.append(sets.intersection(called, possible))
    }
    let any = wanted.reduce(.empty) { sets.union($0, $1) }
    var search = CoverSearch(wanted, possible: possible, in: sets)
    let cover = search.cover()
    let parts = search.sets.trimmed(cover, to: possible).map { [asked] part in
      Part(
        region: part.region,
        count: search.sets.count(possible, within: part.region),
        occurrences: part.questions.map { asked[$0] },
        witness: space.situation(at: search.sets.usual(in: part.region, of: possible))
      )
    }
    self.parts = parts.sorted { $0.count > $1.count }
    self.space = space
    situationCount = sets.count(possible)
    calledCount = sets.count(any)
  }
}

extension AnswerRegions {
  /// The situations in which a method runs in a phase.
  mutating func region(
    ofCalling method: DelegateMethod,
    in phase: Phase,
    _ sets: inout SituationSets
  ) -> SituationSet {
    var region = SituationSet.empty
    for candidate in PossibleCall.all where candidate.method == method && candidate.phase == phase {
      let met = self.region(of: candidate.when, in: &sets)
      region = sets.union(region, met)
    }
    return region
  }
}

extension SituationSets {
  /// The most usual situation that is both in a region and in a set.
  mutating func usual(in region: Region, of set: SituationSet) -> Region {
    let met = intersection(self.set(of: region), set)
    return witness(in: met, like: Self.usual)
  }

  /// A situation of a set, as similar to another as possible; otherwise with the newest iOS.
  func witness(in set: SituationSet, like usual: Region) -> Region {
    situation(in: set, like: usual, latestOf: Column(.system))
  }

  /// The situation that examples are similar to.
  private static let usual = Situation(
    state: .suspended,
    payload: PayloadTraits(alert: .dictionary)
  ).region
}
