internal import DecisionTables

/// The answer in a situation if the other side of a contested rule is right.
package struct Reading: Sendable {
  /// The contested rule.
  package let rule: Rule
  private let decided: Region

  fileprivate init(_ dispute: DisputedRow, insteadOf found: Region) {
    rule = dispute.rule
    decided = DecisionGraph.routing.graph.decide(found, in: dispute.reading)
  }

  /// The methods that run in a phase, in order.
  package func methods(in phase: Phase) -> [DelegateMethod] {
    Occasion.methods(in: phase, of: decided)
  }

  /// Whether a method runs in a phase.
  func calls(_ method: DelegateMethod, in phase: Phase) -> Bool {
    Occasion.of(method, in: phase)?.when.contains(decided) ?? false
  }
}

/// A contested rule with its other reading.
struct DisputedRow: Sendable {
  let rule: Rule
  let reading: OtherReading

  /// The contested rules of the tables that route a push.
  static let all = DecisionGraph.routing.disputedRows
}

extension DecisionGraph {
  /// The contested rules whose other reading the tables can express.
  var disputedRows: [DisputedRow] {
    tables.indices.flatMap { table in
      tables[table].rules.indices.compactMap { row in
        let rule = tables[table].rules[row]
        guard let dispute = rule.dispute else { return nil }
        if dispute.otherwise == nil, tables[table].policy == .unique { return nil }
        let place = RowPlace(table: table, row: row)
        return DisputedRow(rule: rule, reading: OtherReading(place, dispute.otherwise))
      }
    }
  }
}

extension Route {
  /// The readings of contested rules under which other methods run in a phase.
  package func otherReadings(in phase: Phase) -> [Reading] {
    let calls = phase == .arrival ? arrival.calls : response?.calls ?? []
    let methods = calls.map { $0.method }
    return readings.filter { $0.methods(in: phase) != methods }
  }

  /// The other readings of the contested rules that hold.
  var readings: [Reading] {
    DisputedRow.all.filter { $0.rule.row.condition.contains(decided) }
      .map { Reading($0, insteadOf: decided) }
  }
}
