extension Set {
  /// Puts an element into the set, or takes it out.
  mutating func set(_ element: Element, to isThere: Bool) {
    if isThere { insert(element) } else { remove(element) }
  }
}
