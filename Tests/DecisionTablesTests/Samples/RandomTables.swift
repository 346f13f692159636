import DecisionTables
import PushTestSupport

/// Tables with random rows, over so few situations that all of them can be looked at.
enum RandomTables {
  static let schema = Schema(inputs: [4, 3, 2, 2, 3], answers: [2, 3, 2, 3, 2])

  /// Tables of both kinds; the first decides whether a situation can exist.
  static func graph(_ random: inout SeededRandom) -> Graph {
    let answers = Array(schema.answers)
    var tables: [Table] = []
    for (number, column) in answers.enumerated() {
      let known = Array(schema.inputs) + answers[..<number]
      let isGate = column.width == 2
      tables.append(
        Table(
          "table \(number)",
          decides: column,
          isGate ? .collect : .unique,
          isGate
            ? gate(over: known, count: number + 1, &random)
            : partition(over: known, column, &random)
        )
      )
    }
    return Graph(tables, in: schema, feasible: Entry(answers[0], 1))
  }

  /// Obstacles with some values in two columns each, and the row for none of them.
  private static func gate(
    over columns: [Column],
    count: Int,
    _ random: inout SeededRandom
  ) -> [Row] {
    let obstacles = (0..<count).map { number in
      let two = Array(columns.shuffled(using: &random).prefix(2))
      return Row("obstacle \(number)", schema.randomRegion(over: two, &random), 2)
    }
    return obstacles + [Row("open", schema.any, 1)]
  }

  /// Rows that neither overlap nor leave a gap: everything, cut in two again and again.
  private static func partition(
    over columns: [Column],
    _ decided: Column,
    _ random: inout SeededRandom
  ) -> [Row] {
    var regions = [schema.any]
    while regions.count < 6 {
      let place = Int.random(in: 0..<regions.count, using: &random)
      let column = columns[Int.random(in: 0..<columns.count, using: &random)]
      let bits = regions[place][column].bits
      guard bits.count > 1 else { continue }
      let part = bits.prefix(Int.random(in: 1..<bits.count, using: &random)).reduce(0, |)
      regions.append(regions[place].keeping(~part & column.allValues, of: column))
      regions[place] = regions[place].keeping(part, of: column)
    }
    return regions.enumerated().map { number, region in
      let answer = Int.random(in: 0..<decided.width, using: &random)
      return Row("row \(number)", region, UInt64(bit: answer))
    }
  }
}

extension Graph {
  /// Decides by looking at the rows of each table in order.
  func scan(_ situation: Region) -> Region {
    var decided = situation
    for table in tables {
      guard let row = table.rows.first(where: { $0.condition.contains(decided) }),
        let column = table.decides
      else { continue }
      decided = decided.keeping(row.answer, of: column)
      if column == feasible?.column, !isFeasible(decided) { return decided }
    }
    return decided
  }

  /// A question about some answers, with some values of each.
  func randomQuestion(_ random: inout SeededRandom) -> Region {
    let columns = schema.answers.dropFirst().shuffled(using: &random)
    let asked = Array(columns.prefix(Int.random(in: 1...2, using: &random)))
    return feasibly(schema.randomRegion(over: asked, &random))
  }
}
