import DecisionTables
import Testing

/// The doubt of answers in graphs small enough to check by eye.
struct GroundsTests {
  private static let ground = Outing.entry("ground", "dry")
  private static let wet = Outing.entry("ground", "wet")
  private static let possible = Outing.entry("possible", "yes")
  private static let leave = Outing.entry("leave", "open")
  private static let closed = Outing.entry("leave", "closed")
  private static let outing = Outing.entry("outing", "walk")

  private func grounds(_ tables: Table..., neutral: Entry? = nil) -> Grounds {
    let graph = Graph(tables, in: Outing.schema)
    let situation = Outing.situation("sun")
    let holding = graph.rows(holdingIn: situation)
    return Grounds(graph, graph.answers(of: holding, in: situation), holding, neutral: neutral)
  }

  private func names(_ places: [RowPlace], in tables: Table...) -> [String] {
    places.map { tables[$0.table].rows[$0.row].id }
  }

  /// A table of one row.
  private static func table(
    _ id: String,
    _ answer: Entry,
    doubt: UInt8,
    when entries: Entry...
  ) -> Table {
    let row = Row(id, Outing.schema.any.keeping(entries), answer.values, doubt: doubt)
    return Table(id, decides: answer.column, .unique, [row])
  }

  /// A table of obstacles, with a row for none of them that is certain.
  private static func gate(_ obstacles: Row...) -> Table {
    Table(
      "gate",
      decides: leave.column,
      .collect,
      obstacles + [Row("open", Outing.schema.any, leave.values)]
    )
  }

  /// An obstacle of the gate.
  private static func obstacle(_ id: String, doubt: UInt8, when entries: Entry...) -> Row {
    Row(id, Outing.schema.any.keeping(entries), closed.values, doubt: doubt)
  }

  private let doubtful = table("doubtful", ground, doubt: 2)
  private let firm = table("firm", possible, doubt: 0)

  @Test func `an answer is as doubtful as the most doubtful row that it rests on`() {
    let reader = Self.table("reader", Self.outing, doubt: 1, when: Self.ground)
    let grounds = grounds(firm, doubtful, reader)
    #expect(grounds.doubt(of: [Self.possible.column]) == 0)
    #expect(grounds.doubt(of: [Self.ground.column]) == 2)
    #expect(grounds.doubt(of: [Self.outing.column]) == 2)
    #expect(grounds.doubt(of: [Self.possible.column, Self.outing.column]) == 2)
    let behind = grounds.rows(behind: [Self.outing.column])
    #expect(names(behind, in: firm, doubtful, reader) == ["reader", "doubtful"])
    let asDoubtful = grounds.rows(behind: [Self.outing.column], doubt: 2)
    #expect(names(asDoubtful, in: firm, doubtful, reader) == ["doubtful"])
  }

  @Test func `of several rows the first of the most doubtful counts`() {
    let reader = Self.table("reader", Self.outing, doubt: 2)
    let grounds = grounds(firm, doubtful, reader)
    let (one, two, three) = (Self.possible.column, Self.ground.column, Self.outing.column)
    #expect(grounds.mostDoubtfulRow(behind: [one, two]) == RowPlace(table: 1, row: 0))
    #expect(grounds.mostDoubtfulRow(behind: [two, three]) == RowPlace(table: 1, row: 0))
    #expect(grounds.mostDoubtfulRow(behind: [three, two]) == RowPlace(table: 2, row: 0))
    #expect(grounds.mostDoubtfulRow(behind: [Outing.schema.columns[0]]) == nil)
  }

  @Test func `a closed gate is as sure as its surest obstacle`() {
    let gate = Self.gate(
      Self.obstacle("doubtful", doubt: 3),
      Self.obstacle("by way of the ground", doubt: 0, when: Self.ground),
      Self.obstacle("firm", doubt: 1)
    )
    let grounds = grounds(doubtful, gate)
    #expect(names(grounds.rows(behind: [Self.leave.column]), in: doubtful, gate) == ["firm"])
    #expect(grounds.doubt(of: [Self.leave.column]) == 1)
    #expect(grounds.mostDoubtfulRow(behind: [Self.leave.column]) == RowPlace(table: 1, row: 2))
  }

  @Test func `an open gate rests on the surest answer that averts each obstacle`() {
    let no = Outing.entry("possible", "no")
    let gate = Self.gate(Self.obstacle("averted twice", doubt: 0, when: Self.wet, no))
    let grounds = grounds(doubtful, firm, gate)
    let behind = grounds.rows(behind: [Self.leave.column])
    #expect(names(behind, in: doubtful, firm, gate) == ["open", "firm"])
    #expect(grounds.doubt(of: [Self.leave.column]) == 0)
  }

  @Test func `an open gate is in doubt if only a doubtful answer averts an obstacle`() {
    let gate = Self.gate(Self.obstacle("averted by the ground", doubt: 0, when: Self.wet))
    let grounds = grounds(doubtful, gate)
    let behind = grounds.rows(behind: [Self.leave.column])
    #expect(names(behind, in: doubtful, gate) == ["open", "doubtful"])
    #expect(grounds.doubt(of: [Self.leave.column]) == 2)
  }

  @Test func `what the situation itself averts needs no other support`() {
    let storm = Outing.entry("weather", "storm")
    let gate = Self.gate(
      Self.obstacle("averted by the weather too", doubt: 0, when: Self.wet, storm)
    )
    let behind = grounds(doubtful, gate).rows(behind: [Self.leave.column])
    #expect(names(behind, in: doubtful, gate) == ["open"])
  }

  @Test func `a neutral answer makes those that read it no more doubtful`() {
    let reader = Self.table("reader", Self.outing, doubt: 0, when: Self.ground)
    let grounds = grounds(doubtful, reader, neutral: Self.ground)
    #expect(grounds.doubt(of: [Self.ground.column]) == 2)
    #expect(grounds.doubt(of: [Self.outing.column]) == 0)
  }
}
