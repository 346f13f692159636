extension DecisionGraph {
  /// What keeps the tables from deciding every possible situation exactly once.
  ///
  /// Rules overlap, or leave a gap, only if some situation that can exist is decided twice or not
  /// at all: a defect over answers of other tables is carried back to the situation before it
  /// counts. A rule that decides no possible situation is a defect, too.
  public var defects: [TableDefect] {
    let composition = Composition(self)
    var found: [TableDefect] = []
    var world = Box.any
    for table in tables {
      found += composition.overlaps(in: table, within: world)
      found += composition.gaps(in: table, within: world)
      found += composition.unreachable(in: table, within: world)
      if table.decides == .world { world = .world(.open) }
    }
    return found
  }

  /// The number of situations that can exist.
  public var situationCount: Int {
    let possible = Composition(self).situations(where: .world(.open)).disjoint
    return possible.reduce(0) { $0 + $1.volume(over: Column.base) }
  }
}

extension Composition {
  fileprivate func overlaps(in table: DecisionTable, within world: Box) -> [TableDefect] {
    guard table.kind == .unique else { return [] }
    var found: [TableDefect] = []
    for (index, rule) in table.rules.enumerated() {
      for other in table.rules[..<index] where other.condition.intersects(rule.condition) {
        guard let example = example(of: other.condition & rule.condition & world) else { continue }
        found.append(
          .overlap(table: table.name, other.id, rule.id, example: example.witness.situation)
        )
      }
    }
    return found
  }

  fileprivate func gaps(in table: DecisionTable, within world: Box) -> [TableDefect] {
    guard table.kind == .unique else { return [] }
    for gap in table.rest {
      if let example = example(of: gap & world) {
        return [.gap(table: table.name, example: example.witness.situation)]
      }
    }
    return []
  }

  fileprivate func unreachable(in table: DecisionTable, within world: Box) -> [TableDefect] {
    var found: [TableDefect] = []
    for rule in table.rules where example(of: rule.condition & world) == nil {
      found.append(.unreachable(table: table.name, rule.id))
    }
    if let open = table.open, !table.rest.contains(where: { example(of: $0 & world) != nil }) {
      found.append(.unreachable(table: table.name, open.id))
    }
    return found
  }
}
