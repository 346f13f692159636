/// Notes about nodes that are valid for one walk through a diagram within a region.
struct NodeNotes: Sendable {
  private struct Entry: Sendable {
    var walk: UInt64
    var note: UInt64
  }

  private var entries: [Entry] = []
  private var walk: UInt64 = 0
  /// The values that the region accepts, level by level.
  private var accepted: [UInt64] = []

  /// Forgets all notes, and walks within a region from now on.
  mutating func start(within region: Region, of sets: SituationSets) {
    walk += 1
    accepted.removeAll(keepingCapacity: true)
    for column in sets.columns { accepted.append(region[column]) }
    guard entries.count < sets.nodeCount else { return }
    let missing = sets.nodeCount - entries.count
    entries.append(contentsOf: repeatElement(Entry(walk: 0, note: 0), count: missing))
  }

  /// The values that the region accepts at a level.
  func values(at level: Int) -> UInt64 { accepted[level] }

  /// Narrows the region to some values at a level.
  mutating func narrow(_ level: Int, to values: UInt64) { accepted[level] = values }

  /// What was noted about a set in this walk.
  subscript(set: SituationSet) -> UInt64? {
    get {
      let entry = entries[set.index]
      return entry.walk == walk ? entry.note : nil
    }
    set { entries[set.index] = Entry(walk: walk, note: newValue ?? 0) }
  }
}
