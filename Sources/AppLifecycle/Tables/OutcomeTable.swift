internal import DecisionTables
internal import PushRules

/// A table whose rows are the answer, over what can be: every obstacle rules something out, and of
/// everything else exactly one row decides.
struct OutcomeTable: Sendable {
  /// The table of obstacles and, behind it, that of rows.
  let graph: Graph
  private static let rowTable = 1

  /// Makes a table over a schema whose only answer is whether something can be.
  init(_ name: String, in schema: Schema, obstacles: [Rule], rows: [Rule]) {
    let feasibility = schema.columns[schema.inputCount]
    let open = UInt64(bit: 1)
    let obstacles = obstacles.map { Row($0.id, $0.row.condition, UInt64(bit: 0)) }
    graph = Graph(
      [
        Table(
          "feasibility",
          decides: feasibility,
          .collect,
          obstacles + [Row("feasibility.open", schema.any, open)]
        ),
        Table(name, decides: nil, .unique, rows.map { $0.row }),
      ],
      in: schema,
      feasible: Entry(feasibility, open)
    )
  }

  /// The place of the row for a situation with one value in each input, or nil if none holds.
  func row(in situation: Region) -> Int? {
    graph.row(of: Self.rowTable, in: graph.rows(holdingIn: situation))
  }

  /// The place of the first obstacle that stands in some situation of a region.
  func obstacle(in region: Region) -> Int? {
    obstacles.firstIndex { $0.condition.intersects(region) }
  }

  /// Everything that can be, as regions that may overlap.
  var possible: [Region] { Relations(graph).situations(where: graph.feasibly(graph.schema.any)) }

  /// The obstacles.
  var obstacles: ArraySlice<Row> { graph.tables[0].written }

  /// What keeps the rows from deciding everything that can be exactly once, a sentence each.
  var defects: [String] { graph.defects.map { $0.sentence(in: graph.schema) } }
}

extension ColumnDescription {
  /// Whether something can be.
  static var feasibility: ColumnDescription {
    ColumnDescription("can be", count: 2, values: { ["no", "yes"] })
  }
}
