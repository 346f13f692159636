/// Notes about nodes that are valid for one walk through a diagram.
struct NodeNotes: Sendable {
  private var walks: [Int] = []
  private var notes: [UInt64] = []
  private var walk = 0

  /// Forgets all notes.
  mutating func start(_ nodeCount: Int) {
    walk += 1
    guard walks.count < nodeCount else { return }
    walks.append(contentsOf: repeatElement(0, count: nodeCount - walks.count))
    notes.append(contentsOf: repeatElement(0, count: nodeCount - notes.count))
  }

  /// What was noted about a set in this walk.
  subscript(set: SituationSet) -> UInt64? {
    get { walks[set.index] == walk ? notes[set.index] : nil }
    set {
      walks[set.index] = walk
      notes[set.index] = newValue ?? 0
    }
  }
}
