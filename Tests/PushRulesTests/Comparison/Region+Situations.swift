import DecisionTables
import PushTestSupport

@testable import PushRules

extension Region {
  /// Every situation of the region.
  var situations: [Region] {
    Schema.push.inputs.reduce([self]) { regions, column in
      regions.flatMap { region in
        region[column].bits.map { bit in
          var single = region
          single[column] = bit
          return single
        }
      }
    }
  }
}

extension SituationSpace {
  /// All situations.
  static let all = SituationSpace(
    like: Situation(state: .suspended, payload: PayloadTraits()),
    stating: []
  )

  /// The situations with what a region accepts in the columns in which it refuses a value.
  func with(_ region: Region) -> SituationSpace {
    Schema.push.columns(in: region).reduce(self) { $0.with(Entry($1, region[$1])) }
  }
}

/// How many situations the tests about many situations check.
enum Sample {
  /// The number of random situations of the whole space.
  static let count = Sweep.isWhole ? 100_000 : 150
  /// The number of small spaces that are checked whole.
  static let spaceCount = Sweep.isWhole ? 3 : 1
  /// The number of situations of a small space.
  static let spaceSize = Sweep.isWhole ? 20_000 : 150
}
