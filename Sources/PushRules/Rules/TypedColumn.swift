import DecisionTables

/// A column as rules write it: `.reachesApp(.open)` names the values that a rule accepts in it.
struct TypedColumn<Value: Sendable>: Sendable {
  private let column: Column
  private let place: @Sendable (Value) -> Int

  func callAsFunction(_ values: Value...) -> Entry {
    Entry(column, values.reduce(0) { $0 | UInt64(bit: place($1)) })
  }
}

extension TypedColumn where Value: ColumnValue {
  init(input: Input) { self.init(column: Column(input), place: { $0.place }) }
  init(answer: Answer) { self.init(column: Column(answer), place: { $0.place }) }
}

extension TypedColumn where Value == AppState {
  init(input: Input) { self.init(column: Column(input), place: { $0.place }) }
}

extension TypedColumn {
  /// The column of an optional input; nil is its first value.
  init<Stated: ColumnValue>(input: Input) where Value == Stated? {
    self.init(column: Column(input)) { value in value.map { $0.place + 1 } ?? 0 }
  }
}
