extension SituationSets {
  /// Whether every situation of a box is in a set.
  func contains(_ set: SituationSet, _ box: Box, _ notes: inout NodeNotes) -> Bool {
    notes.start(nodeCount)
    return holds(set, box, &notes)
  }

  private func holds(_ set: SituationSet, _ box: Box, _ notes: inout NodeNotes) -> Bool {
    if set.isPlain { return set == .all }
    if notes[set] != nil { return true }
    notes[set] = 1
    let node = node(of: set)
    let bits = box[word: places[node.level].word]
    for place in node.arcs where arcs[place].bits & bits != 0 {
      if !holds(arcs[place].next, box, &notes) { return false }
    }
    return true
  }

  /// Whether a set has a situation of a box with a value in the column of a level.
  func meets(
    _ set: SituationSet,
    _ box: Box,
    at level: Int,
    _ bit: UInt64,
    _ notes: inout NodeNotes
  ) -> Bool {
    var box = box
    narrow(&box, at: level, to: bit)
    notes.start(nodeCount)
    return reaches(set, box, &notes)
  }

  private func reaches(_ set: SituationSet, _ box: Box, _ notes: inout NodeNotes) -> Bool {
    if set.isPlain { return set == .all }
    if notes[set] != nil { return false }
    notes[set] = 1
    let node = node(of: set)
    let bits = box[word: places[node.level].word]
    return node.arcs.contains { place in
      arcs[place].bits & bits != 0 && reaches(arcs[place].next, box, &notes)
    }
  }

  /// A box inside a set that is not empty: on each way down where most situations are.
  func largeBox(in set: SituationSet, _ count: inout SituationCount) -> Box {
    count.start(within: space, of: self)
    var box = space
    var rest = set
    while !rest.isPlain {
      let node = node(of: rest)
      let weights = node.arcs.map { place in
        arcs[place].bits.nonzeroBitCount
          * count.ways(from: node.level + 1, in: arcs[place].next, of: self)
      }
      guard let best = weights.indices.max(by: { weights[$0] < weights[$1] }) else { break }
      let arc = arcs[node.arcs.lowerBound + best]
      narrow(&box, at: node.level, to: arc.bits)
      rest = arc.next
    }
    return box
  }

  /// A situation of a set that is not empty, value by value the one that leaves least of another.
  func rarest(
    in set: SituationSet,
    of other: SituationSet,
    _ count: inout SituationCount
  ) -> Box {
    count.start(within: space, of: self)
    var around = other
    return situation(in: set) { level, bits in
      let ways = bits.map { bit in
        count.ways(from: level + 1, in: self.rest(of: around, at: level, bit), of: self)
      }
      let best = bits.indices.min { ways[$0] < ways[$1] }.map { bits[$0] }
      around = self.rest(of: around, at: level, best ?? 0)
      return best
    }
  }

  /// A situation of a set that is not empty, with the values of another as far as that goes.
  ///
  /// Where it does not, with the latest version of iOS, or else the first value.
  func situation(in set: SituationSet, like usual: Box) -> Box {
    situation(in: set) { level, bits in
      let wanted = usual[word: places[level].word]
      return bits.first { $0 & wanted != 0 } ?? (level == 0 ? bits.last : bits.first)
    }
  }

  /// A situation of a set, column by column with a value chosen among those that are left.
  private func situation(
    in set: SituationSet,
    choosing choose: (_ level: Int, _ bits: [UInt64]) -> UInt64?
  ) -> Box {
    var box = space
    var rest = set
    for level in places.indices {
      let left = values(at: level).bits.filter { self.rest(of: rest, at: level, $0) != .empty }
      guard let bit = choose(level, left) else { break }
      narrow(&box, at: level, to: bit)
      rest = self.rest(of: rest, at: level, bit)
    }
    return box
  }

  /// What is left of a set when the column of a level, the next one to look at, has a value.
  private func rest(of set: SituationSet, at level: Int, _ bit: UInt64) -> SituationSet {
    guard self.level(of: set) == level else { return set }
    for place in node(of: set).arcs where arcs[place].bits & bit != 0 { return arcs[place].next }
    return .empty
  }

  /// Leaves a box only some values of one column.
  private func narrow(_ box: inout Box, at level: Int, to bits: UInt64) {
    let place = places[level]
    box[word: place.word] = box[word: place.word] & ~place.bits | bits
  }
}

extension UInt64 {
  /// The bits that are set, each alone, the lowest first.
  var bits: [UInt64] {
    var bits: [UInt64] = []
    var rest = self
    while rest != 0 {
      bits.append(rest.lowestBit)
      rest &= rest - 1
    }
    return bits
  }
}
