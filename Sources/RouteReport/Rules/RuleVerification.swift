package import AppLifecycle
import DecisionTables
import Evidence
import PushPayload
package import PushRules

/// The proof that the tables decide every situation, and every event, exactly once.
package struct RuleVerification: Sendable {
  private let graph: DecisionGraph
  private let situationCount: UInt64
  private let readings: ReadingProof
  private let failures: [Failure]

  /// A defect, and the table that has it; empty for a column.
  private typealias Failure = (table: String, text: String)

  /// Proves the tables of a graph and of the life cycle, and that each rule cites its sources.
  package init(
    of graph: DecisionGraph,
    _ readings: ReadingProof,
    reasons: [Reason] = LifecycleRule.all.filter { !$0.refuses }.map { $0.reason }
  ) {
    self.graph = graph
    situationCount = graph.situationCount
    self.readings = readings
    let undecided = graph.tableDefects.map { (table: $0.table, text: $0.sentence(in: .push)) }
    let undocumented = graph.tables.flatMap(Self.failures)
    let unused = (graph.unusedColumns + Self.overflow(of: .push))
      .map { (table: "", text: $0) }
    let ofLifecycle = LifecycleProof.defects + reasons.flatMap { Self.failures(of: $0) }
    let hidden = readings.defects.map { (table: "", text: $0) }
    failures =
      undecided + undocumented + unused + hidden
      + ofLifecycle.map { (table: Self.lifecycleName, text: "life cycle: " + $0) }
  }

  /// That the situations of a schema are more than 64 bits count, with the column that is too much.
  static func overflow(of schema: Schema) -> [String] {
    schema.any.firstOverflow(over: Array(schema.inputs)).map {
      [
        "column \(schema.description(of: $0).name): with its values there are more situations than "
          + "64 bits count"
      ]
    } ?? []
  }

  private static func failures(of table: DecisionTable) -> [Failure] {
    let unknown = table.rules.flatMap { unknownCitations(of: $0.id, $0.citations) }
    return (unknown + table.hygieneDefects).map {
      (table: table.name, text: "table \(table.name): \($0)")
    }
  }

  private static func failures(of reason: Reason) -> [String] {
    unknownCitations(of: reason.rule, reason.citations)
      + Hygiene.defects(
        of: reason.rule,
        citing: reason.citations,
        reason.confidence,
        against: reason.disputes
      )
  }

  private static func unknownCitations(of rule: Rule.ID, _ citations: [String]) -> [String] {
    citations.filter { !knownCitations.contains($0) }
      .map { "\(rule) cites \($0), which the catalogue does not know" }
  }

  private static let knownCitations = Set(Citation.all.map { $0.id })

  package var isProven: Bool { failures.isEmpty }

  /// The defects, each with its rules and an example situation.
  package var defects: [String] { failures.map { $0.text } }

  private var ruleCount: Int { graph.tables.reduce(0) { $0 + $1.rules.count } }

  /// The columns of the situation that some rule looks at, and those that tables decide.
  private var columnCount: Int {
    Set(graph.tables.flatMap { $0.columnNames + [$0.answerName] }).count
  }

  package func write(milliseconds: Int, to output: inout some TextOutputStream) {
    let width = graph.tables.map { $0.name.count }.max() ?? 0
    for table in graph.tables {
      output.write(table.name.padded(to: width + 2) + table.policyName.padded(to: 8))
      output.write("\(table.rules.count) rules".leading(8) + "  ")
      output.write("\(table.columnNames.count) columns".padded(to: 12))
      output.write(isProven(table) ? "ok\n" : "not proven\n")
    }
    for defect in defects { output.write("not proven: " + defect + "\n") }
    output.write(
      "\(graph.tables.count) tables, \(ruleCount) rules, \(columnCount) columns, "
        + "\(situationCount.grouped) situations: "
        + (isProven
          ? "each decided exactly once" : "not proven, \(failures.count.counted("defect"))")
        + " (\(milliseconds) ms)\n"
    )
    let tenths = UInt64.max / (Region.any.volume(over: Array(Schema.push.inputs)) / 10)
    let room = String(tenths / 10) + "." + String(tenths % 10)
    output.write("64 bits count \(room) times as many combinations of inputs\n")
    output.write(
      "\(readings.readingCount) contested rules, each at its other side: "
        + (readings.defects.isEmpty
          ? "nothing that this would change is surer than contested" : "not proven") + "\n"
    )
    output.write(
      "\(Self.lifecycleName): \(LifecycleRule.all.count) rules, "
        + "\(LifecycleProof.momentCount.grouped) events in states: "
        + (LifecycleProof.defects.isEmpty ? "each decided exactly once" : "not proven") + "\n"
    )
  }

  private static let lifecycleName = "life cycle"

  package func json(milliseconds: Int) -> JSONTree { Self.form.json((self, milliseconds)) }

  package static var schema: JSONSchema { form.schema }

  private static let form = JSONForm<(proof: RuleVerification, milliseconds: Int)>.object([
    .schemaVersion,
    .init("proven", .truth) { $0.proof.isProven },
    .init("tables", .list(table)) { pair in pair.proof.graph.tables.map { (pair.proof, $0) } },
    .init("rules", .count) { $0.proof.ruleCount },
    .init("columns", .count) { $0.proof.columnCount },
    .init("situations", .situations) { $0.proof.situationCount },
    .init("otherReadings", otherReadings) { $0.proof.readings },
    .init("lifecycle", ofLifecycle) { _ in },
    .init("defects", .list(.text)) { $0.proof.defects },
    .init("milliseconds", .count) { $0.milliseconds },
  ])

  private static let table = JSONForm<(proof: RuleVerification, table: DecisionTable)>.object([
    .init("name", .text) { $0.table.name },
    .init("kind", .policy) { $0.table.policyName },
    .init("rules", .count) { $0.table.rules.count },
    .init("columns", .count) { $0.table.columnNames.count },
    .init("proven", .truth) { $0.proof.isProven($0.table) },
  ])

  private static let otherReadings = JSONForm<ReadingProof>.object([
    .init("rules", .count) { $0.readingCount },
    .init("proven", .truth) { $0.defects.isEmpty },
  ])

  private static let ofLifecycle = JSONForm<Void>.object([
    .init("rules", .count) { _ in LifecycleRule.all.count },
    .init("moments", .situations) { _ in LifecycleProof.momentCount },
    .init("proven", .truth) { _ in LifecycleProof.defects.isEmpty },
  ])

  private func isProven(_ table: DecisionTable) -> Bool {
    !failures.contains { $0.table == table.name }
  }
}
