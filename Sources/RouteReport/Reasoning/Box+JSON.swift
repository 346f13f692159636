internal import PushRules

extension Box {
  /// What the box says besides a space: for each part of the situation the values.
  func json(within space: Box) -> JSONTree {
    .array(
      Column.base.filter { self[$0] != space[$0] }.map { column in
        [
          "part": .string(column.jsonName),
          "values": .texts(column.places(of: self[column]).map { column.values[$0] }),
        ]
      }
    )
  }
}
