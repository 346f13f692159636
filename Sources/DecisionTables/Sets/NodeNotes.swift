/// Notes about the nodes of a diagram, valid for one walk through it.
struct NodeNotes: Sendable {
  private struct Entry: Sendable {
    var walk: UInt64
    var note: UInt64
  }

  private var entries: [Entry] = []
  private var walk: UInt64 = 0

  /// Forgets all notes.
  mutating func start(_ nodeCount: Int) {
    walk += 1
    guard entries.count < nodeCount else { return }
    let missing = nodeCount - entries.count
    entries.append(contentsOf: repeatElement(Entry(walk: 0, note: 0), count: missing))
  }

  /// The note about a set in this walk.
  subscript(set: SituationSet) -> UInt64? {
    get {
      let entry = entries[set.index]
      return entry.walk == walk ? entry.note : nil
    }
    set { entries[set.index] = Entry(walk: walk, note: newValue ?? 0) }
  }

  /// Notes a visit of a set, and returns whether it is the first.
  mutating func visit(_ set: SituationSet) -> Bool {
    if entries[set.index].walk == walk { return false }
    entries[set.index].walk = walk
    return true
  }
}
