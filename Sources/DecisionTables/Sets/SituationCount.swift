/// Counts the situations of a region that are in sets, each node once.
struct SituationCount: Sendable {
  private var region = Region()
  /// For each level the number of combinations of the region from there on.
  private var widths: [UInt64] = []
  private var memo = NodeMemo()

  mutating func start(within region: Region, of sets: SituationSets) {
    self.region = region
    widths = [UInt64](repeating: 1, count: sets.columns.count + 1)
    for level in sets.columns.indices.reversed() {
      let bits = region[sets.columns[level]] & sets.values(at: level)
      widths[level] = widths[level + 1] * UInt64(max(1, bits.nonzeroBitCount))
    }
    memo.start(sets.nodeCount)
  }

  /// The number of ways to choose values from a level on so that the situation is in a set.
  ///
  /// - Precondition: the set looks at no column before that level.
  mutating func ways(from level: Int, in set: SituationSet, of sets: SituationSets) -> UInt64 {
    widths[level] / widths[sets.level(of: set)] * ownWays(set, sets)
  }

  private mutating func ownWays(_ set: SituationSet, _ sets: SituationSets) -> UInt64 {
    if set.isPlain { return UInt64(set.index) }
    if let known = memo[set] { return known }
    let node = sets.node(of: set)
    let bits = region[sets.columns[node.level]]
    var sum: UInt64 = 0
    for place in node.arcs {
      let arc = sets.arcs[place]
      let met = UInt64((arc.bits & bits).nonzeroBitCount)
      if met > 0 { sum += met * ways(from: node.level + 1, in: arc.next, of: sets) }
    }
    memo[set] = sum
    return sum
  }
}

extension SituationSets {
  /// The number of situations of a set, within a region if there is one.
  package func count(_ set: SituationSet, within region: Region? = nil) -> UInt64 {
    var count = SituationCount()
    count.start(within: region ?? space, of: self)
    return count.ways(from: 0, in: set, of: self)
  }
}
