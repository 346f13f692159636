/// Notes about nodes that are valid for one walk through a diagram.
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

  /// What was noted about a set in this walk.
  subscript(set: SituationSet) -> UInt64? {
    get {
      let entry = entries[set.index]
      return entry.walk == walk ? entry.note : nil
    }
    set { entries[set.index] = Entry(walk: walk, note: newValue ?? 0) }
  }

  /// Notes that a set was visited, and tells whether it was not before.
  mutating func visit(_ set: SituationSet) -> Bool {
    if entries[set.index].walk == walk { return false }
    entries[set.index].walk = walk
    return true
  }
}
