/// What would have to be otherwise for a method to run.
public struct Change: Hashable, Sendable {
  /// The parts of the situation to change, all of them.
  public let steps: [Step]

  /// One part of the situation with its new value.
  public struct Step: Hashable, Sendable {
    /// The part to change.
    public let column: Column
    /// The value that it should have, as it prints.
    public let value: String
    /// The bit of the value.
    let bit: UInt64
    /// The place of the value among those that would do.
    let rank: Int
  }
}

extension Change {
  /// The change from one situation to another.
  init(from situation: Box, to other: Box) {
    steps = Column.base.filter { situation[$0] != other[$0] }.map { column in
      let current = situation[column].trailingZeroBitCount
      let index = other[column].trailingZeroBitCount
      return Step(column: column, index: index, current: current)
    }
  }
}

extension Change {
  /// How far the change goes: first which columns it touches, then how usual the values are.
  var ranks: [Int] {
    steps.map { Self.order[Int($0.column.rawValue)] } + steps.map(\.rank)
  }

  /// The place of each column in the tiers.
  private static let order: [Int] = {
    let columns = ChangeSearch.tiers.joined()
    return Column.base.map { column in columns.prefix { $0 != column }.count }
  }()
}

extension Change.Step {
  fileprivate init(column: Column, index: Int, current: Int) {
    self.column = column
    value =
      column == .system ? SystemVersion.releaseName(at: index) : column.values[index]
    bit = 1 << UInt64(index)
    rank = column.rank(index, from: current)
  }
}

extension Column {
  /// The place of a value among those that would do; the lowest is the one to advise.
  fileprivate func rank(_ index: Int, from current: Int) -> Int {
    switch self {
    case .system:
      (index > current ? index - current : Self.last + current - index)
        + (SystemVersion.isLastOfMajor(index) ? 0 : 2 * Self.last)
    case .state:
      current >= Self.firstNotRunning && index < Self.firstNotRunning ? Self.last + index : index
    case .pushType, .launch, .delegate:
      index == 0 ? Self.last : index
    case .priority:
      index == Self.five ? 0 : index + 1
    case .content:
      -index
    default:
      index
    }
  }

  /// Above every place of a value.
  private static let last = 64
  private static let firstNotRunning = AppState.notRunning(.system).bit.trailingZeroBitCount
  private static let five = Priority.five.bit.trailingZeroBitCount + 1
}
