extension Code {
  /// The index behind a closing brace where branches of `#if` may repeat braces.
  func end(ofBracesFrom start: Int) -> Int {
    var depth = 0
    var branches: [(before: Int, after: Int?)] = []
    var index = start
    while index < count {
      if let change = changes[index] {
        switch change {
        case .begin: branches.append((depth, nil))
        case .next:
          // The brace is in a later branch, which replaces the branch before it.
          guard let last = branches.indices.last else { return index }
          branches[last].after = branches[last].after ?? depth
          depth = branches[last].before
        case .end: if let branch = branches.popLast() { depth = branch.after ?? depth }
        }
      } else if isMark(index, "{") {
        depth += 1
      } else if isMark(index, "}") {
        depth -= 1
        if depth <= 0, branches.isEmpty { return index + 1 }
      } else if depth > 0, isEndOfType(index) {
        return index
      }
      index += 1
    }
    return index
  }

  /// Whether this word cannot be in a body, so that a broken body ends here.
  private func isEndOfType(_ index: Int) -> Bool {
    guard language == .objectiveC, isMark(index, "@") else { return false }
    return isWord(index + 1, "end") || isWord(index + 1, "implementation")
  }
}
