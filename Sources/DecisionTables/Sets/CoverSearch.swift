/// A region of a cover, with the questions that hold everywhere in it.
package struct CoverPart: Sendable {
  package var region: Region
  /// The places of the questions, ascending.
  package var questions: [Int]
}

/// Finds regions that together hold exactly the possible situations in which questions hold.
///
/// Each region is needed; another cover may have fewer. Each region grows from a situation that no other region covers yet. It may grow over situations
/// that cannot exist.
package struct CoverSearch: Sendable {
  package var sets: SituationSets
  /// For each question the situations in which it holds.
  private let wanted: [SituationSet]
  /// For each question the situations that a region may take in.
  private let allowed: [SituationSet]
  private var memo = NodeMemo()
  private var count = SituationCount()

  package init(_ wanted: [SituationSet], possible: SituationSet, in sets: SituationSets) {
    self.sets = sets
    self.wanted = wanted
    let impossible = self.sets.complement(possible)
    var allowed: [SituationSet] = []
    for set in wanted { allowed.append(self.sets.union(set, impossible)) }
    self.allowed = allowed
  }

  private struct Step: Sendable {
    let part: CoverPart
    /// The situations outside of its region.
    let outside: SituationSet
    /// For each question of the part the situations that no part before covers.
    let fresh: [SituationSet]
  }

  /// Covers all questions.
  ///
  /// Every region is prime: it cannot take another value or question without including a possible
  /// situation in which a question does not hold.
  package mutating func cover() -> [CoverPart] {
    var left = wanted
    var steps: [Step] = []
    while let question = left.firstIndex(where: { $0 != .empty }) {
      let part = grown(seed(of: question, in: left[question]), left)
      let region = sets.set(of: part.region)
      let outside = sets.complement(region)
      var fresh: [SituationSet] = []
      for place in part.questions {
        fresh.append(sets.intersection(left[place], region))
        left[place] = sets.intersection(left[place], outside)
      }
      steps.append(Step(part: part, outside: outside, fresh: fresh))
    }
    return irredundant(steps)
  }

  /// The part to grow: for one question a situation that fits into few regions, as some region must
  /// cover it; for several questions the region with most situations.
  private mutating func seed(of question: Int, in left: SituationSet) -> CoverPart {
    let region =
      wanted.count == 1
      ? sets.rarest(in: left, of: allowed[question], &count) : sets.largeRegion(in: left, &count)
    return CoverPart(region: region, questions: [question])
  }

  /// The larger of the prime parts that grow by questions first and by values first.
  private mutating func grown(_ seed: CoverPart, _ left: [SituationSet]) -> CoverPart {
    let one = grownByQuestions(grownByValues(seed))
    guard wanted.count > 1 else { return one }
    let other = grownByValues(grownByQuestions(seed))
    if one.questions == other.questions, one.region == other.region { return one }
    return gain(of: one, left) >= gain(of: other, left) ? one : other
  }

  /// The number of situations left that a part covers, counted for each question.
  private mutating func gain(of part: CoverPart, _ left: [SituationSet]) -> UInt64 {
    count.start(within: part.region, of: sets)
    return part.questions.reduce(0) { $0 + count.ways(from: 0, in: left[$1], of: sets) }
  }

  /// Adds values, whole columns first, as long as all questions of the part hold.
  private mutating func grownByValues(_ part: CoverPart) -> CoverPart {
    var part = part
    for level in sets.columns.indices {
      widen(&part, level, by: sets.values(at: level))
    }
    for level in sets.columns.indices {
      var bits = sets.values(at: level) & ~part.region[sets.columns[level]]
      while bits != 0 {
        widen(&part, level, by: bits.lowestBit)
        bits &= bits - 1
      }
    }
    return part
  }

  /// Adds values to a column unless some question of the part would not hold in all of them.
  private mutating func widen(_ part: inout CoverPart, _ level: Int, by bits: UInt64) {
    let column = sets.columns[level]
    let old = part.region[column]
    guard old & bits != bits else { return }
    part.region[column] = bits & ~old
    let region = part.region
    let fits = part.questions.allSatisfy { sets.contains(allowed[$0], region, &memo) }
    part.region[column] = fits ? old | bits : old
  }

  /// Adds every question that holds everywhere in the region of a part.
  private mutating func grownByQuestions(_ part: CoverPart) -> CoverPart {
    var part = part
    part.questions = allowed.indices.filter { question in
      part.questions.contains(question) || sets.contains(allowed[question], part.region, &memo)
    }
    return part
  }

  /// The parts without those that the others cover, checked from the last to the first.
  private mutating func irredundant(_ steps: [Step]) -> [CoverPart] {
    // For each question the situations that no later part covers.
    var open = [SituationSet](repeating: .all, count: wanted.count)
    var kept: [CoverPart] = []
    for step in steps.reversed() where isNeeded(step, in: open) {
      kept.append(step.part)
      for question in step.part.questions {
        open[question] = sets.intersection(open[question], step.outside)
      }
    }
    return kept.reversed()
  }

  /// Whether only this part covers some situation.
  private mutating func isNeeded(_ step: Step, in open: [SituationSet]) -> Bool {
    for (question, fresh) in zip(step.part.questions, step.fresh)
    where sets.intersection(fresh, open[question]) != .empty {
      return true
    }
    return false
  }
}
