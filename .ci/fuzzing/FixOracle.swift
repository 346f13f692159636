import PushPayload

/// Judges whether two trees differ only in what some edits touch.
///
/// Every edit may have been carried out or not.
struct FixOracle {
  private let edits: [Fix.Edit]

  init(_ edits: [Fix.Edit]) { self.edits = edits }

  /// Tells whether a tree can come of another by the edits.
  func agree(_ old: JSONNode, _ new: JSONNode) -> Bool {
    let range = old.offset..<old.end
    if !touches(range) { return Self.same(old, new) }
    if replaces(range) { return true }
    switch (old.value, new.value) {
    case (.object(let olds), .object(let news)):
      return align(
        olds,
        news,
        extent: { $0.keyOffset..<$0.node.end },
        mostAdded: insertions(into: old, olds),
        same: Self.same,
        agree: agree
      )
    case (.array(let olds), .array(let news)):
      return align(
        olds,
        news,
        extent: { $0.offset..<$0.end },
        mostAdded: 0,
        same: Self.same,
        agree: agree
      )
    default: return false
    }
  }

  private func agree(_ old: JSONMember, _ new: JSONMember) -> Bool {
    let isRenamed = touches(old.keyOffset..<old.node.offset)
    guard isRenamed || old.key.utf8.elementsEqual(new.key.utf8) else { return false }
    if agree(old.node, new.node) { return true }
    // A fix may put the value into an object of its own.
    guard isRenamed, case .object(let members) = new.node.value, members.count == 1 else {
      return false
    }
    return agree(old.node, members[0].node)
  }

  /// The number of edits that add a member to an object, and not to one of its members.
  private func insertions(into object: JSONNode, _ members: [JSONMember]) -> Int {
    edits.count { edit in
      edit.range.isEmpty && edit.text != "}" && inserts(edit, within: object.offset..<object.end)
        && !members.contains { inserts(edit, within: $0.keyOffset..<$0.node.end) }
    }
  }

  /// The number of members and elements that the edits take away.
  func removals(in node: JSONNode) -> Int {
    switch node.value {
    case .object(let members):
      members.reduce(0) { count, member in
        removes(member.keyOffset..<member.node.end) ? count + 1 : count + removals(in: member.node)
      }
    case .array(let elements):
      elements.reduce(0) { count, element in
        removes(element.offset..<element.end) ? count + 1 : count + removals(in: element)
      }
    default: 0
    }
  }

  /// Puts the items of two lists beside each other: one that an edit removes may be missing, and
  /// further ones may follow.
  private func align<Item>(
    _ olds: [Item],
    _ news: [Item],
    extent: (Item) -> Range<Int>,
    mostAdded: Int,
    same: (Item, Item) -> Bool,
    agree: (Item, Item) -> Bool
  ) -> Bool {
    var reached: Set<Int> = [0]
    for old in olds {
      let isRemoved = removes(extent(old))
      var next: Set<Int> = isRemoved ? reached : []
      for place in reached where place < news.count {
        let fits = isRemoved ? same(old, news[place]) : agree(old, news[place])
        if fits { next.insert(place + 1) }
      }
      reached = next
    }
    return reached.contains { (0...mostAdded).contains(news.count - $0) }
  }

  private func removes(_ range: Range<Int>) -> Bool {
    edits.contains { $0.text.isEmpty && $0.covers(range) }
  }

  private func replaces(_ range: Range<Int>) -> Bool {
    edits.contains { !$0.text.isEmpty && $0.covers(range) }
  }

  private func touches(_ range: Range<Int>) -> Bool {
    edits.contains { edit in
      edit.range.isEmpty ? inserts(edit, within: range) : edit.range.overlaps(range)
    }
  }

  private func inserts(_ edit: Fix.Edit, within range: Range<Int>) -> Bool {
    range.lowerBound < edit.range.lowerBound && edit.range.lowerBound < range.upperBound
  }
}

extension FixOracle {
  private static func same(_ old: JSONNode, _ new: JSONNode) -> Bool {
    old.compactText.utf8.elementsEqual(new.compactText.utf8)
  }

  private static func same(_ old: JSONMember, _ new: JSONMember) -> Bool {
    old.key.utf8.elementsEqual(new.key.utf8) && same(old.node, new.node)
  }
}

extension Fix.Edit {
  fileprivate func covers(_ other: Range<Int>) -> Bool {
    range.lowerBound <= other.lowerBound && other.upperBound <= range.upperBound
  }
}
