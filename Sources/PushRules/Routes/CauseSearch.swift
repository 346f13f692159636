import DecisionTables

/// Finds the rows of the tables that keep a method from running.
///
/// The search goes back through the tables for the change nearest to the situation that would make
/// the method run; the rows that exclude that change are the causes. It abandons a path that is no
/// nearer than one it has found.
struct CauseSearch {
  private let rules: DecisionGraph
  private let graph: Graph
  private let decided: Region
  private let holding: RowSet

  init(_ decided: Region, _ holding: RowSet, in rules: DecisionGraph = .routing) {
    self.rules = rules
    graph = rules.graph
    self.decided = decided
    self.holding = holding
  }

  func causes(against method: DelegateMethod, in phase: Phase) -> [Rule] {
    guard let candidate = PossibleCall.of(method, in: phase) else {
      return [phase == .arrival ? .comesOnResponseOnly : .comesOnArrivalOnly]
    }
    return causes(against: candidate).map { rules.rule(at: $0) }
  }

  /// The causes of the first answer that is missing, in the order of ``PossibleCall/decisive``.
  private func causes(against candidate: PossibleCall) -> [RowPlace] {
    let missed = candidate.decisive.first { candidate.when[$0] & decided[$0] == 0 }
    let nearest = missed.flatMap { reason(for: $0, wanted: candidate.when, nearerThan: .max) }
    return (nearest?.causes ?? []).unique()
  }

  /// The rows that exclude an answer, and the distance of the nearest change to it.
  private struct Reason {
    var causes: [RowPlace] = []
    var distance = 0

    /// The reason, unless it is no nearer than a limit.
    func nearer(than limit: Int) -> Reason? { distance < limit ? self : nil }

    /// Adds the reason against another answer that is needed as well.
    mutating func add(_ other: Reason) {
      causes = causes.isEmpty ? other.causes : causes + other.causes
      distance += other.distance
    }
  }

  /// Why a column has none of the wanted values; the other wanted values limit the search.
  private func reason(for column: Column, wanted: Region, nearerThan limit: Int) -> Reason? {
    guard let number = graph.table(deciding: column) else {
      return Reason(distance: column.distance).nearer(than: limit)
    }
    let holdingRows = graph.rows(deciding: column, in: holding)
    if let open = graph.tables[number].open, open.answer & wanted[column] != 0 {
      return reason(behind: holdingRows, of: number, wanted: wanted, nearerThan: limit)
    }
    // What the system shows is a reason, unless there is nothing to show.
    let isSettled = column.answer == .presentation && Entry.showing(.open).contains(decided)
    guard graph.tables[number].policy == .unique, !isSettled, holdingRows != 0 else {
      let causes = holdingRows.places.map { RowPlace(table: number, row: $0) }
      return Reason(causes: causes, distance: 1).nearer(than: limit)
    }
    let current = RowPlace(table: number, row: holdingRows.trailingZeroBitCount)
    return nearestRow(to: column, insteadOf: current, wanted: wanted, nearerThan: limit)
  }

  /// The nearest row of a table that gives a wanted answer.
  private func nearestRow(
    to column: Column,
    insteadOf current: RowPlace,
    wanted: Region,
    nearerThan limit: Int
  ) -> Reason? {
    let others = wanted.forgetting(column)
    let rows = graph.tables[current.table].rows
    var isPossible = false
    var nearest: Reason?
    for row in rows.indices
    where rows[row].answer & wanted[column] != 0 && rows[row].condition.intersects(wanted) {
      isPossible = true
      let place = RowPlace(table: current.table, row: row)
      let limit = nearest?.distance ?? limit
      let nearer = reason(for: place, insteadOf: current, wanted: others, nearerThan: limit)
      nearest = nearer ?? nearest
    }
    return isPossible ? nearest : Reason(causes: [current], distance: 1).nearer(than: limit)
  }

  /// Why some obstacles of a table hold.
  private func reason(
    behind obstacles: UInt64,
    of table: Int,
    wanted: Region,
    nearerThan limit: Int
  ) -> Reason? {
    var sum = Reason()
    var rest = obstacles
    while rest != 0 {
      let obstacle = RowPlace(table: table, row: rest.trailingZeroBitCount)
      let limit = limit - sum.distance
      guard let other = reason(behind: obstacle, wanted: wanted, nearerThan: limit) else {
        return nil
      }
      sum.add(other)
      rest &= rest &- 1
    }
    return sum.nearer(than: limit)
  }

  /// Why an obstacle holds: the reason for the answer that it reads, or else the obstacle itself.
  private func reason(behind obstacle: RowPlace, wanted: Region, nearerThan limit: Int) -> Reason? {
    let looked = graph.columns(at: obstacle)
    guard let column = looked.first(where: { isAnswer($0) }) else {
      let distance = looked.lazy.map { $0.distance }.max() ?? 1
      return Reason(causes: [obstacle], distance: distance).nearer(than: limit)
    }
    let prevented = wanted.keeping(~graph.condition(at: obstacle)[column], of: column)
    return reason(for: column, wanted: prevented, nearerThan: limit)
  }

  /// Why a row does not hold: the reasons for the answers that it lacks, or else the current row.
  private func reason(
    for row: RowPlace,
    insteadOf current: RowPlace,
    wanted: Region,
    nearerThan limit: Int
  ) -> Reason? {
    let condition = graph.condition(at: row)
    var sum = Reason()
    var isElsewhere = false
    for column in graph.columns(at: row) where decided[column] & condition[column] == 0 {
      if isAnswer(column) {
        let (wanted, limit) = (wanted & condition, limit - sum.distance)
        guard let other = reason(for: column, wanted: wanted, nearerThan: limit) else {
          return nil
        }
        sum.add(other)
      } else {
        sum.distance += column.distance
        // The place of the app is a sufficient reason.
        isElsewhere = isElsewhere || column.answer == .place || column.answer == .placeAtResponse
      }
      guard sum.distance < limit else { return nil }
    }
    if sum.causes.isEmpty || isElsewhere { sum.causes = [current] }
    return sum.nearer(than: limit)
  }

  /// Whether a table decides the column, beyond naming a part of the situation.
  private func isAnswer(_ column: Column) -> Bool {
    graph.table(deciding: column).map { !rules.tables[$0].isAlias } ?? false
  }
}

extension Column {
  fileprivate var distance: Int { Self.distances[number] }

  private static let distances = Schema.push.columns.map { column in
    column.answer?.distance ?? column.input?.description.distance ?? 1
  }
}

extension Rule {
  /// Methods for the user's action do not run before there is one.
  fileprivate static let comesOnResponseOnly =
    DecisionGraph.routing.table(deciding: .opportunity)?
    .rules.first { $0.id == "opportunity.nothing" } ?? comesOnArrivalOnly

  /// Methods for the push itself do not run when the user acts.
  package static let comesOnArrivalOnly = Rule(
    "response.arrival-only",
    nil,
    in: Region(!.userAction(nil)),
    because: "It is called when a push arrives, not when the user acts.",
    .documented,
    "A-032 A-155 A-200"
  )
}
