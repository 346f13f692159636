/// A set of situations, which only the ``SituationSets`` that made it can read.
package struct SituationSet: Hashable, Sendable {
  /// The place of its node.
  let index: Int

  package static let empty = SituationSet(index: 0)
  package static let all = SituationSet(index: 1)

  /// Whether the set is empty or holds everything, and so has no node.
  var isPlain: Bool { index < 2 }
}

/// Sets of situations as decision diagrams that share their parts.
///
/// A node looks at one column; its arcs lead from values to the rest of the set. Equal sets have
/// the same node, so they compare as numbers, and an operation visits each pair of nodes once. A
/// set of hundreds of nodes would be thousands of regions.
package struct SituationSets: Sendable {
  /// The rest of a set when a column has one of some values.
  struct Arc: Hashable, Sendable {
    var bits: UInt64
    var next: SituationSet
  }

  /// The input that a node looks at, by its number, and its arcs.
  struct Node: Sendable {
    let level: Int
    let arcs: Range<Int>
  }

  let space: Region
  /// The inputs, one for each level.
  let columns: [Column]
  private(set) var arcs: [Arc] = []
  private var nodes: [Node]
  /// The places of the nodes by the hash of what they hold, 0 where nothing is.
  private var index = [UInt32](repeating: 0, count: 1 << 13)
  /// Arcs of the nodes under construction, innermost last.
  private var pending: [Arc] = []
  var intersections = OperationCache()
  var complements = OperationCache()

  /// Prepares sets of the situations in a region.
  package init(within space: Region, of schema: Schema) {
    self.space = space
    columns = Array(schema.inputs)
    nodes = [Node](repeating: Node(level: columns.count, arcs: 0..<0), count: 2)
    arcs.reserveCapacity(1 << 14)
    nodes.reserveCapacity(1 << 12)
  }

  var nodeCount: Int { nodes.count }

  /// The node of a set that is neither empty nor all.
  func node(of set: SituationSet) -> Node { nodes[set.index] }

  /// The level of the first column that a set looks at; the number of columns if there is none.
  func level(of set: SituationSet) -> Int { nodes[set.index].level }

  /// All values of the column of a level, one bit each.
  func values(at level: Int) -> UInt64 { space[columns[level]] }

  /// The situations of a set that have some values in a column before all that the set looks at.
  mutating func set(at level: Int, _ bits: UInt64, then next: SituationSet) -> SituationSet {
    let all = values(at: level)
    let start = startNode()
    add(bits & all, next, since: start)
    add(all & ~bits, .empty, since: start)
    return finishNode(at: level, since: start)
  }

  /// Starts a node, and returns the place of its first pending arc.
  func startNode() -> Int { pending.count }

  /// Adds an arc to the node under construction; values with the same rest share an arc.
  mutating func add(_ bits: UInt64, _ next: SituationSet, since start: Int) {
    guard bits != 0 else { return }
    for place in start..<pending.count where pending[place].next == next {
      pending[place].bits |= bits
      return
    }
    pending.append(Arc(bits: bits, next: next))
  }

  /// Makes a set of the pending arcs, or finds the equal set that exists.
  mutating func finishNode(at level: Int, since start: Int) -> SituationSet {
    defer { pending.removeLast(pending.count - start) }
    if pending.count == start + 1 { return pending[start].next }
    sortPending(from: start)
    var slot = hash(level, pending, start..<pending.count) & (index.count - 1)
    while index[slot] != 0 {
      if isPending(nodes[Int(index[slot])], level, start) {
        return SituationSet(index: Int(index[slot]))
      }
      slot = (slot + 1) & (index.count - 1)
    }
    index[slot] = UInt32(nodes.count)
    let first = arcs.count
    for place in start..<pending.count { arcs.append(pending[place]) }
    nodes.append(Node(level: level, arcs: first..<arcs.count))
    if nodes.count * 2 > index.count { growIndex() }
    return SituationSet(index: nodes.count - 1)
  }

  /// Whether a node is the one under construction.
  private func isPending(_ node: Node, _ level: Int, _ start: Int) -> Bool {
    guard node.level == level, node.arcs.count == pending.count - start else { return false }
    let offset = start - node.arcs.lowerBound
    for place in node.arcs where arcs[place] != pending[place + offset] { return false }
    return true
  }

  /// Sorts the few arcs of a node by their lowest values.
  private mutating func sortPending(from start: Int) {
    for place in (start + 1)..<pending.count {
      var hole = place
      while hole > start, pending[hole].bits.lowestBit < pending[hole - 1].bits.lowestBit {
        pending.swapAt(hole, hole - 1)
        hole -= 1
      }
    }
  }

  private mutating func growIndex() {
    index = [UInt32](repeating: 0, count: index.count * 2)
    for place in 2..<nodes.count {
      let node = nodes[place]
      var slot = hash(node.level, arcs, node.arcs) & (index.count - 1)
      while index[slot] != 0 { slot = (slot + 1) & (index.count - 1) }
      index[slot] = UInt32(place)
    }
  }

  private func hash(_ level: Int, _ arcs: [Arc], _ places: Range<Int>) -> Int {
    var mixed = UInt64(level) &* 0x9E37_79B9_7F4A_7C15
    for place in places {
      let arc = arcs[place]
      mixed = (mixed ^ arc.bits ^ UInt64(arc.next.index) << 40) &* 0xD6E8_FEB8_6659_FD93
      mixed ^= mixed >> 29
    }
    return Int(truncatingIfNeeded: mixed >> 1)
  }
}

/// A cache for the results of an operation on sets; new results replace old ones.
struct OperationCache: Sendable {
  private struct CachedResult: Sendable {
    var one: SituationSet
    var other: SituationSet
    var result: SituationSet
  }

  private static let size = 1 << 14
  private var results = [CachedResult](
    repeating: CachedResult(one: .empty, other: .empty, result: .empty),
    count: size
  )

  /// The result for a pair of sets, or nil if it is not cached.
  subscript(one: SituationSet, other: SituationSet) -> SituationSet? {
    get {
      let cached = results[Self.place(one, other)]
      return cached.one == one && cached.other == other ? cached.result : nil
    }
    set {
      guard let newValue else { return }
      results[Self.place(one, other)] = CachedResult(one: one, other: other, result: newValue)
    }
  }

  private static func place(_ one: SituationSet, _ other: SituationSet) -> Int {
    let mixed =
      UInt64(one.index) &* 0x9E37_79B9_7F4A_7C15 ^ UInt64(other.index) &* 0xD6E8_FEB8_6659_FD93
    return Int(truncatingIfNeeded: mixed >> 24) & (size - 1)
  }
}
