internal import DecisionTables
internal import PushRules

/// A thousand different situations that can exist.
struct SampleSituations {
  static let count = 1000

  let situations: [Situation]
  let regions: [Region]

  init() {
    var random = SeededRandom(seed: 7)
    var regions: Set<Region> = []
    var situations: [Situation] = []
    while situations.count < Self.count {
      let situation = Situation.random(&random)
      if Decision(situation).contradiction == nil, regions.insert(situation.region).inserted {
        situations.append(situation)
      }
    }
    self.situations = situations
    self.regions = situations.map(\.region)
  }
}

extension Situation {
  private static let systems: [SystemVersion] = [
    .newest, .iOS(17), .iOS(13), .iOS(12), .iOS(10), .iOS(9),
  ]

  fileprivate static func random(_ random: inout SeededRandom) -> Situation {
    Situation(
      system: random.one(of: systems),
      state: random.one(of: AppState.allCases),
      userAction: Bool.random(using: &random) ? .notification : nil,
      payload: .random(&random),
      implements: Set(DelegateMethod.allCases.filter { _ in Bool.random(using: &random) })
    )
  }
}

extension SeededRandom {
  /// Takes one of several things.
  fileprivate mutating func one<Thing>(of things: [Thing]) -> Thing {
    things[Int.random(in: things.indices, using: &self)]
  }
}

extension PayloadTraits {
  /// Draws traits.
  static func random(_ random: inout SeededRandom) -> PayloadTraits {
    PayloadTraits(
      alert: random.one(of: [.absent, .string, .dictionary]),
      sound: random.one(of: Presence.allCases),
      badge: random.one(of: Presence.allCases),
      contentAvailable: random.one(of: PayloadFlag.allCases),
      mutableContent: random.one(of: PayloadFlag.allCases),
      category: random.one(of: Presence.allCases)
    )
  }
}
