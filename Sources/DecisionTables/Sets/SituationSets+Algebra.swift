extension SituationSets {
  /// The situations that are in both sets.
  package mutating func intersection(_ one: SituationSet, _ other: SituationSet) -> SituationSet {
    if one == other || other == .all { return one }
    if one == .all { return other }
    if one == .empty || other == .empty { return .empty }
    let (first, second) = one.index < other.index ? (one, other) : (other, one)
    if let known = intersections[first, second] { return known }
    let result = meet(first, second)
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
    let neither = intersection(complement(one), complement(other))
    return complement(neither)
  }

  /// The situations of a set that are not in another.
  package mutating func difference(_ one: SituationSet, _ other: SituationSet) -> SituationSet {
    let rest = complement(other)
    return intersection(one, rest)
  }

  package mutating func set(of region: Region) -> SituationSet {
    columns.indices.reversed().reduce(.all) { set, level in
      self.set(at: level, region[columns[level]], then: set)
    }
  }

  private mutating func meet(_ one: SituationSet, _ other: SituationSet) -> SituationSet {
    let level = min(self.level(of: one), self.level(of: other))
    let start = startNode()
    guard self.level(of: one) == self.level(of: other) else {
      let (upper, lower) = self.level(of: one) == level ? (one, other) : (other, one)
      for place in node(of: upper).arcs {
        let arc = arcs[place]
        let rest = intersection(arc.next, lower)
        add(arc.bits, rest, since: start)
      }
      return finishNode(at: level, since: start)
    }
    for place in node(of: one).arcs {
      for otherPlace in node(of: other).arcs {
        let bits = arcs[place].bits & arcs[otherPlace].bits
        if bits == 0 { continue }
        let rest = intersection(arcs[place].next, arcs[otherPlace].next)
        add(bits, rest, since: start)
      }
    }
    return finishNode(at: level, since: start)
  }
}
