/// How the rows of a table make up its answer.
package enum HitPolicy: Hashable, Sendable {
  /// Exactly one row holds: the rows neither overlap nor leave a gap.
  case unique
  /// Every row but the last is an obstacle, and several may hold; the last holds without obstacles.
  case collect
}

/// Rows that decide one thing; their order means nothing.
package struct Table: Sendable {
  package let name: String
  /// The column that the table decides, or nil where the row itself is the answer.
  package let decides: Column?
  package let policy: HitPolicy
  /// The rows; with ``HitPolicy/collect`` the last is the one for no obstacle.
  package internal(set) var rows: [Row]

  package init(_ name: String, decides: Column?, _ policy: HitPolicy, _ rows: [Row]) {
    self.name = name
    self.decides = decides
    self.policy = policy
    self.rows = rows
  }

  package var written: ArraySlice<Row> { rows.dropLast(policy == .collect ? 1 : 0) }

  package var open: Row? { policy == .collect ? rows.last : nil }

  package func columns(in schema: Schema) -> [Column] {
    schema.columns(of: written.reduce(Region()) { $0 | schema.any.without($1.condition) })
  }

  /// The situations that no written row covers, as disjoint regions.
  func rest(in schema: Schema) -> [Region] { schema.any.subtracting(written.map { $0.condition }) }
}
