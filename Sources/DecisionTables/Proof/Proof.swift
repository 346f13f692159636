extension Graph {
  /// What keeps the tables from deciding every possible situation exactly once.
  ///
  /// Rows overlap, or leave a gap, only if some situation that can exist is decided twice or not at
  /// all: a defect over answers of other tables is carried back to the inputs before it counts. A
  /// row that decides no possible situation is a defect, too.
  package var defects: [TableDefect] {
    let relations = Relations(self)
    var found: [TableDefect] = []
    var space = schema.any
    for table in tables {
      found += relations.overlaps(in: table, within: space)
      found += relations.gaps(in: table, within: space)
      found += relations.unreachable(in: table, within: space)
      if let feasible, table.decides == feasible.column { space = schema.any & feasible }
    }
    return found
  }

  /// The number of situations that can exist.
  package var situationCount: UInt64 {
    let possible = Relations(self).situations(where: feasibly(schema.any)).disjoint
    let inputs = Array(schema.inputs)
    return possible.reduce(0) { sum, region in
      let (count, overflow) = sum.addingReportingOverflow(region.volume(over: inputs))
      return overflow ? .max : count
    }
  }
}

extension Relations {
  fileprivate func overlaps(in table: Table, within space: Region) -> [TableDefect] {
    guard table.policy == .unique else { return [] }
    var found: [TableDefect] = []
    for (index, row) in table.rows.enumerated() {
      for other in table.rows[..<index] where other.condition.intersects(row.condition) {
        guard let example = example(of: other.condition & row.condition & space) else { continue }
        found.append(.overlap(table: table.name, other.id, row.id, example: witness(in: example)))
      }
    }
    return found
  }

  fileprivate func gaps(in table: Table, within space: Region) -> [TableDefect] {
    guard table.policy == .unique else { return [] }
    for gap in table.rest(in: graph.schema) {
      if let example = example(of: gap & space) {
        return [.gap(table: table.name, example: witness(in: example))]
      }
    }
    return []
  }

  fileprivate func unreachable(in table: Table, within space: Region) -> [TableDefect] {
    var found: [TableDefect] = []
    for row in table.written where example(of: row.condition & space) == nil {
      found.append(.unreachable(table: table.name, row.id))
    }
    if let open = table.open {
      let rest = table.rest(in: graph.schema)
      if !rest.contains(where: { example(of: $0 & space) != nil }) {
        found.append(.unreachable(table: table.name, open.id))
      }
    }
    return found
  }

  private func witness(in region: Region) -> Region { graph.schema.inputs(of: region.witness) }
}
