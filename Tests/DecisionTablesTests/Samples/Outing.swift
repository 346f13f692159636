import DecisionTables

/// Tables small enough to see through: whether and how to go out.
enum Outing {
  static let schema = Schema(
    inputs: [
      column("weather", ["sun", "clouds", "rain", "storm"], tier: 2),
      column("day", ["weekday", "weekend"], tier: 1),
      column("umbrella", ["absent", "present"], tier: 0),
      column("bicycle", ["absent", "works", "broken"], tier: 0),
    ],
    answers: [
      column("possible", ["yes", "no"]),
      column("ground", ["dry", "wet"]),
      column("leave", ["open", "closed"]),
      column("outing", ["stay", "walk", "ride"]),
    ]
  )

  private static func column(
    _ name: String,
    _ values: [String],
    tier: Int = 0
  ) -> ColumnDescription {
    ColumnDescription(name, values: values, effort: Effort(tier: tier))
  }

  /// An entry by the words of the schema, such as `weather: sun or clouds`.
  static func entry(_ name: String, _ words: String...) -> Entry {
    for column in schema.columns where schema.description(of: column).name == name {
      let values = schema.description(of: column).values
      let places = words.compactMap { values.firstIndex(of: $0) }
      precondition(places.count == words.count, "\(name) has not all values of \(words)")
      return Entry(column, places.reduce(0) { $0 | UInt64(bit: $1) })
    }
    preconditionFailure("no column \(name)")
  }

  static func region(_ entries: Entry...) -> Region { schema.any.keeping(entries) }

  /// A situation with one value in each input.
  static func situation(
    _ weather: String,
    _ day: String = "weekend",
    umbrella: String = "absent",
    bicycle: String = "absent"
  ) -> Region {
    region(
      entry("weather", weather),
      entry("day", day),
      entry("umbrella", umbrella),
      entry("bicycle", bicycle)
    )
  }

  static func row(_ id: String, _ answer: Entry, when entries: Entry..., doubt: UInt8 = 0) -> Row {
    Row(id, schema.any.keeping(entries), answer.values, doubt: doubt)
  }

  /// A bicycle that works is never out in a storm.
  static let possible = Table(
    "possible",
    decides: entry("possible", "yes").column,
    .collect,
    [
      row(
        "possible.bicycle-in-storm",
        entry("possible", "no"),
        when: entry("weather", "storm"),
        entry("bicycle", "works")
      ),
      row("possible.any", entry("possible", "yes")),
    ]
  )

  static let ground = Table(
    "ground",
    decides: entry("ground", "dry").column,
    .unique,
    [
      row("ground.dry", entry("ground", "dry"), when: entry("weather", "sun", "clouds")),
      row("ground.wet", entry("ground", "wet"), when: entry("weather", "rain", "storm")),
    ]
  )

  static let leave = Table(
    "leave",
    decides: entry("leave", "open").column,
    .collect,
    [
      row("leave.storm", entry("leave", "closed"), when: entry("weather", "storm")),
      row("leave.work", entry("leave", "closed"), when: entry("day", "weekday")),
      row(
        "leave.soaked",
        entry("leave", "closed"),
        when: entry("ground", "wet"),
        entry("umbrella", "absent")
      ),
      row("leave.free", entry("leave", "open")),
    ]
  )

  static let outing = Table(
    "outing",
    decides: entry("outing", "stay").column,
    .unique,
    [
      row("outing.stay", entry("outing", "stay"), when: entry("leave", "closed")),
      row(
        "outing.walk",
        entry("outing", "walk"),
        when: entry("leave", "open"),
        entry("bicycle", "absent", "broken")
      ),
      row(
        "outing.walk-in-the-wet",
        entry("outing", "walk"),
        when: entry("leave", "open"),
        entry("bicycle", "works"),
        entry("ground", "wet")
      ),
      row(
        "outing.ride",
        entry("outing", "ride"),
        when: entry("leave", "open"),
        entry("bicycle", "works"),
        entry("ground", "dry")
      ),
    ]
  )

  static let tables = [possible, ground, leave, outing]
  static let graph = graph(of: tables)

  static func graph(of tables: [Table]) -> Graph {
    Graph(tables, in: schema, feasible: entry("possible", "yes"))
  }

  /// The tables with other rows in one of them.
  static func graph(replacing name: String, _ rows: ([Row]) -> [Row]) -> Graph {
    graph(
      of: tables.map { table in
        guard table.name == name else { return table }
        return Table(name, decides: table.decides, table.policy, rows(table.rows))
      }
    )
  }
}
