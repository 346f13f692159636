extension SituationSets {
  /// The situations that are in both sets.
  package mutating func intersection(_ one: SituationSet, _ other: SituationSet) -> SituationSet {
    if one == other || other == .all { return one }
    if one == .all { return other }
    if one == .empty || other == .empty { return .empty }
    let (first, second) = one.index < other.index ? (one, other) : (other, one)
    if let known = intersections[first, second] { return known }
    let result = combine(first, second, by: .intersection)
    intersections[first, second] = result
    return result
  }

  /// The situations that are not in a set.
  package mutating func complement(_ set: SituationSet) -> SituationSet {
    if set.isPlain { return set == .empty ? .all : .empty }
    if let known = complements[set, set] { return known }
    let node = node(of: set)
    let start = startNode()
    for place in node.arcs {
      let arc = arcs[place]
      let rest = complement(arc.next)
      add(arc.bits, rest, since: start)
    }
    let result = finishNode(at: node.level, since: start)
    complements[set, set] = result
    complements[result, result] = set
    return result
  }

  /// The situations that are in either set.
  package mutating func union(_ one: SituationSet, _ other: SituationSet) -> SituationSet {
    if one == other || other == .empty { return one }
    if one == .empty { return other }
    if one == .all || other == .all { return .all }
    let (first, second) = one.index < other.index ? (one, other) : (other, one)
    if let known = unions[first, second] { return known }
    let result = combine(first, second, by: .union)
    unions[first, second] = result
    return result
  }

  /// The situations of a set that are not in another.
  package mutating func difference(_ one: SituationSet, _ other: SituationSet) -> SituationSet {
    if one == .empty || other == .all || one == other { return .empty }
    if other == .empty { return one }
    let rest = complement(other)
    return intersection(one, rest)
  }

  /// The situations of a region.
  package mutating func set(of region: Region) -> SituationSet {
    columns.indices.reversed().reduce(.all) { set, level in
      self.set(at: level, region[columns[level]], then: set)
    }
  }

  /// An operation on two sets.
  private enum Operation {
    case intersection
    case union
  }

  /// Combines two sets that have nodes.
  private mutating func combine(
    _ one: SituationSet,
    _ other: SituationSet,
    by operation: Operation
  ) -> SituationSet {
    let level = min(self.level(of: one), self.level(of: other))
    let start = startNode()
    guard self.level(of: one) == self.level(of: other) else {
      let (upper, lower) = self.level(of: one) == level ? (one, other) : (other, one)
      for place in node(of: upper).arcs {
        let arc = arcs[place]
        let rest = result(arc.next, lower, of: operation)
        add(arc.bits, rest, since: start)
      }
      return finishNode(at: level, since: start)
    }
    for place in node(of: one).arcs {
      for otherPlace in node(of: other).arcs {
        let bits = arcs[place].bits & arcs[otherPlace].bits
        if bits == 0 { continue }
        let rest = result(arcs[place].next, arcs[otherPlace].next, of: operation)
        add(bits, rest, since: start)
      }
    }
    return finishNode(at: level, since: start)
  }

  private mutating func result(
    _ one: SituationSet,
    _ other: SituationSet,
    of operation: Operation
  ) -> SituationSet {
    switch operation {
    case .intersection: intersection(one, other)
    case .union: union(one, other)
    }
  }
}
