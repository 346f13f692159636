/// A rule of any kind: its row states the condition, and the rule itself is the answer.
package protocol TableRule: Sendable {
  var row: Row { get }
}

/// Rules whose answer is more than a value of a column; their order means nothing to the proof.
///
/// A situation in which an obstacle holds cannot exist. Where rules exclude each other, every other
/// situation has exactly one, and the table proves it.
package struct RuleTable<Rule: TableRule>: Sendable {
  package let rules: [Rule]
  /// Why some situations cannot exist.
  package let obstacles: [Rule]
  package let graph: Graph
  private static var ruleTable: Int { 1 }

  package init(_ name: String, in schema: Schema, obstacles: [Rule] = [], rules: [Rule]) {
    self.rules = rules
    self.obstacles = obstacles
    let feasibility = schema.columns[schema.inputCount]
    let open = UInt64(bit: 1)
    let closed = obstacles.map { Row($0.row.id, $0.row.condition, UInt64(bit: 0)) }
    graph = Graph(
      [
        Table(
          "feasibility",
          decides: feasibility,
          .collect,
          closed + [Row("feasibility.open", schema.any, open)]
        ),
        Table(name, decides: nil, .unique, rules.map { $0.row }),
      ],
      in: schema,
      feasible: Entry(feasibility, open)
    )
  }

  /// The rule for a situation with one value in each input, or nil if none holds.
  package func rule(in situation: Region) -> Rule? {
    graph.index.firstRow(of: Self.ruleTable, in: graph.rows(holdingIn: situation)).map { rules[$0] }
  }

  /// The first obstacle that holds in some situation of a region.
  package func obstacle(in region: Region) -> Rule? {
    obstacles.first { $0.row.condition.intersects(region) }
  }

  /// The situations that can exist, as regions that may overlap.
  package var possible: [Region] {
    Relations(graph).situations(where: graph.feasibly(graph.schema.any))
  }

  /// What keeps the rules from deciding every situation that can exist exactly once, in sentences.
  package var defects: [String] { graph.defects.map { $0.sentence(in: graph.schema) } }
}

extension ColumnDescription {
  /// Whether a situation can exist.
  package static var feasibility: ColumnDescription {
    ColumnDescription("can be", values: ["no", "yes"])
  }
}
