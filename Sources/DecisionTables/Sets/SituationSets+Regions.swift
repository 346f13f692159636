extension SituationSets {
  /// Whether a single situation is in a set.
  package func contains(_ set: SituationSet, situation: Region) -> Bool {
    var rest = set
    while !rest.isPlain {
      let node = node(of: rest)
      rest = self.rest(of: rest, at: node.level, situation[columns[node.level]])
    }
    return rest == .all
  }

  /// Whether every situation of a region is in a set.
  func contains(_ set: SituationSet, _ region: Region, _ memo: inout NodeMemo) -> Bool {
    memo.start(nodeCount)
    return isPlain(set, in: region, .all, &memo)
  }

  /// Whether a set, seen within a region, is a plain one: empty, or all.
  private func isPlain(
    _ set: SituationSet,
    in region: Region,
    _ plain: SituationSet,
    _ memo: inout NodeMemo
  ) -> Bool {
    if set.isPlain { return set == plain }
    guard memo.visit(set) else { return true }
    let node = node(of: set)
    let bits = region[columns[node.level]]
    for place in node.arcs where arcs[place].bits & bits != 0 {
      if !isPlain(arcs[place].next, in: region, plain, &memo) { return false }
    }
    return true
  }

  /// Whether a set has a situation of a region with a value in the column of a level.
  func meets(
    _ set: SituationSet,
    _ region: Region,
    at level: Int,
    _ bit: UInt64,
    _ memo: inout NodeMemo
  ) -> Bool {
    var region = region
    narrow(&region, at: level, to: bit)
    memo.start(nodeCount)
    return !isPlain(set, in: region, .empty, &memo)
  }

  /// A region inside a set that is not empty: from each node the arc with most situations.
  func largeRegion(in set: SituationSet, _ count: inout SituationCount) -> Region {
    count.start(within: space, of: self)
    var region = space
    var rest = set
    while !rest.isPlain {
      let node = node(of: rest)
      let weights = node.arcs.map { place in
        UInt64(arcs[place].bits.nonzeroBitCount)
          * count.ways(from: node.level + 1, in: arcs[place].next, of: self)
      }
      guard let best = weights.indices.max(by: { weights[$0] < weights[$1] }) else { break }
      let arc = arcs[node.arcs.lowerBound + best]
      narrow(&region, at: node.level, to: arc.bits)
      rest = arc.next
    }
    return region
  }

  /// A situation of a set that is not empty, with values that leave as little as possible of
  /// another set.
  func rarest(
    in set: SituationSet,
    of other: SituationSet,
    _ count: inout SituationCount
  ) -> Region {
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

  /// A situation of a set that is not empty, with the values of another situation where possible.
  ///
  /// Elsewhere it has the last value of one column, and the first of the others.
  package func situation(
    in set: SituationSet,
    like usual: Region,
    latestOf latest: Column
  ) -> Region {
    situation(in: set) { level, bits in
      let wanted = usual[columns[level]]
      return bits.first { $0 & wanted != 0 } ?? (level == latest.number ? bits.last : bits.first)
    }
  }

  /// A situation of a set; `choose` picks a value of each column from those that are left.
  private func situation(
    in set: SituationSet,
    choosing choose: (_ level: Int, _ bits: [UInt64]) -> UInt64?
  ) -> Region {
    var region = space
    var rest = set
    for level in columns.indices {
      let left = values(at: level).bits.filter { self.rest(of: rest, at: level, $0) != .empty }
      guard let bit = choose(level, left) else { break }
      narrow(&region, at: level, to: bit)
      rest = self.rest(of: rest, at: level, bit)
    }
    return region
  }

  /// The rest of a set when the column of the next level has a value.
  private func rest(of set: SituationSet, at level: Int, _ bit: UInt64) -> SituationSet {
    guard self.level(of: set) == level else { return set }
    for place in node(of: set).arcs where arcs[place].bits & bit != 0 { return arcs[place].next }
    return .empty
  }

  private func narrow(_ region: inout Region, at level: Int, to bits: UInt64) {
    region[columns[level]] = bits
  }

  /// The parts of a cover without values that no situation of a set has.
  ///
  /// A column that accepts all values keeps them.
  package func trimmed(_ cover: [CoverPart], to possible: SituationSet) -> [CoverPart] {
    var memo = NodeMemo()
    return cover.map { part in
      var part = part
      for level in columns.indices where part.region[columns[level]] != values(at: level) {
        for bit in part.region[columns[level]].bits
        where !meets(possible, part.region, at: level, bit, &memo) {
          part.region[columns[level]] &= ~bit
        }
      }
      return part
    }
  }
}
