/// Counts the situations of a box that are in sets, each node once.
struct SituationCount: Sendable {
  private var box = Box.any
  /// The numbers of combinations of the box over the columns from each level on.
  private var widths: [Int] = []
  private var notes = NodeNotes()

  /// Starts to count within a box; what was noted for another box is forgotten.
  mutating func start(within box: Box, of sets: SituationSets) {
    self.box = box
    widths = [Int](repeating: 1, count: sets.places.count + 1)
    for level in sets.places.indices.reversed() {
      let bits = box[word: sets.places[level].word] & sets.values(at: level)
      widths[level] = widths[level + 1] * max(1, bits.nonzeroBitCount)
    }
    notes.start(sets.nodeCount)
  }

  /// The number of ways to choose values from a level on so that the situation is in a set.
  ///
  /// The set must look at no column before.
  mutating func ways(from level: Int, in set: SituationSet, of sets: SituationSets) -> Int {
    widths[level] / widths[sets.level(of: set)] * ownWays(set, sets)
  }

  private mutating func ownWays(_ set: SituationSet, _ sets: SituationSets) -> Int {
    if set.isPlain { return set.index }
    if let known = notes[set] { return known }
    let node = sets.node(of: set)
    let bits = box[word: sets.places[node.level].word]
    var sum = 0
    for place in node.arcs {
      let arc = sets.arcs[place]
      let met = (arc.bits & bits).nonzeroBitCount
      if met > 0 { sum += met * ways(from: node.level + 1, in: arc.next, of: sets) }
    }
    notes[set] = sum
    return sum
  }
}

extension SituationSets {
  /// The number of situations of a set, within a box if there is one.
  mutating func count(_ set: SituationSet, within box: Box? = nil) -> Int {
    var count = SituationCount()
    swap(&count, &counting)
    defer { swap(&count, &counting) }
    count.start(within: box ?? space, of: self)
    return count.ways(from: 0, in: set, of: self)
  }
}
