/// A number for each node of a diagram, valid for one walk through it.
struct NodeMemo: Sendable {
  private struct Value: Sendable {
    var walk: UInt64
    var number: UInt64
  }

  private var values: [Value] = []
  private var walk: UInt64 = 0

  /// Clears all numbers.
  mutating func start(_ nodeCount: Int) {
    walk += 1
    guard values.count < nodeCount else { return }
    let missing = nodeCount - values.count
    values.append(contentsOf: repeatElement(Value(walk: 0, number: 0), count: missing))
  }

  /// The number of a set in this walk, or nil if it has none.
  subscript(set: SituationSet) -> UInt64? {
    get {
      let value = values[set.index]
      return value.walk == walk ? value.number : nil
    }
    set { values[set.index] = Value(walk: walk, number: newValue ?? 0) }
  }

  /// Records a visit of a set, and returns whether it is the first.
  mutating func visit(_ set: SituationSet) -> Bool {
    if values[set.index].walk == walk { return false }
    values[set.index].walk = walk
    return true
  }
}
