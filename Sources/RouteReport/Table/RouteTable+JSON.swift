import PushRules

extension RouteTable: JSONWritten {
  /// How a table is written: one object for each cell.
  package static let form = JSONForm<RouteTable>.object([
    .schemaVersion,
    .init("purpose", .orNull(.text)) { $0.purpose },
    .init("rows", axis) { $0.rows },
    .init("columns", axis) { $0.columns },
    .init("phase", .orNull(.phase)) { $0.phase },
    .init("stated", .list(.text)) { $0.stated },
    .init("app", .text) { $0.app },
    .init("assumed", .list(.text)) { $0.assumptions },
    .init("cells", .list(cell)) { $0.placedCells },
  ])

  private static let axis = JSONForm<Axis>.object([
    .init("inputs", .list(.text)) { $0.parts.map(inputName(of:)) },
    .init("values", .list(.list(.text))) { $0.entries },
  ])

  /// A cell with the values of its row and column.
  private typealias Placed<Content> = (place: [(part: String, value: String)], content: Content)

  private var placedCells: [Placed<Cell>] {
    zip(rows.entries, cells).flatMap { row, cells in
      zip(columns.entries, cells).map { entry, cell in
        (zip(rows.parts + columns.parts, row + entry).map { ($0, $1) }, cell)
      }
    }
  }

  /// The members of eval's answer that differ between cells.
  private static let cell = JSONForm<Placed<Cell>>(
    .either([answer.schema, impossible.schema, excluded.schema])
  ) { placed in
    switch placed.content {
    case .contradiction(let reason, let rule): excluded.json((placed.place, (reason, rule)))
    case .answer(let cell):
      switch cell.outcome {
      case .route(let route): answer.json((placed.place, (cell, route)))
      case .impossible(let why): impossible.json((placed.place, (cell, why)))
      }
    }
  }

  private static let answer = placed(RouteAnswer.cell)
  private static let impossible = placed(RouteAnswer.impossibleCell)
  private static let excluded = placed([
    .init(
      "impossible",
      .object([
        .init("because", .text) { (why: (reason: String, rule: String?)) in why.reason },
        .init("rule", .orNull(.rule)) { $0.rule },
      ])
    ) { $0 }
  ])

  private static func placed<Content>(
    _ members: [JSONForm<Content>.Member]
  ) -> JSONForm<Placed<Content>> {
    .object([.init("at", place) { $0.place }] + members.of { $0.content })
  }

  private static let place = JSONForm<[(part: String, value: String)]>(.table(of: .text)) {
    .object($0.map { JSONTree.Member(inputName(of: $0.part), .string($0.value)) })
  }.about("The value of each input of the row and the column.")

  /// The name in JSON of a part of the situation, which has the name of its flag.
  private static func inputName(of part: String) -> String {
    Situation.members.first { $0.flag == part }?.name ?? part
  }
}
