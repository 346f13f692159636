internal import DecisionTables

/// A column as rules write it: `.reachesApp(.open)` names the values that a rule accepts in it.
///
/// The values are known when the tables are compiled, so that each of some 1,200 cells is one call with
/// two numbers.
struct TypedColumn<Value>: Sendable {
  private let name: ColumnName

  /// The column of an input.
  init(input: Input) { name = .input(input) }
  /// The column of an answer.
  init(answer: Answer) { name = .answer(answer) }

  @inline(__always)
  private func accepting(_ first: Int, _ second: Int?, _ third: Int?, _ fourth: Int?) -> Entry {
    var values = UInt64(bit: first)
    if let second { values |= UInt64(bit: second) }
    if let third { values |= UInt64(bit: third) }
    if let fourth { values |= UInt64(bit: fourth) }
    return Entry(name, values)
  }
}

extension TypedColumn where Value: ColumnValue {
  /// Accepts a value, or one of several.
  @inline(__always)
  func callAsFunction(
    _ first: Value,
    _ second: Value? = nil,
    _ third: Value? = nil,
    _ fourth: Value? = nil
  ) -> Entry {
    accepting(first.place, second?.place, third?.place, fourth?.place)
  }
}

extension TypedColumn where Value == AppState {
  /// Accepts a state, or one of several.
  @inline(__always)
  func callAsFunction(
    _ first: AppState,
    _ second: AppState? = nil,
    _ third: AppState? = nil,
    _ fourth: AppState? = nil
  ) -> Entry {
    accepting(first.place, second?.place, third?.place, fourth?.place)
  }
}

extension TypedColumn {
  /// Accepts a value of an input that may be missing, or one of several; nil, which stands first, is
  /// that it is missing.
  @inline(__always)
  func callAsFunction<Stated: ColumnValue>(
    _ first: Stated?,
    _ second: Stated? = nil,
    _ third: Stated? = nil,
    _ fourth: Stated? = nil
  ) -> Entry where Value == Stated? {
    accepting(
      first.map { $0.place + 1 } ?? 0,
      second.map { $0.place + 1 },
      third.map { $0.place + 1 },
      fourth.map { $0.place + 1 }
    )
  }
}

/// An input or an answer.
private enum ColumnName {
  case input(Input)
  case answer(Answer)
}

extension Entry {
  /// States values of an input or an answer.
  @inline(never)
  fileprivate init(_ name: ColumnName, _ values: UInt64) {
    switch name {
    case .input(let input): self.init(Column(input), values)
    case .answer(let answer): self.init(Column(answer), values)
    }
  }
}
