import DecisionTables

/// Finds where the answers of two sides differ.
struct DifferenceSearch: Sendable {
  struct Found: Sendable {
    let change: AnswerChange
    let set: SituationSet
  }

  var sets: SituationSets
  /// All situations of the left side.
  let common: Region
  /// The situations that can exist on both sides.
  let possible: SituationSet
  private let spaces: (left: SituationSpace, right: SituationSpace)
  private var left: AnswerRegions
  private var right: AnswerRegions

  init(_ left: SituationSpace, _ right: SituationSpace) throws(Contradiction) {
    let graph = DecisionGraph.routing.graph
    let asked = Schema.push.inputs.filter { left.region[$0] != right.region[$0] }
    precondition(
      asked.allSatisfy {
        left.region[$0].nonzeroBitCount == 1 && right.region[$0].nonzeroBitCount == 1
      },
      "where the sides differ each has one value"
    )
    spaces = (left, right)
    common = left.region
    sets = SituationSets(within: left.region, of: .push)
    self.left = AnswerRegions(graph, on: left.region)
    self.right = AnswerRegions(graph, on: right.region)
    possible = sets.intersection(self.left.possible(in: &sets), self.right.possible(in: &sets))
    guard possible == .empty else { return }
    let onLeft = self.left.possible(in: &sets)
    guard onLeft != .empty else { throw Contradiction(of: left.region) }
    throw Contradiction(of: other(sets.witness(in: onLeft, like: common)))
  }

  mutating func changes(in compared: Set<AnswerPart>) -> [Found] {
    var found: [Found] = []
    for part in AnswerPart.allCases where compared.contains(part) {
      switch part {
      case .arrival: found += calls(in: .arrival)
      case .response: found += calls(in: .response)
      case .applicationState: found += states()
      default: found += part.answer.map { answers(of: part, in: Column($0)) } ?? []
      }
    }
    return found
  }

  private mutating func calls(in phase: Phase) -> [Found] {
    var found: [Found] = []
    for method in DelegateMethod.allCases {
      let before = left.region(ofCalling: method, in: phase, &sets)
      let after = right.region(ofCalling: method, in: phase, &sets)
      let lost = sets.difference(before, after)
      add(.lost(method, phase), lost, to: &found)
      let gained = sets.difference(after, before)
      add(.gained(method, phase), gained, to: &found)
    }
    return found
  }

  private mutating func answers(of part: AnswerPart, in column: Column) -> [Found] {
    var found: [Found] = []
    let names = Schema.push.description(of: column).values
    for old in names.indices {
      for new in names.indices where new != old {
        let both = sets.intersection(
          left.region(of: column, value: old, in: &sets),
          right.region(of: column, value: new, in: &sets)
        )
        add(.answer(part, from: names[old], to: names[new]), both, to: &found)
      }
    }
    return found
  }

  private mutating func states() -> [Found] {
    var found: [Found] = []
    for candidate in PossibleCall.all {
      guard let state = candidate.state else { continue }
      for old in ApplicationState.allCases {
        for new in ApplicationState.allCases where new != old {
          let both = sets.intersection(
            left.region(of: candidate.when.keeping(1 << old.rawValue, of: state), in: &sets),
            right.region(of: candidate.when.keeping(1 << new.rawValue, of: state), in: &sets)
          )
          add(.state(candidate.method, candidate.phase, from: old, to: new), both, to: &found)
        }
      }
    }
    return found
  }

  private mutating func add(_ change: AnswerChange, _ set: SituationSet, to found: inout [Found]) {
    let set = sets.intersection(set, possible)
    if set != .empty { found.append(Found(change: change, set: set)) }
  }

  mutating func cover(of found: [Found]) -> [CoverPart] {
    var search = CoverSearch(found.map { $0.set }, possible: possible, in: sets)
    let cover = search.cover()
    sets = search.sets
    return sets.trimmed(cover, to: possible)
  }

  /// A part of a cover, with an example from both sides.
  mutating func part(_ part: CoverPart, _ found: [Found]) -> Difference.Part {
    let witness = sets.usual(in: part.region, of: possible)
    return Difference.Part(
      region: part.region,
      count: sets.count(possible, within: part.region),
      changes: part.questions.map { found[$0].change },
      left: spaces.left.situation(at: witness),
      right: spaces.right.situation(at: other(witness))
    )
  }

  /// The same situation on the right side.
  private func other(_ witness: Region) -> Region {
    var other = witness
    for column in Schema.push.inputs where common[column] != spaces.right.region[column] {
      other[column] = spaces.right.region[column]
    }
    return other
  }

  /// The situations that a side excludes although they can exist on the other.
  mutating func exclusion(from space: SituationSpace) -> Difference.Exclusion? {
    let isRight = space.region == spaces.right.region
    let one = left.possible(in: &sets)
    let two = right.possible(in: &sets)
    let excluded = sets.difference(isRight ? one : two, possible)
    guard excluded != .empty else { return nil }
    let witness = sets.witness(in: excluded, like: common)
    return Difference.Exclusion(
      count: sets.count(excluded),
      rules: Contradiction(of: isRight ? other(witness) : witness).rules
    )
  }
}
