/// Finds a cover.
///
/// Boxes grow from situations that no box covers yet; they may grow over situations that cannot
/// exist.
struct CoverSearch: Sendable {
  var sets: SituationSets
  /// For each question the situations in which it holds.
  private let wanted: [SituationSet]
  /// For each question the situations that a box may take in.
  private let allowed: [SituationSet]
  private var notes = NodeNotes()
  private var count = SituationCount()

  /// Prepares the search.
  ///
  /// - Parameters:
  ///   - wanted: For each question the situations in which it holds, of those that can exist.
  ///   - possible: The situations that can exist.
  ///   - sets: The owner of these sets.
  init(_ wanted: [SituationSet], possible: SituationSet, in sets: SituationSets) {
    self.sets = sets
    self.wanted = wanted
    let impossible = self.sets.complement(possible)
    var allowed: [SituationSet] = []
    for set in wanted { allowed.append(self.sets.union(set, impossible)) }
    self.allowed = allowed
  }

  /// Covers all questions.
  ///
  /// Every box is prime: no value can be added to a column, and no question to the box, without
  /// taking in a situation that can exist and does not belong there.
  mutating func cover() -> BoxCover {
    var left = wanted
    var parts: [BoxCover.Part] = []
    while let question = left.firstIndex(where: { $0 != .empty }) {
      let part = grown(seed(of: question, in: left[question]), left)
      let outside = sets.complement(sets.set(of: part.box))
      for place in part.questions { left[place] = sets.intersection(left[place], outside) }
      parts.append(part)
    }
    return irredundant(parts)
  }

  /// Where to grow from: with one question, a situation that fits into few boxes, because some box
  /// must cover it; with several, where most situations are.
  private mutating func seed(of question: Int, in left: SituationSet) -> BoxCover.Part {
    let box =
      wanted.count == 1
      ? sets.rarest(in: left, of: allowed[question], &count) : sets.largeBox(in: left, &count)
    return BoxCover.Part(box: box, questions: [question])
  }

  /// The larger of the prime parts that grow by questions first and by values first.
  private mutating func grown(_ seed: BoxCover.Part, _ left: [SituationSet]) -> BoxCover.Part {
    let one = grownByQuestions(grownByValues(seed))
    guard wanted.count > 1 else { return one }
    let other = grownByValues(grownByQuestions(seed))
    if one.questions == other.questions, one.box == other.box { return one }
    return gain(of: one, left) >= gain(of: other, left) ? one : other
  }

  /// How many situations a part covers that are left, counted once for each question.
  private mutating func gain(of part: BoxCover.Part, _ left: [SituationSet]) -> Int {
    count.start(within: part.box, of: sets)
    return part.questions.reduce(0) { $0 + count.ways(from: 0, in: left[$1], of: sets) }
  }

  /// Adds values, whole columns first, as long as all questions of the part hold.
  private mutating func grownByValues(_ part: BoxCover.Part) -> BoxCover.Part {
    var part = part
    for level in sets.places.indices {
      widen(&part, level, by: sets.values(at: level))
    }
    for level in sets.places.indices {
      var bits = sets.values(at: level) & ~part.box[word: sets.places[level].word]
      while bits != 0 {
        widen(&part, level, by: bits.lowestBit)
        bits &= bits - 1
      }
    }
    return part
  }

  /// Adds values to a column unless some question of the part would not hold in all of them.
  private mutating func widen(_ part: inout BoxCover.Part, _ level: Int, by bits: UInt64) {
    let old = part.box[word: sets.places[level].word]
    guard old & bits != bits else { return }
    part.box[word: sets.places[level].word] = old | bits
    if !fits(part) { part.box[word: sets.places[level].word] = old }
  }

  /// Whether all questions of a part hold everywhere in its box.
  private mutating func fits(_ part: BoxCover.Part) -> Bool {
    for question in part.questions where !sets.contains(allowed[question], part.box, &notes) {
      return false
    }
    return true
  }

  /// Adds every question that holds everywhere in the box of a part.
  private mutating func grownByQuestions(_ part: BoxCover.Part) -> BoxCover.Part {
    var part = part
    part.questions = allowed.indices.filter { question in
      part.questions.contains(question) || sets.contains(allowed[question], part.box, &notes)
    }
    return part
  }

  /// The parts without those that the others cover, from the last one found on.
  private mutating func irredundant(_ parts: [BoxCover.Part]) -> BoxCover {
    let boxes = parts.map { sets.set(of: $0.box) }
    var before = [[SituationSet](repeating: .empty, count: wanted.count)]
    for (part, box) in zip(parts, boxes) {
      var covered = before[before.count - 1]
      for place in part.questions { covered[place] = sets.union(covered[place], box) }
      before.append(covered)
    }
    var after = [SituationSet](repeating: .empty, count: wanted.count)
    var kept: [BoxCover.Part] = []
    var lone: [BoxCover.Part] = []
    for place in parts.indices.reversed() {
      let covered = zip(before[place], after).map { [$0, $1] }
      guard let own = loneSituation(of: parts[place], boxes[place], besides: covered) else {
        continue
      }
      kept.append(parts[place])
      lone.append(own)
      for question in parts[place].questions {
        after[question] = sets.union(after[question], boxes[place])
      }
    }
    return BoxCover(parts: kept.reversed(), leastCount: independent(lone))
  }

  /// A situation with a question that only one part covers, or nil if there is none.
  ///
  /// Of those left the one is taken that fits into few boxes: value by value where the question
  /// holds least often.
  private mutating func loneSituation(
    of part: BoxCover.Part,
    _ box: SituationSet,
    besides others: [[SituationSet]]
  ) -> BoxCover.Part? {
    for question in part.questions {
      var own = sets.intersection(wanted[question], box)
      for other in others[question] { own = sets.difference(own, other) }
      if own == .empty { continue }
      return BoxCover.Part(
        box: sets.rarest(in: own, of: allowed[question], &count),
        questions: [question]
      )
    }
    return nil
  }

  /// How many of some situations can be chosen so that no two fit into a common part.
  private mutating func independent(_ situations: [BoxCover.Part]) -> Int {
    var chosen: [BoxCover.Part] = []
    for one in situations {
      let meets = chosen.contains { other in
        let questions = one.questions + other.questions.filter { !one.questions.contains($0) }
        return fits(BoxCover.Part(box: one.box | other.box, questions: questions))
      }
      if !meets { chosen.append(one) }
    }
    return chosen.count
  }
}
