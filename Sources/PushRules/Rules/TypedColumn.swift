internal import DecisionTables

/// A column as rules write it: `.reachesApp(.open)` names the values that a rule accepts in it.
struct TypedColumn<Value: ColumnValue>: Sendable {
  private let column: Column

  /// The column of an input.
  init(input: Input) { column = Column(input) }
  /// The column of an answer.
  init(answer: Answer) { column = Column(answer) }

  /// Accepts a value, or one of several.
  @inline(never)
  func callAsFunction(
    _ first: Value,
    _ second: Value? = nil,
    _ third: Value? = nil,
    _ fourth: Value? = nil
  ) -> Entry {
    var values = UInt64(bit: first.place)
    if let second { values |= UInt64(bit: second.place) }
    if let third { values |= UInt64(bit: third.place) }
    if let fourth { values |= UInt64(bit: fourth.place) }
    return Entry(column, values)
  }
}
